import {
  draftOf,
  hundred,
  lineOf,
  makeClient,
  makeInvoice,
  makeIssued,
  makeSeries,
  paymentOf,
} from '../money-world.ts';
import type { World } from '../world.ts';

const ofDraft = async (world: World) => ({ invoiceId: await makeInvoice(world, await makeClient(world)) });
const ofIssued = async (world: World) => ({ invoiceId: await makeIssued(world) });

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
  recordPayment: async (world: World) => ({
    ...(await ofIssued(world)),
    payment: paymentOf(world, 500),
  }),
  voidInvoice: async (world: World) => ({ ...(await ofIssued(world)), reason: 'Sent twice' }),
  setInvoiceDisputed: async (world: World) => ({ ...(await ofIssued(world)), disputed: true }),
  setBillingSeriesStatus: async (world: World) => ({
    seriesId: await makeSeries(world),
    status: 'paused',
  }),
} as const;
