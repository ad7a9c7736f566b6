import { canonicalJson } from './canonical-json.ts';
import { withDates } from './with-dates.ts';

// Stored documents may carry fields that a newer build added. Reading leaves them out, writing back keeps them: both
// walk the entity's schema. Only objects have unknown fields; in a record every key is data.

type Fields = Readonly<Record<string, unknown>>;

/** The nested schemas that valibot's schemas expose; each type has its own. */
export interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly value?: SchemaNode;
  readonly wrapped?: SchemaNode;
  /** Schemas of a variant; a picklist's options are values. */
  readonly options?: readonly unknown[];
  /** A variant's discriminator, and its value in an option. */
  readonly key?: unknown;
  readonly literal?: unknown;
}

/** Plain maps only: times, sentinels and references are values. */
function isMap(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

export function isNode(value: unknown): value is SchemaNode {
  return value !== null && typeof value === 'object' && 'type' in value;
}

/** The schema for this value: of a variant, the option named by its discriminator. */
function schemaFor(schema: SchemaNode, value: unknown): SchemaNode {
  if (schema.wrapped) return schemaFor(schema.wrapped, value);
  const { type, key, options = [] } = schema;
  if (type !== 'variant' || typeof key !== 'string' || !isMap(value)) return schema;
  return options.filter(isNode).find(({ entries }) => isNamed(entries?.[key], value[key])) ?? schema;
}

/** Is this the discriminator's value? An optional one may be missing. */
function isNamed(discriminator: SchemaNode | undefined, value: unknown): boolean {
  if (discriminator?.type !== 'optional') return discriminator?.literal === value;
  return value === undefined || discriminator.wrapped?.literal === value;
}

/** A stored value without the keys that its schema does not know, at every depth. */
export function pickKnown(schema: SchemaNode, value: unknown): unknown {
  const { entries, item, value: inner } = schemaFor(schema, value);
  if (Array.isArray(value)) return item ? value.map((element) => pickKnown(item, element)) : value;
  if (!isMap(value)) return value;
  const known = Object.entries(value).flatMap(([key, field]) => {
    const own = entries ? ownEntry(entries, key) : inner;
    if (own) return [[key, pickKnown(own, field)]];
    return entries ? [] : [[key, field]];
  });
  return Object.fromEntries(known);
}

function ownEntry(entries: Readonly<Record<string, SchemaNode>>, key: string): SchemaNode | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Fields that identify a thing, whatever else about it changed. */
const identities = ['id', 'lineId', 'uid', 'email', 'rate'] as const;

/**
 * The value to write, with the unknown fields of the stored one. List elements are matched by identity, or else by
 * equality; anything new or replaced takes nothing over.
 */
export function withUnknown(schema: SchemaNode, stored: unknown, next: unknown): unknown {
  const { entries, item, value: inner } = schemaFor(schema, stored);
  if (Array.isArray(stored) && Array.isArray(next)) return item ? listWithUnknown(item, stored, next) : next;
  if (!isMap(stored) || !isMap(next)) return next;
  if (!entries) return inner ? mapFields(next, (key, field) => withUnknown(inner, stored[key], field)) : next;
  if (schemaFor(schema, next).entries !== entries || isAnother(entries, stored, next)) return next;
  const unknown = Object.entries(stored).filter(([key]) => !Object.hasOwn(entries, key));
  return { ...Object.fromEntries(unknown), ...fieldsWithUnknown(schema, stored, next) };
}

/** The same for some fields of a document: fields not in `next` are not written. */
export function fieldsWithUnknown(schema: SchemaNode, stored: Fields, next: Fields): Fields {
  const { entries = {} } = schemaFor(schema, stored);
  return mapFields(next, (key, field) => {
    const own = ownEntry(entries, key);
    return own ? withUnknown(own, stored[key], field) : field;
  });
}

function listWithUnknown(item: SchemaNode, stored: readonly unknown[], next: readonly unknown[]): unknown[] {
  const left = [...stored];
  return next.map((element) => {
    const at = left.findIndex((before) => isSame(item, before, element));
    return at < 0 ? element : withUnknown(item, left.splice(at, 1)[0], element);
  });
}

function isSame(item: SchemaNode, stored: unknown, element: unknown): boolean {
  if (!isMap(stored) || !isMap(element)) return false;
  const { entries = {} } = schemaFor(item, stored);
  const named = identities.filter((key) => Object.hasOwn(entries, key));
  if (named.length > 0) return named.some((key) => stored[key] != null && stored[key] === element[key]);
  return isEqual(pickKnown(item, stored), element);
}

/** Does it identify something else than before? */
function isAnother(entries: Readonly<Record<string, SchemaNode>>, stored: Fields, next: Fields): boolean {
  const isOtherMoment = Object.hasOwn(entries, 'at') && !isEqual(stored.at, next.at);
  const named = identities.filter((key) => Object.hasOwn(entries, key) && stored[key] != null);
  return isOtherMoment || (named.length > 0 && named.every((key) => stored[key] !== next[key]));
}

function isEqual(stored: unknown, next: unknown): boolean {
  return canonicalJson({ value: withDates(stored) }) === canonicalJson({ value: withDates(next) });
}

function mapFields(fields: Fields, change: (key: string, field: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, change(key, field)]));
}
