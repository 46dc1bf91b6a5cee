/** Which page is shown, by its address. */

let path = $state(location.pathname);
addEventListener("popstate", () => {
  path = location.pathname;
});

/** The parts of the address: `/table/abc` is ["table", "abc"]. */
export const route = () => path.split("/").filter(Boolean);

export function go(to: string): void {
  if (to === location.pathname + location.hash) return;
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Links inside the page need no reload; those with a modifier key are the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
