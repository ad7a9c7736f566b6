import { type FormValues, listOf, textOf } from '../../views/enquiry/form-values.ts';
import type { Draft, DraftUpload } from './draft.ts';
import { lists } from './form-values.ts';

/** Has a default, so it does not show whether anybody typed. */
export const defaults: FormValues = { contactPreference: 'email' };

function isSame(one: FormValues[string] | undefined, other: FormValues[string] | undefined): boolean {
  const text = (value: FormValues[string] | undefined) => JSON.stringify(value?.length ? value : '');
  return text(one) === text(other);
}

/** Their list with what was added here since `base`, and without what was taken out here. */
function mergeLists<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  const keys = (list: readonly T[]) => new Set(list.map(keyOf));
  const [inBase, inMine, inTheirs] = [keys(base), keys(mine), keys(theirs)];
  const left = theirs.filter((item) => inMine.has(keyOf(item)) || !inBase.has(keyOf(item)));
  return [...left, ...mine.filter((item) => !inBase.has(keyOf(item)) && !inTheirs.has(keyOf(item)))];
}

/** Their values, but for the fields that were changed here since `base`. */
function mergeValues(base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...names].map((name): [string, FormValues[string] | undefined] => {
    if (lists.has(name)) {
      const [before, here, there] = [listOf(base, name), listOf(mine, name), listOf(theirs, name)];
      return [name, mergeLists(before, here, there, (item) => item)];
    }
    return [name, isSame(mine[name], base[name]) ? theirs[name] : mine[name]];
  });
  return Object.fromEntries(
    merged.filter((entry): entry is [string, FormValues[string]] => entry[1] !== undefined),
  );
}

/** The draft with what the address chooses: its package, and its service besides those of the draft. */
function withChosen(draft: FormValues, chosen: FormValues): FormValues {
  return mergeValues({}, chosen, draft);
}

/** What a person entered: neither empty nor there from the start. */
function enteredValues(values: FormValues, start: FormValues): FormValues {
  const known = { ...defaults, ...start };
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value.length > 0 && !isSame(value, known[name])),
  );
}

/** What tabs have in common of the form. */
export type Shared = Pick<Draft, 'values' | 'uploads'>;

const uploadId = ({ id }: DraftUpload) => id;

/** Both drafts as one: this tab's, changed since `base`, and what another has stored meanwhile. */
export function mergeDrafts(base: Shared, mine: Shared, theirs: Shared): Shared {
  return {
    values: mergeValues({ ...defaults, ...base.values }, mine.values, theirs.values),
    uploads: mergeLists(base.uploads, mine.uploads, theirs.uploads, uploadId),
  };
}

export interface Visit extends Shared {
  /** One-line texts of the draft in whose place something else was typed. */
  readonly replaced: readonly string[];
}

const oneLine = ['name', 'company', 'email', 'phone'] as const;

/** What was typed, with the stored text below it: a long text is worth keeping, and nothing moves under the caret. */
function withStored(typed: string, stored: string): string {
  return stored === '' || typed.includes(stored) ? typed : `${typed}\n\n${stored}`;
}

/** The draft as it is shown on a visit: with the choice of its address, if that is new, and what was typed already. */
export function mergeVisit(draft: Draft, chosen: FormValues, typed: FormValues): Visit {
  const from = draft.applied.includes(choiceOf(chosen)) ? draft.values : withChosen(draft.values, chosen);
  const values = mergeValues({ ...defaults, ...chosen }, typed, from);
  const message = textOf(typed, 'message');
  const both = message === '' ? {} : { message: withStored(message, textOf(from, 'message')) };
  const replaced = oneLine.map((name) =>
    textOf(values, name) === textOf(from, name) ? '' : textOf(from, name),
  );
  return { values: { ...values, ...both }, uploads: draft.uploads, replaced: replaced.filter(Boolean) };
}

/** The choice of an address, as a draft remembers it. */
export function choiceOf(chosen: FormValues): string {
  return JSON.stringify(chosen);
}

/** Nothing was entered. */
export function isEmpty({ values, uploads }: Shared, start: FormValues): boolean {
  return uploads.length === 0 && Object.keys(enteredValues(values, start)).length === 0;
}

export function isSameDraft(one: Shared, other: Shared): boolean {
  const text = ({ values, uploads }: Shared) =>
    JSON.stringify([Object.entries(enteredValues(values, {})).toSorted(), uploads.map(uploadId)]);
  return text(one) === text(other);
}
