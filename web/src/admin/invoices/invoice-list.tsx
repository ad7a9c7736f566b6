import { invoiceActions } from '@agency/domain/invoice/actions';
import { invoiceList } from '@agency/domain/invoice/queries';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { callOperation } from '../../firebase/operations.client.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { ClientName } from '../shared/client-name.tsx';
import { InvoiceTotal } from '../shared/invoice-total.tsx';
import { clientNameOf, nameOf, shortStanding, standing } from '../shared/invoice-words.ts';
import { dayColumn, stateColumn, TwoLines, timeColumn } from '../shared/list/columns.tsx';
import { type BulkAction, defineList } from '../shared/list/declaration.ts';
import { moneyCells } from './file-columns.ts';

const open = ['issued', 'partPaid'];

/** Invoices and credit notes, by what is to be done about them. */
export const invoicesList = defineList({
  one: 'invoice',
  many: 'invoices',
  converter: invoices,
  plan: invoiceList,
  filters: [
    {
      name: 'list',
      label: 'Show',
      look: 'chips',
      options: [
        { value: 'all', label: 'All' },
        { value: 'draft', label: 'Drafts', where: { status: ['draft'] } },
        {
          value: 'due',
          label: 'Due',
          where: (today: CivilDate) => ({ status: open, dueFrom: today }),
        },
        {
          value: 'overdue',
          label: 'Overdue',
          where: (today: CivilDate) => ({ status: open, dueBefore: today }),
        },
        { value: 'paid', label: 'Paid', where: { status: ['paid'] } },
        { value: 'disputed', label: 'Disputed', where: { status: open, disputed: true } },
        { value: 'writtenOff', label: 'Written off', where: { status: ['writtenOff'] } },
      ],
    },
  ],
  about: { name: 'of', label: 'Client', field: 'clientId', show: (id) => <ClientName id={id} /> },
  search: { placeholder: 'Number, client, title or project', tokens: ({ searchTokens }) => searchTokens },
  orderLabels: { changed: 'Last changed', due: 'Due first' },
  columns: [
    {
      header: 'Number',
      width: '8rem',
      cell: (invoice) => <span className="num">{nameOf(invoice)}</span>,
      file: {
        Number: ({ number }) => number,
        Kind: ({ kind }) => (kind === 'creditNote' ? 'Credit note' : 'Invoice'),
      },
    },
    {
      header: 'Client',
      width: '18rem',
      cell: (invoice) => <TwoLines detail={invoice.title}>{clientNameOf(invoice)}</TwoLines>,
      file: { Client: clientNameOf, Title: ({ title }) => title },
    },
    { ...stateColumn('Status', shortStanding), file: (invoice, now) => standing(invoice, now).label },
    {
      header: 'Total',
      align: 'end',
      width: '8rem',
      cell: (invoice) => <InvoiceTotal invoice={invoice} />,
      file: ({ totals }) => ({ pence: totals.total }),
      fileOf: moneyCells,
    },
    {
      ...dayColumn('Issued', ({ issuedOn }: Invoice) => issuedOn),
      file: {
        Issued: (row) => dayOf(row.issuedOn),
        'Tax point': (row) => dayOf(row.taxPoint),
      },
    },
    { ...dayColumn('Due', ({ dueOn }: Invoice) => dueOn), orders: ['due'] },
    timeColumn('Changed', ({ updatedAt }: Invoice) => updatedAt, ['changed']),
  ],
  nameOf: (invoice) => `${nameOf(invoice)}, ${clientNameOf(invoice)}`,
  opens: 'invoice',
  empty: {
    title: 'No invoices yet',
    text: 'When a client accepts a quote, a draft appears here for each stage of payment. To write one yourself, choose ‘New invoice’.',
  },
});

function dayOf(day: CivilDate | null) {
  return day === null ? null : { day };
}

export const invoiceBulk: readonly BulkAction<Invoice>[] = [
  {
    verb: 'Issue',
    done: 'issued',
    consequence:
      'Each gets its number and is emailed to its client. The client’s credit is used first. You can’t undo this. You can only credit an invoice.',
    tone: 'normal',
    obstacle: (invoice) => invoiceActions(invoice).issue,
    run: (invoiceId) => callOperation('issueInvoice', { invoiceId }),
  },
  {
    verb: 'Send again',
    done: 'sent again',
    consequence: 'Each client gets the email with the PDF once more.',
    tone: 'normal',
    obstacle: (invoice) => invoiceActions(invoice).sendAgain,
    run: (invoiceId) => callOperation('sendInvoiceAgain', { invoiceId }),
  },
];
