interface Identified {
  readonly id: string;
}

/**
 * What the thread shows after its live window (the newest, oldest first) has changed. The window slides: what fell out of
 * it stays above. Where it has jumped past what was known (a tab that slept), showing both would hide the gap: it starts
 * anew, and what came before is loaded again. `isWhole`: nothing is older than the window.
 */
export function withWindow<T extends Identified>(
  known: readonly T[],
  newest: readonly T[],
  isWhole: boolean,
): { readonly known: readonly T[]; readonly jumped: boolean } {
  if (isWhole) return { known: newest, jumped: false };
  const ids = new Set(newest.map(({ id }) => id));
  const start = known.findIndex(({ id }) => ids.has(id));
  if (start === -1) return { known: newest, jumped: known.length > 0 };
  return { known: [...known.slice(0, start), ...newest], jumped: false };
}

/** With an earlier page (oldest first) above. */
export function withEarlier<T extends Identified>(known: readonly T[], earlier: readonly T[]): readonly T[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !ids.has(id)), ...known];
}
