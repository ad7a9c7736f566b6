import { canonicalJson } from '../shared/canonical-json.ts';
import { fieldLabel, isPerson } from './labels.ts';
import type { AuditEntry } from './schema.ts';
import { type Fields, isEmpty, isFields, type Shown, shown } from './values.ts';
import { type TextPart, wordDiff } from './word-diff.ts';

/** One changed field, by the labels that lead to it: 'Recipient, name'. */
export type Difference = { readonly label: string } & (
  | { readonly kind: 'value'; readonly before: Shown | null; readonly after: Shown | null }
  | { readonly kind: 'list'; readonly added: readonly Shown[]; readonly removed: readonly Shown[] }
  | { readonly kind: 'order'; readonly items: readonly Shown[] }
  | { readonly kind: 'text'; readonly parts: readonly TextPart[] }
);

type Path = readonly string[];

/** A place in the fields: names to decide by, labels to show. */
interface Place {
  readonly path: Path;
  readonly labels: readonly string[];
  readonly items?: ReadonlyMap<string, string> | undefined;
}

const longText = 60;

function inside({ path, labels, items }: Place, name: string, label: string): Place {
  return { path: [...path, name], labels: [...labels, label], items };
}

/** 'Delivery, last opening' */
function labelAt({ labels }: Place): string {
  const [first = '', ...rest] = labels;
  return [
    first,
    ...rest.map((each) => (/^[A-Z][a-z]/.test(each) ? each.charAt(0).toLowerCase() + each.slice(1) : each)),
  ].join(', ');
}

/** By what the items of a list are told apart; null where nothing does. */
function keyOf(item: unknown): string | null {
  if (!isFields(item)) return null;
  for (const name of ['id', 'uid', 'milestoneId', 'service', 'label', 'name', 'from']) {
    const value = item[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

/** What people call an item: its title rather than its id. */
function nameOf(item: unknown): string {
  if (!isFields(item)) return '';
  for (const name of ['title', 'label', 'name', 'service', 'description', 'text']) {
    const value = item[name];
    if (typeof value === 'string' && value !== '') return value.slice(0, 80);
  }
  return '';
}

/** The items by their keys; null where two share one, or one has none. */
function keyed(items: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const byKey = new Map<string, unknown>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null || byKey.has(key)) return null;
    byKey.set(key, item);
  }
  return byKey;
}

/** The items of one that the other lacks, each as often as it lacks them. */
function missingIn(items: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = others.map(canonicalJson);
  return items.filter((item) => {
    const at = left.indexOf(canonicalJson(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function listDifference(before: readonly unknown[], after: readonly unknown[], place: Place): Difference[] {
  const label = labelAt(place);
  const show = (item: unknown) => shown(item, place.path);
  const [old, young] = [keyed(before), keyed(after)];
  const changed: Difference[] = [];
  let removed = missingIn(before, after);
  let added = missingIn(after, before);
  if (old && young) {
    const inBoth = (item: unknown) => old.has(keyOf(item) ?? '') && young.has(keyOf(item) ?? '');
    for (const item of removed.filter(inBoth)) {
      const other = young.get(keyOf(item) ?? '');
      const at = { ...place, labels: [...place.labels, `‘${nameOf(other) || nameOf(item) || 'item'}’`] };
      changed.push(...differenceAt(item, other, at));
    }
    removed = removed.filter((item) => !inBoth(item));
    added = added.filter((item) => !inBoth(item));
  }
  if (removed.length > 0 || added.length > 0) {
    changed.unshift({ label, kind: 'list', added: added.map(show), removed: removed.map(show) });
  }
  if (changed.length > 0 || canonicalJson(before) === canonicalJson(after)) return changed;
  return [{ label, kind: 'order', items: after.map(show) }];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** What changed at one place; nothing where both are the same. */
function differenceAt(before: unknown, after: unknown, place: Place): Difference[] {
  if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
  if (isEmpty(before) && isEmpty(after)) return [];
  if ((isFields(before) || isEmpty(before)) && (isFields(after) || isEmpty(after))) {
    return fieldsDifference(isFields(before) ? before : {}, isFields(after) ? after : {}, place);
  }
  if ((Array.isArray(before) || isEmpty(before)) && (Array.isArray(after) || isEmpty(after))) {
    return listDifference(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [], place);
  }
  const label = labelAt(place);
  if (isText(before) && isText(after) && !isPerson(place.path)) {
    const isLong = Math.max(before.length, after.length) > longText;
    if (isLong && before !== '' && after !== '') {
      return [{ label, kind: 'text', parts: wordDiff(before, after) }];
    }
  }
  const side = (value: unknown) => (isEmpty(value) ? null : shown(value, place.path));
  return [{ label, kind: 'value', before: side(before), after: side(after) }];
}

function fieldsDifference(before: Fields, after: Fields, place: Place): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !repeated.has(name))
    .flatMap((name) => differenceAt(before[name], after[name], inside(place, name, labelOf(place, name))));
}

/** What a change names besides: it says which of the other fields it is. */
const repeated = new Set(['changedItem']);

/** The items of a checklist stand by their ids: what they are called is known where the list still has them. */
function labelOf({ path, items }: Place, name: string): string {
  if (!isItems(path)) return fieldLabel(name);
  const known = items?.get(name);
  return known === undefined ? 'an item' : `‘${known}’`;
}

const isItems = (path: Path) => path.length === 1 && path[0] === 'items';

/** What an entry changed, field by field, in words; `items` says what the items of its checklist are called now. */
export function differenceOf(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  items?: ReadonlyMap<string, string>,
): Difference[] {
  return fieldsDifference(before ?? {}, after ?? {}, { path: [], labels: [], items });
}

function shownText(value: Shown | null): string {
  if (value === null) return 'nothing';
  return value.kind === 'text' ? value.text : `${value.kind} ${value.id}`;
}

/** A difference as one line, for files: 'Phone: 01403 555 0123 → 01403 555 0199'. */
export function differenceText(difference: Difference): string {
  const { label } = difference;
  switch (difference.kind) {
    case 'value':
      return `${label}: ${shownText(difference.before)} → ${shownText(difference.after)}`;
    case 'list': {
      const added = difference.added.map((each) => `added ${shownText(each)}`);
      const removed = difference.removed.map((each) => `removed ${shownText(each)}`);
      return `${label}: ${[...removed, ...added].join(', ')}`;
    }
    case 'order':
      return `${label}: ${difference.items.map(shownText).join(', ')} (in another order)`;
    case 'text':
      return `${label}: ${difference.parts
        .flatMap(({ change, text }) => {
          if (change === 'same') return [];
          return [`${change} “${text.trim()}”`];
        })
        .join(', ')}`;
  }
}
