import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';
import { maxExported } from './export.ts';

export const invoiceList = listPlan({
  collection: 'invoices',
  fields: { status: 'in', clientId: '==' },
  refinements: {
    disputed: { of: 'status', field: 'disputed', op: '==' },
    /** Before which day it was due. */
    dueBefore: { of: 'status', field: 'dueOn', op: '<' },
    dueFrom: { of: 'status', field: 'dueOn', op: '>=' },
  },
  searched: true,
  orders: [
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
    { name: 'due', field: 'dueOn', direction: 'asc' },
  ],
});

export const invoiceQueries = defineQueries({
  ...listQueries('invoiceList', invoiceList),
  invoicesOfProject: {
    collection: 'invoices',
    where: [{ field: 'projectId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 50,
    caller: 'admin',
  },
  invoicesOfProjectInStatus: {
    collection: 'invoices',
    where: [
      { field: 'projectId', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  invoicesOfClient: {
    collection: 'invoices',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'membersVersion', op: '<' },
    ],
    orderBy: [{ field: 'membersVersion', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** For the client's record: drafts and credit notes too, the newest on top. */
  invoicesOnRecord: {
    collection: 'invoices',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  invoicesOfMember: {
    collection: 'invoices',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'issuedOn', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  invoicesOfProjectOfMember: {
    collection: 'invoices',
    where: [
      { field: 'projectId', op: '==' },
      { field: 'memberUids', op: 'array-contains' },
    ],
    orderBy: [{ field: 'issuedOn', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  /** What a member is asked to pay, due first. */
  invoicesToPayOfMember: {
    collection: 'invoices',
    where: [
      { field: 'memberUids', op: 'array-contains' },
      { field: 'kind', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'dueOn', direction: 'asc' }],
    limit: 10,
    caller: 'member',
  },
  /** The same of one project. */
  invoicesToPayOfProjectOfMember: {
    collection: 'invoices',
    where: [
      { field: 'projectId', op: '==' },
      { field: 'memberUids', op: 'array-contains' },
      { field: 'kind', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'dueOn', direction: 'asc' }],
    limit: 10,
    caller: 'member',
  },
  creditNotesOfInvoiceOfMember: {
    collection: 'invoices',
    where: [
      { field: 'memberUids', op: 'array-contains' },
      { field: 'credits.invoiceId', op: '==' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'member',
  },
  /** What a member can take out of one company's invoices: one more than a download holds. */
  invoicesToExport: {
    collection: 'invoices',
    where: [
      { field: 'memberUids', op: 'array-contains' },
      { field: 'clientId', op: '==' },
      { field: 'issuedOn', op: '>=' },
      { field: 'issuedOn', op: '<=' },
    ],
    orderBy: [{ field: 'issuedOn', direction: 'asc' }],
    limit: maxExported + 1,
    caller: 'system',
  },
  paymentsOfInvoice: {
    collection: 'invoicePayments',
    where: [],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'member',
  },
  /** What came in for an invoice on a day or later. */
  paymentsFrom: {
    collection: 'invoicePayments',
    where: [{ field: 'receivedOn', op: '>=' }],
    orderBy: [{ field: 'receivedOn', direction: 'asc' }],
    limit: 1,
    caller: 'system',
  },
  creditNotesOfInvoice: {
    collection: 'invoices',
    where: [{ field: 'credits.invoiceId', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 100,
    caller: 'admin',
  },
  /** Invoices for money that came first, of which something is left to deduct, the oldest first. */
  openAdvancesOfClient: {
    collection: 'invoices',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'advance.isOpen', op: '==' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 20,
    caller: 'system',
  },
  /** What a receipt can be put on, the oldest due first; also what a reminder lists. */
  invoicesPayableOfClient: {
    collection: 'invoices',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'dueOn', direction: 'asc' }],
    limit: 100,
    caller: 'admin',
  },
  /** Open ones that may be due a reminder; the caller reads every page. */
  invoicesOpenDueBetween: {
    collection: 'invoices',
    where: [
      { field: 'status', op: 'in' },
      { field: 'dueOn', op: '>=' },
      { field: 'dueOn', op: '<=' },
    ],
    orderBy: [{ field: 'dueOn', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** Drafts of stages that have been due for invoicing since a day or longer, the longest first. */
  stagesDue: {
    collection: 'invoices',
    where: [
      { field: 'status', op: '==' },
      { field: 'dueSince', op: '<=' },
    ],
    orderBy: [{ field: 'dueSince', direction: 'asc' }],
    limit: 10,
    caller: 'admin',
  },
  /** Those of them that staff haven't been asked about. */
  stagesToAsk: {
    collection: 'invoices',
    where: [
      { field: 'status', op: '==' },
      { field: 'stageAskedOn', op: '==' },
      { field: 'dueSince', op: '<=' },
    ],
    orderBy: [{ field: 'dueSince', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  /** Payments that a client reported and that should have come by now. */
  reportedPaymentsToCheck: {
    collection: 'invoices',
    where: [
      { field: 'status', op: 'in' },
      { field: 'paymentReported.askOn', op: '<=' },
    ],
    orderBy: [{ field: 'paymentReported.askOn', direction: 'asc' }],
    limit: 10,
    caller: 'admin',
  },
  /** A month of invoices; the caller reads every page. */
  invoicesWithTaxPointBetween: {
    collection: 'invoices',
    where: [
      { field: 'taxPoint', op: '>=' },
      { field: 'taxPoint', op: '<=' },
    ],
    orderBy: [{ field: 'taxPoint', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** Every draft; the caller reads as many pages as it needs. */
  invoicesInDraft: {
    collection: 'invoices',
    where: [{ field: 'status', op: '==' }],
    orderBy: [],
    limit: 100,
    caller: 'system',
  },
  anyInvoiceOfClient: {
    collection: 'invoices',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [],
    limit: 1,
    caller: 'system',
  },
  invoicesOpenOfClient: {
    collection: 'invoices',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'kind', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [],
    limit: 10,
    caller: 'system',
  },
  /** Drafts that were abandoned long ago. */
  unissuedInvoicesToPurge: {
    collection: 'invoices',
    where: [
      { field: 'status', op: 'in' },
      { field: 'updatedAt', op: '<' },
    ],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  invoicesToPurge: {
    collection: 'invoices',
    where: [{ field: 'issuedOn', op: '<' }],
    orderBy: [{ field: 'issuedOn', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
});
