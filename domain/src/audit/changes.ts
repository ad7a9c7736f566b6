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

/** What a new document says: search words are made of people's names and addresses, and say nothing besides. */
export function firstFields(after: Fields): Fields {
  return Object.fromEntries(Object.entries(after).filter(([name]) => !bookkeeping.has(name)));
}

/** The people of a client, and where bills go to: the log outlives them, and needs to know which accounts they were. */
const peopleOfClient = new Set(['people', 'invitations']);
const addressesOfClient = new Set(['emails', 'invitedEmails']);

/** A side of an entry as the log keeps it: of a client's people the uids alone. */
export function loggedFields(path: string, fields: Fields): Fields {
  if (!/^clients\/[^/]+$/.test(path)) return fields;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, ofClient(name, value)]));
}

function ofClient(name: string, value: unknown): unknown {
  if (name === 'billingEmail' || name === 'phone') return value === null ? null : 'not kept here';
  if (!Array.isArray(value)) return value;
  if (addressesOfClient.has(name)) return `${value.length} addresses`;
  return peopleOfClient.has(name) ? value.map(uidOf) : value;
}

function uidOf(person: unknown): Fields {
  const uid = typeof person === 'object' && person !== null && 'uid' in person ? person.uid : null;
  return { uid: typeof uid === 'string' ? uid : null };
}
