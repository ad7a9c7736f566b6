/** The page from which each later one was reached, by their addresses. History would not do: records are opened in between. */
const cameFrom = new Map<string, string | null>();

/** Notes that the page at this address was reached from the one after `from` (null: the first). */
export function notePrevious(address: string, from: string | null): void {
  cameFrom.set(address, from);
}

/** The cursor of the page before (null: the first); undefined where somebody came straight to this address. */
export function previousOf(address: string): string | null | undefined {
  return cameFrom.get(address);
}
