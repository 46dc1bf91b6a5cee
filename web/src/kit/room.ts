/** How much larger than in a window of 1280 × 800 all is drawn: people sit far from a television. */
export const room = (width: number, height: number): number => Math.max(1, Math.min(width / 1280, height / 800));
