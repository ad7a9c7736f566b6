import * as v from 'valibot';
import { copyPrefix, quietly, writeLocalCopy } from '../../../firebase/session/local-copies.ts';
import { formFromText, formToText } from '../../shared/form-text.ts';
import type { QuoteForm } from './quote-form.ts';

/** Unsaved input, stored in this browser so that a closed laptop loses nothing. */
export interface LocalCopy {
  readonly values: QuoteForm;
  /** The revision the edits started from. */
  readonly revision: number;
  readonly savedAt: Date;
  /** A colleague's, which one's own took the place of. */
  readonly isTheirs?: boolean | undefined;
}

const copyLifeDays = 14;

const shape = v.object({
  values: v.custom<QuoteForm>((value) => isFormShaped(value)),
  revision: v.number(),
  savedAt: v.pipe(
    v.string(),
    v.transform((value) => new Date(value)),
    v.date(),
  ),
  isTheirs: v.optional(v.boolean()),
});

/** A copy by another build could have another shape: its lists are checked here, its fields by the schema. */
function isFormShaped(value: unknown): boolean {
  const lists = v.object({
    title: v.string(),
    recipient: v.object({ email: v.string() }),
    sections: v.array(v.object({ id: v.string(), lines: v.array(v.object({ id: v.string() })) })),
    paymentSchedule: v.array(v.object({ id: v.string() })),
    milestones: v.array(v.object({ id: v.string() })),
    discount: v.object({ kind: v.string() }),
  });
  return v.is(lists, value);
}

interface Quote {
  readonly uid: string;
  readonly quoteId: string;
}

/** Whose copy of which quote, in which tab: each has a place of its own, so that none takes another's. */
export interface CopyPlace extends Quote {
  readonly tab: string;
}

/** The builds of before kept one copy for all tabs, under this key itself. */
const folderOf = ({ uid, quoteId }: Quote) => `${copyPrefix}quote/${uid}/${quoteId}`;
const tabsOf = (quote: Quote) => `${folderOf(quote)}/tab/`;
const keyOf = (place: CopyPlace) => `${tabsOf(place)}${place.tab}`;

export function keepCopy(
  storage: Storage,
  place: CopyPlace,
  copy: { values: QuoteForm; revision: number },
  now: Date,
): boolean {
  const text = formToText({ ...copy, savedAt: now.toISOString() });
  return writeLocalCopy(storage, keyOf(place), text);
}

function isOfUse({ savedAt }: LocalCopy, now: Date): boolean {
  return now.getTime() - savedAt.getTime() <= copyLifeDays * 86_400_000;
}

function read(storage: Storage, key: string): unknown {
  return quietly<unknown>(() => formFromText(storage.getItem(key) ?? 'null'), null);
}

/** A copy as it is stored. */
export interface FoundCopy {
  readonly key: string;
  readonly copy: LocalCopy;
}

/** What tabs of earlier visits stored last, and those that are open: the latest first. */
export function findCopies(storage: Storage, quote: Quote, now: Date): readonly FoundCopy[] {
  const keys = quietly(() => Array.from({ length: storage.length }, (_, index) => storage.key(index)), []);
  return keys
    .filter((key) => key !== null)
    .filter((key) => key === folderOf(quote) || key.startsWith(tabsOf(quote)))
    .flatMap((key) => {
      const result = v.safeParse(shape, read(storage, key));
      return result.success && isOfUse(result.output, now) ? [{ key, copy: result.output }] : [];
    })
    .toSorted((one, other) => other.copy.savedAt.getTime() - one.copy.savedAt.getTime());
}

/** Removes a copy that was found, unless its tab has stored a later one. */
export function dropFound(storage: Storage, { key, copy }: FoundCopy): void {
  const now = v.safeParse(shape, read(storage, key));
  const isSame = now.success && now.output.savedAt.getTime() === copy.savedAt.getTime();
  if (isSame) quietly(() => storage.removeItem(key), undefined);
}

export function dropCopy(storage: Storage, place: CopyPlace): void {
  quietly(() => storage.removeItem(keyOf(place)), undefined);
}

const asideKey = (quote: Quote) => `${folderOf(quote)}/aside`;
const mostAside = 5;

/** The versions set aside, the latest first: each is offered until somebody uses it or throws it away. */
export function readAside(storage: Storage, quote: Quote, now: Date): readonly LocalCopy[] {
  const result = v.safeParse(v.array(shape), read(storage, asideKey(quote)));
  return result.success ? result.output.filter((copy) => isOfUse(copy, now)) : [];
}

/** Stores what is set aside; returns it. */
export function storeAside(
  storage: Storage,
  quote: Quote,
  copies: readonly LocalCopy[],
): readonly LocalCopy[] {
  const stored = copies.slice(0, mostAside);
  const key = asideKey(quote);
  if (stored.length > 0) writeLocalCopy(storage, key, formToText(stored));
  else quietly(() => storage.removeItem(key), undefined);
  return stored;
}
