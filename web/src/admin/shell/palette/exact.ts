import { isReference, type ReferenceKind } from '@agency/domain/shared/ids';
import type { KindName } from './found.ts';

/** A record that a number names. */
export type Exact =
  | { readonly kind: KindName; readonly id: string }
  /** By the number in one, which its tokens have. */
  | { readonly kind: 'invoice'; readonly token: string };

const kinds = {
  quote: 'quote',
  project: 'project',
  contact: 'contact',
  packageRequest: 'packageRequest',
} as const satisfies Partial<Record<ReferenceKind, KindName>>;

const invoiceNumber = /^(INV|CN)-?(\d{4})-?(\d{4,})$/;

/** The one record whose number was typed, as people type it: 'Q-7K3M9P', 'q 7k3m9p', 'inv-2026-0001'; else null. */
export function exactRecord(typed: string): Exact | null {
  const text = typed
    .trim()
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '-');
  const invoice = invoiceNumber.exec(text);
  if (invoice) return { kind: 'invoice', token: invoice.slice(1).join('').toLowerCase() };
  const id = /^[A-Z][A-Z0-9]{6}$/.test(text) ? `${text.charAt(0)}-${text.slice(1)}` : text;
  for (const kind of Object.values(kinds)) if (isReference(kind, id)) return { kind, id };
  return null;
}
