import type { LineForm, SectionForm } from './quote-form.ts';

interface Part {
  readonly id: string;
}

/** A part taken out of a list, and where it stood. */
export interface Removed<TPart extends Part> {
  readonly part: TPart;
  readonly index: number;
  /** The part that followed it. */
  readonly before: string | undefined;
}

/** What removing this entry takes out; a copy, which later changes of the list leave alone. */
export function removedAt<TPart extends Part>(list: readonly TPart[], index: number): Removed<TPart> | null {
  const part = list[index];
  return part ? { part: structuredClone(part), index, before: list[index + 1]?.id } : null;
}

/** The index where it goes back: before the part that followed it, else where it stood. */
export function placeOf(list: readonly Part[], { part, index, before }: Removed<Part>): Place {
  const there = list.findIndex(({ id }) => id === part.id);
  if (there !== -1) return { index: there, isThere: true };
  const next = list.findIndex(({ id }) => id === before);
  return { index: next === -1 ? Math.min(index, list.length) : next, isThere: false };
}

interface Place {
  readonly index: number;
  /** Somebody else's version, loaded meanwhile, still has it. */
  readonly isThere: boolean;
}

/** A line's section with the line back in it, wherever the section stands by now; null where it is gone. */
export function withLineBack(
  sections: readonly SectionForm[],
  sectionId: string,
  removed: Removed<LineForm>,
): { readonly section: number; readonly line: number; readonly lines: LineForm[] } | null {
  const at = sections.findIndex(({ id }) => id === sectionId);
  const lines = sections[at]?.lines;
  if (!lines) return null;
  const { index, isThere } = placeOf(lines, removed);
  return { section: at, line: index, lines: isThere ? lines : lines.toSpliced(index, 0, removed.part) };
}
