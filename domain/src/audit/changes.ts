import { canonicalJson } from '../shared/canonical-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that say nothing about what changed. */
const bookkeeping = new Set([
  'updatedAt',
  'updatedBy',
  'createdAt',
  'createdBy',
  'searchTokens',
  // Of a checklist, which repeats them of its items.
  'openAssigneeUids',
  'nextDueOn',
  'itemCount',
  'doneCount',
]);

/** The fields that differ between two states of a document, with both values. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter(
    (name) => !bookkeeping.has(name) && canonicalJson(before[name]) !== canonicalJson(after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** The content of a new document, without search words: they repeat people's names and addresses. */
export function firstFields(after: Fields): Fields {
  return Object.fromEntries(Object.entries(after).filter(([name]) => !bookkeeping.has(name)));
}

const notHere = 'not recorded here';

/** The people of a client: the log outlives them, and needs to know which accounts they were. */
const peopleOfClient = new Set(['people', 'invitations']);
const notes = new Set(['note']);
const addresses = new Set(['emails', 'invitedEmails', 'invoiceEmails']);

/** By collection, fields that say who somebody is or how to reach them: what holds them goes years before the log. */
const hidden: Readonly<Record<string, ReadonlySet<string>>> = {
  clients: new Set(['name', 'address', 'billingEmail', 'phone', 'erasing']),
  'clients/private': new Set(['text']),
  quotes: new Set(['recipient', 'enquiry']),
  'quotes/messages': new Set(['authorName']),
  'projects/messages': new Set(['authorName']),
  'projects/files': new Set(['uploaderName']),
  // A provider's words, which may repeat an address.
  outbox: new Set(['error']),
};

/** The same inside a field, and what a client wrote there in their own words. */
const hiddenInside: Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>> = {
  quotes: {
    acceptance: new Set(['name']),
    decline: new Set(['reason']),
    voided: new Set(['reason']),
  },
  'projects/milestones': { approval: new Set(['name', 'comment']) },
  invoices: { dispute: new Set(['by', 'reason']), paymentReported: new Set(['by']) },
};

/**
 * One side of an entry as the log keeps it: people appear by uid alone, and their names are read from their own
 * records. Applied to what it has made, it changes nothing.
 */
export function loggedFields(path: string, fields: Fields): Fields {
  const collection = path
    .split('/')
    .filter((_part, index) => index % 2 === 0)
    .join('/');
  const whole = hidden[collection];
  const inside = hiddenInside[collection];
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (whole?.has(name)) return [name, value === null ? null : notHere];
      const names = inside?.[name];
      if (names !== undefined) return [name, without(names, value)];
      if (collection === 'checklists' && name === 'items') return [name, withoutWords(value)];
      if (collection === 'clients') return [name, ofClient(name, value)];
      return [name, collection === 'settings' ? ofSettings(name, value) : value];
    }),
  );
}

function without(names: ReadonlySet<string>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, names.has(name) && one !== '' ? notHere : one]),
  );
}

/** A thing to do, and what was noted beside it, are often about somebody. The list itself says what it is, by its id. */
function withoutWords(items: unknown): unknown {
  if (typeof items !== 'object' || items === null) return items;
  return Object.fromEntries(
    Object.entries(items).map(([id, item]) => [id, without(notes, lengthened(item))]),
  );
}

/** That it was worded anew stays visible. */
function lengthened(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || !('text' in item)) return item;
  const { text } = item;
  const isLogged = typeof text !== 'string' || /^\d+ characters$/.test(text);
  return isLogged ? item : { ...item, text: `${text.length} characters` };
}

function ofClient(name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (addresses.has(name)) return `${value.length} addresses`;
  return peopleOfClient.has(name) ? value.map(uidOf) : value;
}

/** Whose addresses they are outlives the people, as with a client's. */
function ofSettings(name: string, value: unknown): unknown {
  return name === 'notificationEmails' && Array.isArray(value) ? `${value.length} addresses` : value;
}

function uidOf(person: unknown): Fields {
  const uid = typeof person === 'object' && person !== null && 'uid' in person ? person.uid : null;
  return { uid: typeof uid === 'string' ? uid : null };
}
