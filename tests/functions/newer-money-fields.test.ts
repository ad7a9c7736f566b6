import { londonDate } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../functions/src/platform/auth.ts';
import { sendAll } from './money-mail.ts';
import { fresh, invoiceOf, makeClient, makeInvoice, makeIssued, moneyOf, receiptOf } from './money-world.ts';
import { newerStore } from './support/newer-store.ts';
import { call, makeAdmin, makeMember, signedIn } from './support/people.ts';
import { makeWorld, type World } from './world.ts';

// Like newer-fields.test.ts, for the operations that move money.

let world: World;
let staff: Person;
let client: Person;
let clientId: string;

beforeAll(async () => {
  world = await makeWorld('newer-money');
  staff = await signedIn(world, await makeAdmin(world));
  const { uid, email, person } = await makeMember(world);
  client = person;
  const people = [{ name: 'Sam Weald', email, uid }];
  clientId = await makeClient(world, { people, emails: [email], memberUids: [uid], billingEmail: email });
});
afterAll(() => world.close());

const asAdmin = (name: Parameters<typeof call>[2], input: unknown) => call(world, staff, name, input);
const today = () => londonDate(world.deps.clock());

it('the fields of a newer build stay through all that moves money', async () => {
  const invoiceId = await makeIssued(world, clientId);
  const [second, reissued, bad] = [
    await makeIssued(world, clientId),
    await makeIssued(world, clientId),
    await makeIssued(world, clientId),
  ];
  const draft = await makeInvoice(world, clientId);
  const [part, over, advance] = [moneyOf(world, 2_000), moneyOf(world, 20_000), moneyOf(world, 6_000)];
  const pay = async (id: string, money: typeof part) =>
    asAdmin('recordReceipt', receiptOf(await invoiceOf(world, id), money));
  const rest = { kind: 'advance', quoteId: null, projectId: null, treatment: 2000 };
  const ofInvoice = { invoiceId };
  const noted = (reason: string) => ({ creditNoteId: fresh('note'), reason });
  const parts = [{ line: null, treatment: 2000, net: 1_000, description: 'Too much' }];
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    setPurchaseOrder: () => asAdmin('setPurchaseOrder', { ...ofInvoice, purchaseOrder: 'PO-1' }),
    sendInvoiceAgain: () => asAdmin('sendInvoiceAgain', ofInvoice),
    skipReminder: () => asAdmin('skipReminder', ofInvoice),
    disputeInvoice: () => call(world, client, 'disputeInvoice', { ...ofInvoice, reason: 'Too much' }),
    setInvoiceDisputed: () => asAdmin('setInvoiceDisputed', { ...ofInvoice, disputed: false }),
    reportPayment: () =>
      call(world, client, 'reportPayment', { ...ofInvoice, paidOn: today(), reference: '' }),
    clearPaymentReport: () => asAdmin('clearPaymentReport', ofInvoice),
    recordReceipt: () => pay(invoiceId, part),
    reverseReceipt: () =>
      asAdmin('reverseReceipt', { receiptId: part.receiptId, on: today(), reason: 'Another client’s' }),
    payTooMuch: () => pay(invoiceId, over),
    useCredit: () => asAdmin('useCredit', { invoiceId: second, useId: fresh('use') }),
    creditInPart: () =>
      asAdmin('creditInvoice', { ...ofInvoice, ...noted('Too much'), scope: { kind: 'parts', parts } }),
    recordRefund: () => asAdmin('recordRefund', { ...moneyOf(world, 500), clientId }),
    issueWithCredit: () => asAdmin('issueInvoice', { invoiceId: draft }),
    correctAndReissue: () => asAdmin('correctAndReissue', { invoiceId: reissued, ...noted('Wrong name') }),
    writeOffInvoice: () => asAdmin('writeOffInvoice', { invoiceId: bad, reason: 'Insolvent' }),
    reinstateInvoice: () => asAdmin('reinstateInvoice', { invoiceId: bad, reason: 'The wrong one' }),
    writeOffAgain: () => asAdmin('writeOffInvoice', { invoiceId: bad, reason: 'Insolvent' }),
    payBadDebt: () => pay(bad, moneyOf(world, 1_000)),
    receiveInAdvance: () => asAdmin('recordReceipt', { ...advance, clientId, allocations: [], rest }),
    discardAdvance: () => asAdmin('discardInvoice', { invoiceId: `advance-${advance.receiptId}` }),
    mails: () => sendAll(world),
  };
  const store = newerStore(world.deps.db);
  const lost: Record<string, string[]> = {};
  await store.plant();
  for (const [name, step] of Object.entries(steps)) {
    await step();
    const missing = await store.plant();
    if (missing.length > 0) lost[name] = missing;
  }
  // What is cleared takes its fields along: the client's report of a payment, and a write-off.
  const ofIt = [expect.stringMatching(/ lost 1 of \d+$/)];
  expect(lost).toEqual({ clearPaymentReport: ofIt, reinstateInvoice: ofIt });
});
