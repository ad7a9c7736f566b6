import type { CivilDate } from '../shared/fields.ts';
import { formatDate, formatMoney } from '../shared/format.ts';
import type { Client } from './schema.ts';

/** Something of a client that isn't over: while there is any, the client can't be archived. */
export type OpenItem =
  | { readonly kind: 'quote'; readonly id: string; readonly title: string }
  | { readonly kind: 'project'; readonly id: string; readonly title: string }
  | {
      readonly kind: 'invoice';
      readonly id: string;
      readonly number: string;
      readonly owed: number;
    }
  | { readonly kind: 'draftInvoice'; readonly id: string; readonly title: string }
  | {
      readonly kind: 'billing';
      readonly projectId: string;
      readonly title: string;
      /** The day of the next invoice; null while it is paused. */
      readonly nextOn: CivilDate | null;
    }
  | { readonly kind: 'advance'; readonly id: string; readonly number: string }
  | { readonly kind: 'credit'; readonly amount: number }
  /** A record that can't be read, by its path: it may be open. */
  | { readonly kind: 'unreadable'; readonly path: string };

/** Why nothing new starts with this client; null where something can. */
export function archivedObstacle({ archived, name }: Pick<Client, 'archived' | 'name'>): string | null {
  return archived ? `${name} is archived. Restore this client first.` : null;
}

/** What it is, as staff read it. */
export function openItemWords(item: OpenItem): string {
  switch (item.kind) {
    case 'quote':
      return `Quote ${item.id} ${item.title}`.trim();
    case 'project':
      return `Project ${item.id} ${item.title}`.trim();
    case 'invoice':
      return `Invoice ${item.number}, ${formatMoney(item.owed)} to pay`;
    case 'draftInvoice':
      return `Draft invoice: ${item.title}`;
    case 'billing':
      return item.nextOn === null
        ? `Monthly billing, paused: ${item.title}`
        : `Monthly billing, next on ${formatDate(item.nextOn)}: ${item.title}`;
    case 'advance':
      return `Invoice ${item.number}, paid in advance and still to be deducted`;
    case 'credit':
      return `Credit of ${formatMoney(item.amount)}`;
    case 'unreadable':
      return `A record that we can’t read: ${item.path}`;
  }
}
