import { canonicalJson } from '../shared/canonical-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that say nothing about what changed. */
const bookkeeping = new Set(['updatedAt', 'updatedBy', 'createdAt', 'createdBy', 'searchTokens']);

/** The fields that differ between two states of a document, with both values. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter(
    (name) => !bookkeeping.has(name) && canonicalJson(before[name]) !== canonicalJson(after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
