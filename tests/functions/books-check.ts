import {
  type AccountEntry,
  accountEntry,
  type ClientCredit,
  clientCredit,
} from '@agency/domain/client/schema';
import { balanceOf, isIssued, owedOf, takesMoney } from '@agency/domain/invoice/balance';
import { type Invoice, invoice } from '@agency/domain/invoice/schema';
import { type Receipt, receipt } from '@agency/domain/receipt/schema';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import type { Query } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { World } from './world.ts';

/** All that says how a client stands. */
export interface Books {
  readonly clientId: string;
  readonly issued: readonly Stored<Invoice>[];
  readonly drafts: readonly Stored<Invoice>[];
  readonly notes: readonly Stored<Invoice>[];
  /** Refunds too. */
  readonly receipts: readonly Stored<Receipt>[];
  readonly credits: readonly ClientCredit[];
  readonly account: readonly AccountEntry[];
  /** What money can be put on. */
  readonly owed: readonly { readonly id: string; readonly owed: number }[];
  readonly credit: number;
}

async function all<TSchema extends v.GenericSchema>(
  schema: TSchema,
  query: Query,
): Promise<Stored<v.InferOutput<TSchema>>[]> {
  const { docs } = await query.get();
  return docs.map((found) => parseDocument(schema, found.ref.path, found.data()));
}

export async function booksOf({ deps: { db } }: World, clientId: string): Promise<Books> {
  const [invoices, receipts, credits, account] = await Promise.all([
    all(invoice, db.collection('invoices').where('clientId', '==', clientId)),
    all(receipt, db.collection('receipts').where('clientId', '==', clientId)),
    all(clientCredit, db.collection(`clients/${clientId}/credits`)),
    all(accountEntry, db.collection(`clients/${clientId}/account`)),
  ]);
  const issued = invoices.filter((each) => each.kind === 'invoice' && isIssued(each));
  return {
    clientId,
    issued,
    drafts: invoices.filter(({ status }) => status === 'draft'),
    notes: invoices.filter(({ kind }) => kind === 'creditNote'),
    receipts,
    credits,
    account,
    owed: issued.filter(takesMoney).map((each) => ({ id: each.id, owed: owedOf(each) })),
    credit: credits.at(-1)?.balance ?? 0,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0);

/** What doesn't add up, in words; empty where all does. */
export function faultsIn(books: Books): string[] {
  return [
    ...runningFaults('account', books.account),
    ...runningFaults('credit', books.credits),
    ...accountFaults(books),
    ...books.issued.flatMap((each) => [...sumFaults(books, each), ...advanceFaults(books, each)]),
  ];
}

function runningFaults(what: string, entries: readonly (AccountEntry | ClientCredit)[]): string[] {
  let balance = 0;
  return entries.flatMap((entry, index) => {
    balance += entry.amount;
    const isRight = entry.sequence === index + 1 && entry.balance === balance;
    return isRight ? [] : [`entry ${entry.sequence} of the ${what} has ${entry.balance} for ${balance}`];
  });
}

/** The balance by the open invoices and credit, and by the documents alone. */
function accountFaults({ account, issued, drafts, notes, receipts, credit }: Books): string[] {
  const balance = account.at(-1)?.balance ?? 0;
  const waiting = sum(drafts.filter(({ advance }) => advance).map(({ totals }) => totals.total));
  const byState = sum(issued.map(balanceOf)) - credit - waiting;
  const moved = receipts
    .filter(({ reversed }) => reversed === null)
    .map(({ kind, amount }) => (kind === 'receipt' ? -amount : amount));
  const givenUp = issued.filter(({ status }) => status === 'writtenOff').map(owedOf);
  const totalsOf = (documents: readonly Invoice[]) => sum(documents.map(({ totals }) => totals.total));
  const byDocuments = totalsOf(issued) - totalsOf(notes) - sum(givenUp) + sum(moved);
  return [
    ...(balance === byState ? [] : [`the account says ${balance}, invoices and credit ${byState}`]),
    ...(balance === byDocuments ? [] : [`the account says ${balance}, documents and money ${byDocuments}`]),
  ];
}

/** Of one invoice: its credit notes are what it was credited, and nothing is paid above its total. */
function sumFaults({ notes }: Books, { id, totals, paidAmount, creditedAmount }: Stored<Invoice>): string[] {
  const own = notes.filter(({ credits }) => credits?.invoiceId === id);
  const credited = sum(own.map((note) => note.totals.total));
  const isOver = paidAmount + creditedAmount > totals.total || paidAmount < 0;
  return [
    ...(credited === creditedAmount ? [] : [`${id} was credited ${creditedAmount}, its notes ${credited}`]),
    ...(isOver ? [`${id} is paid ${paidAmount} and credited ${creditedAmount} of ${totals.total}`] : []),
  ];
}

/** Of money in advance: what later invoices were reduced by, and what was credited, is at most all of it. */
function advanceFaults({ issued, notes }: Books, { id, totals, advance }: Stored<Invoice>): string[] {
  if (!advance) return [];
  const standing = issued.filter(({ status }) => status !== 'void' && status !== 'credited');
  const taken = standing.flatMap(({ deductions = [] }) => deductions.filter((each) => each.invoiceId === id));
  const deducted = sum(advance.deducted.map(({ net }) => net)) + advance.deductedOutsideScope;
  const own = notes.filter(({ credits }) => credits?.invoiceId === id);
  const credited = sum(own.map((note) => note.totals.net));
  const byInvoices = sum(taken.map(({ net }) => net));
  const isLeft = deducted + credited < totals.net;
  return [
    ...(deducted === byInvoices ? [] : [`${id} says ${deducted} was deducted, the invoices ${byInvoices}`]),
    ...(deducted + credited <= totals.net ? [] : [`${id} was deducted and credited above its net`]),
    ...(advance.isOpen && !isLeft ? [`${id} is open with nothing left`] : []),
  ];
}
