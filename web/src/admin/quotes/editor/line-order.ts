/** A line's position: section and index within it, both from 0. */
export interface Place {
  readonly section: number;
  readonly line: number;
}

/** A line in the form. */
export type LineName = `sections.${number}.lines.${number}`;

/**
 * Where a line goes when moved one step up or down: within its section, or from its edge into the neighbouring one
 * (down: to its top, up: to its end). Null at the very top and the very bottom. `counts` are the lines of each
 * section.
 */
export function stepOf(place: Place, direction: 'up' | 'down', counts: readonly number[]): Place | null {
  const { section, line } = place;
  if (direction === 'up') {
    if (line > 0) return { section, line: line - 1 };
    const above = counts[section - 1];
    return above === undefined ? null : { section: section - 1, line: above };
  }
  const own = counts[section] ?? 0;
  if (line < own - 1) return { section, line: line + 1 };
  return section + 1 < counts.length ? { section: section + 1, line: 0 } : null;
}

/** The list with one entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const entry = list[from];
  return entry === undefined ? rest : rest.toSpliced(to, 0, entry);
}

interface HasLines<TLine> {
  readonly lines: TLine[];
}

/** The sections with one line taken out of its place and put in at another. */
export function withLineMoved<TLine, TSection extends HasLines<TLine>>(
  sections: readonly TSection[],
  from: Place,
  to: Place,
): TSection[] {
  const line = sections[from.section]?.lines[from.line];
  if (line === undefined) return [...sections];
  const without = sections.map((section, index) =>
    index === from.section ? { ...section, lines: section.lines.toSpliced(from.line, 1) } : section,
  );
  return without.map((section, index) =>
    index === to.section ? { ...section, lines: section.lines.toSpliced(to.line, 0, line) } : section,
  );
}
