import type { QuoteDraft, SavingStretch } from './schema.ts';

/** How long one person's saves that nobody asked for count as one stretch, in milliseconds. */
const stretchMs = 30 * 60_000;

interface Save {
  readonly by: string;
  /** The parts of the quote that this save changes. */
  readonly parts: readonly string[];
  readonly now: Date;
}

/** The stretch after such a save, and which of its parts the audit log doesn't name yet. */
export function continueStretch(
  { stretch }: Pick<QuoteDraft, 'stretch'>,
  { by, parts, now }: Save,
): { readonly stretch: SavingStretch; readonly unlogged: readonly string[] } {
  const goesOn = stretch?.by === by && now.getTime() - stretch.since.getTime() < stretchMs;
  const current = goesOn ? stretch : { by, since: now, parts: [] };
  const unlogged = parts.filter((part) => !current.parts.includes(part));
  return { stretch: { ...current, parts: [...current.parts, ...unlogged] }, unlogged };
}
