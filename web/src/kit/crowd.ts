// Heads of the crowd along an edge, the same at every match.

const chance = (i: number, salt: number): number => {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
};

/** Heads and, as a second path, the arms that go up at a goal; in px for an edge so wide. */
export function crowd(width: number): { heads: string; arms: string } {
  let heads = "";
  let arms = "";
  for (let i = 0, x = -8; x < width + 20; i++) {
    const r = 11 + chance(i, 1) * 7;
    const y = 6 + chance(i, 2) * 13;
    heads += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
    for (const side of [-1, 1]) {
      const lean = side * (5 + chance(i, 3 + side) * 9);
      arms += `M${(x + side * r * 0.9).toFixed(1)} ${(y + 4).toFixed(1)}l${lean.toFixed(1)} ${(-24 - chance(i, 6) * 10).toFixed(1)}`;
    }
    x += r * 1.75 + chance(i, 5) * 15;
  }
  return { heads, arms };
}
