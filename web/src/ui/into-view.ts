/** The `ref` of what appears in a dialog: on a small phone it would stay below the rest, out of sight. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
