import type { QuerySpec } from '@agency/domain/shared/query';
import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';

/** A place in an ordered list: the raw values of the order's fields, and the document's id. */
export interface Cursor {
  readonly values: readonly unknown[];
  readonly id: string;
}

/** A document's place in the order of its query. */
export function cursorAt({ orderBy }: QuerySpec, found: DocumentSnapshot): Cursor {
  return { values: orderBy.map(({ field }): unknown => found.get(field)), id: found.id };
}

/** Seconds and nanoseconds apart: a Date would cut a timestamp to milliseconds and lose documents between two. */
type Packed = { readonly s: number; readonly n: number } | string | number | boolean | null;

function pack(value: unknown): Packed {
  if (value instanceof Timestamp) return { s: value.seconds, n: value.nanoseconds };
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

function unpack(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (!('s' in value && 'n' in value)) throw new Error('not a cursor value');
  const { s, n } = value;
  if (typeof s !== 'number' || typeof n !== 'number') throw new Error('not a cursor value');
  return new Timestamp(s, n);
}

/** The cursor as text for an address. */
export function writeCursor({ values, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([...values.map(pack), id]));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads what `writeCursor` wrote for an order of `fields` fields; null for anything else (addresses are typed by people). */
export function readCursor(text: string | null, fields: number): Cursor | null {
  if (!text || text.length > 1000) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
    const parts: unknown = JSON.parse(json);
    if (!Array.isArray(parts) || parts.length !== fields + 1) return null;
    const id: unknown = parts.at(-1);
    if (typeof id !== 'string' || id === '' || id.includes('/')) return null;
    return { values: parts.slice(0, -1).map(unpack), id };
  } catch {
    return null;
  }
}
