import { clientQueries } from '@agency/domain/client/queries';
import { type AccountEntry, accountEntry } from '@agency/domain/client/schema';
import { balanceOf } from '@agency/domain/invoice/balance';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { Receipt } from '@agency/domain/receipt/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { cleanLine } from '@agency/domain/shared/fields';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, everyPage, parseAll, runnableQuery } from '../../platform/firestore.ts';
import type { CreditAccount } from '../invoice/credit.ts';
import { prepareOpening } from './store.ts';

type NewEntry = Pick<AccountEntry, 'kind' | 'on' | 'amount' | 'reference' | 'createdBy'> &
  Partial<Pick<AccountEntry, 'invoiceId' | 'receiptId'>> & {
    /** Of money: what it stands against. */
    readonly allocations?: Receipt['allocations'];
  };

/** A client's account, read in this commit, to which it adds. */
export interface Account {
  /** Adds entries after the last that was read, or after those that this commit added. */
  add(...entries: NewEntry[]): void;
}

/**
 * Opens the account for adding. Its ids are its numbers, as with credit: of two commits that read the same last entry the
 * second begins again. The first entry of a client from before there were accounts brings forward what was owed then.
 */
export async function openAccount(
  deps: Deps,
  unit: UnitOfWork,
  clientId: string,
  credit: CreditAccount,
): Promise<Account> {
  return accountNoted(deps, unit, {
    clientId,
    credit,
    noteOpening: await prepareOpening(deps, unit, clientId),
  });
}

interface Opening {
  readonly clientId: string;
  readonly credit: CreditAccount;
  /** Writes to the client that something begins. */
  readonly noteOpening: () => void;
}

/** The same for a commit that reads and writes the client itself. */
export async function accountNoted(
  deps: Deps,
  unit: UnitOfWork,
  { clientId, credit, noteOpening }: Opening,
): Promise<Account & { readonly balance: number }> {
  const query = runnableQuery(deps.db, clientQueries.accountOfClient, [], [clientId]).limit(1);
  const [last] = parseAll(accountEntry, (await unit.find(query)).docs);
  let { sequence, balance } = last ?? { sequence: 0, balance: 0 };
  const now = deps.clock();
  let isNoted = false;
  const add = ({ invoiceId = null, receiptId = null, allocations = [], ...entry }: NewEntry) => {
    if (!isNoted) noteOpening();
    isNoted = true;
    sequence += 1;
    balance += entry.amount;
    const ref = documentRef(deps.db, 'clientAccount', clientId, String(sequence).padStart(6, '0'));
    const reference = cleanLine(entry.reference, 120);
    const stored: AccountEntry = {
      ...entry,
      ...paidBy(allocations),
      reference,
      invoiceId,
      receiptId,
      sequence,
      balance,
      createdAt: now,
    };
    unit.create(ref, stored);
  };
  if (last === undefined) {
    const amount = (await owedNow(deps, clientId)) - credit.balance;
    const on = londonDate(now);
    if (amount !== 0) add({ kind: 'broughtForward', on, amount, reference: '', createdBy: 'system' });
  }
  return { add: (...entries) => entries.forEach(add), balance };
}

function paidBy(allocations: Receipt['allocations']): Pick<AccountEntry, 'invoices'> {
  if (allocations.length === 0) return {};
  return {
    invoices: allocations.map(({ invoiceId, invoiceNumber }) => ({ id: invoiceId, number: invoiceNumber })),
  };
}

/** What is owed on the client's open invoices, in pence. */
async function owedNow(deps: Deps, clientId: string): Promise<number> {
  let owed = 0;
  const open = everyPage(deps.db, invoiceQueries.invoicesPayableOfClient, [clientId, ['issued', 'partPaid']]);
  for await (const page of open) {
    for (const invoice of parseAll(invoiceSchema, page)) owed += balanceOf(invoice);
  }
  return owed;
}
