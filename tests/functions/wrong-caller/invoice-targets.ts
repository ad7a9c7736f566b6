import type { RefundInput } from '@agency/domain/receipt/input';
import { londonDate } from '@agency/domain/shared/dates';
import { writeOffInvoice } from '../../../functions/src/invoice/write-off.ts';
import {
  draftOf,
  fresh,
  hundred,
  invoiceOf,
  lineOf,
  makeClient,
  makeInvoice,
  makeIssued,
  makeSeries,
  moneyOf,
  pay,
  receiptOf,
} from '../money-world.ts';
import { asStaff, type World } from '../world.ts';
import type { Accounts } from './accounts.ts';
import { showTo } from './document-targets.ts';

const ofDraft = async (world: World) => ({ invoiceId: await makeInvoice(world, await makeClient(world)) });
const ofIssued = async (world: World) => ({ invoiceId: await makeIssued(world) });

/** An issued invoice whose audience is everybody locked out only by their session. */
async function ofMembers(world: World, accounts: Accounts) {
  const invoiceId = await makeIssued(world);
  await showTo(world, accounts, `invoices/${invoiceId}`);
  return { invoiceId };
}

/** A client with £30.00 of credit. */
async function withCredit(world: World): Promise<string> {
  const clientId = await makeClient(world);
  await pay(world, await makeIssued(world, clientId), moneyOf(world, 15_000));
  return clientId;
}

async function recorded(world: World): Promise<string> {
  const money = moneyOf(world, 500);
  await pay(world, await makeIssued(world), money);
  return money.receiptId;
}

const today = ({ deps }: World) => londonDate(deps.clock());

/** Inputs of the operations of invoices and monthly billing. */
export const invoiceInputs = {
  createInvoice: async (world: World) => ({
    clientId: await makeClient(world),
    projectId: null,
    draft: hundred,
  }),
  saveInvoice: async (world: World) => ({ ...(await ofDraft(world)), draft: draftOf(lineOf(500)) }),
  discardInvoice: ofDraft,
  issueInvoice: ofDraft,
  sendInvoiceAgain: ofIssued,
  setPurchaseOrder: async (world: World) => ({ ...(await ofIssued(world)), purchaseOrder: 'PO-4711' }),
  recordReceipt: async (world: World) =>
    receiptOf(await invoiceOf(world, await makeIssued(world)), moneyOf(world, 500)),
  reverseReceipt: async (world: World) => ({
    receiptId: await recorded(world),
    on: today(world),
    reason: 'Another client’s',
  }),
  recordRefund: async (world: World): Promise<RefundInput> => ({
    ...moneyOf(world, 500),
    clientId: await withCredit(world),
    isAnother: false,
  }),
  useCredit: async (world: World) => ({
    invoiceId: await makeIssued(world, await withCredit(world)),
    useId: fresh('use'),
  }),
  creditInvoice: async (world: World) => ({
    ...(await ofIssued(world)),
    creditNoteId: fresh('note'),
    scope: { kind: 'full' },
    reason: 'Sent twice',
  }),
  correctAndReissue: async (world: World) => ({
    ...(await ofIssued(world)),
    creditNoteId: fresh('note'),
    reason: 'Wrong address',
  }),
  writeOffInvoice: async (world: World) => ({ ...(await ofIssued(world)), reason: 'Insolvent' }),
  reinstateInvoice: async (world: World) => {
    const off = { ...(await ofIssued(world)), reason: 'Insolvent' };
    await writeOffInvoice(world.deps, off, asStaff);
    return off;
  },
  skipReminder: ofIssued,
  clearPaymentReport: ofIssued,
  reportPayment: async (world: World, accounts: Accounts) => ({
    ...(await ofMembers(world, accounts)),
    paidOn: today(world),
    reference: 'Our website',
  }),
  disputeInvoice: async (world: World, accounts: Accounts) => ({
    ...(await ofMembers(world, accounts)),
    reason: 'We ordered less.',
  }),
  setInvoiceDisputed: async (world: World) => ({ ...(await ofIssued(world)), disputed: true }),
  setBillingSeriesStatus: async (world: World) => ({
    seriesId: await makeSeries(world),
    status: 'paused',
  }),
} as const;
