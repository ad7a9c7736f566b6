import { type AccountEntry, accountEntry } from '@agency/domain/client/schema';
import type { CreditScope } from '@agency/domain/invoice/credit-note';
import type { ReceiptInput } from '@agency/domain/receipt/input';
import { type Receipt, receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { parseDocument } from '@agency/domain/shared/parse';
import { creditInvoice } from '../../functions/src/invoice/credit.ts';
import { recordReceipt } from '../../functions/src/receipt/record.ts';
import { recordRefund } from '../../functions/src/receipt/refund.ts';
import { reverseReceipt } from '../../functions/src/receipt/reverse.ts';
import { fieldsOf, fresh, makeClient, makeIssued } from './money-world.ts';
import { asStaff, type World } from './world.ts';

/** A client with invoices of £120.00 each. */
export async function owing(world: World, count: number) {
  const clientId = await makeClient(world);
  const invoices: string[] = [];
  for (let index = 0; index < count; index += 1) invoices.push(await makeIssued(world, clientId));
  return { clientId, invoices };
}

/** These amounts on these invoices, as a receipt names them. */
export const on = (invoiceIds: readonly string[], ...amounts: number[]): ReceiptInput['allocations'] =>
  invoiceIds.flatMap((invoiceId, index) => {
    const amount = amounts[index];
    return amount === undefined ? [] : [{ invoiceId, amount }];
  });

/** Money of a client that is on nothing yet, by bank transfer today. */
export function moneyOf(
  { deps }: World,
  clientId: string,
  amount: number,
  rest: Partial<ReceiptInput> = {},
): ReceiptInput {
  return {
    receiptId: fresh('receipt'),
    clientId,
    amount,
    method: 'bankTransfer',
    receivedOn: londonDate(deps.clock()),
    reference: fresh('reference'),
    allocations: [],
    rest: { kind: 'credit' },
    isAnother: false,
    ...rest,
  };
}

export const receive = ({ deps }: World, input: ReceiptInput) => recordReceipt(deps, input, asStaff);

export const reverse = ({ deps }: World, receiptId: string, reason = 'Recorded for the wrong client') =>
  reverseReceipt(deps, { receiptId, on: londonDate(deps.clock()), reason }, asStaff);

export const refund = (
  world: World,
  clientId: string,
  amount: number,
  receiptId = fresh('refund'),
  isAnother = false,
) =>
  recordRefund(
    world.deps,
    {
      receiptId,
      clientId,
      amount,
      method: 'bankTransfer',
      receivedOn: londonDate(world.deps.clock()),
      reference: '',
      isAnother,
    },
    asStaff,
  );

export const inAdvance = (
  quoteId: string | null = null,
  projectId: string | null = null,
): ReceiptInput['rest'] => ({
  kind: 'advance',
  quoteId,
  projectId,
  treatment: 2000,
});

export const creditIn = (
  { deps }: World,
  invoiceId: string,
  scope: CreditScope,
  creditNoteId = fresh('note'),
) => creditInvoice(deps, { invoiceId, creditNoteId, scope, reason: 'Too much' }, asStaff);

/** One part of net at 20%. */
export const part = (net: number): CreditScope => ({
  kind: 'parts',
  parts: [{ line: null, treatment: 2000, net, description: 'Less work than planned' }],
});

export const whole: CreditScope = { kind: 'full' };

export async function receiptOf(world: World, receiptId: string): Promise<Receipt> {
  const path = `receipts/${receiptId}`;
  return parseDocument(receiptSchema, path, await fieldsOf(world, path));
}

/** A client's account, entry by entry. */
export async function accountOf({ deps }: World, clientId: string): Promise<AccountEntry[]> {
  const { docs } = await deps.db.collection(`clients/${clientId}/account`).get();
  return docs.map((found) => parseDocument(accountEntry, found.ref.path, found.data()));
}

export async function balanceOfAccount(world: World, clientId: string): Promise<number> {
  return (await accountOf(world, clientId)).at(-1)?.balance ?? 0;
}

/** A client's credit. */
export async function creditOf({ deps }: World, clientId: string): Promise<number> {
  const { docs } = await deps.db.collection(`clients/${clientId}/credits`).get();
  return Number(docs.at(-1)?.get('balance') ?? 0);
}
