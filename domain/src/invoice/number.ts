import type { CivilDate } from '../shared/fields.ts';
import type { Invoice } from './schema.ts';

const prefixes: Readonly<Record<Invoice['kind'], string>> = { invoice: 'INV', creditNote: 'CN' };

/** The sequence that a document issued on this day is numbered in, which is also its counter's name: 'INV-2026'. */
export function numberSequence(kind: Invoice['kind'], issuedOn: CivilDate): string {
  return `${prefixes[kind]}-${issuedOn.slice(0, 4)}`;
}

/** 'INV-2026', 1 → 'INV-2026-0001'. */
export function invoiceNumber(sequence: string, position: number): string {
  return `${sequence}-${String(position).padStart(4, '0')}`;
}
