import { allocateReceipt } from '@agency/domain/receipt/allocate';
import { AppError } from '@agency/domain/shared/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discardInvoice } from '../../functions/src/invoice/discard.ts';
import { issueInvoice } from '../../functions/src/invoice/issue.ts';
import { reinstateInvoice } from '../../functions/src/invoice/reinstate.ts';
import { correctAndReissue } from '../../functions/src/invoice/reissue.ts';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { type Books, booksOf, faultsIn } from './books-check.ts';
import { creditIn, inAdvance, moneyOf, part, receive, refund, reverse, whole } from './books-world.ts';
import { draftOf, fresh, lineOf, makeClient, makeInvoice, payFromCredit } from './money-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// Whatever staff do, in any order, the account of a client says what its invoices, credit notes, receipts and refunds say.

/** Beside each other, each with its own numbers: what takes long is waiting for the database. */
let worlds: readonly World[];

beforeAll(async () => {
  worlds = await Promise.all(['one', 'two', 'three', 'four'].map((name) => makeWorld(`adds-up-${name}`)));
});
afterAll(() => Promise.all(worlds.map((world) => world.close())));

/** What staff do next, with which of the invoices or receipts that there are, and with how much. */
const step = fc.record({
  act: fc.constantFrom(
    ...([
      'bill',
      'billStage',
      'issue',
      'discard',
      'receive',
      'receiveMore',
      'receiveFirst',
      'reverse',
    ] as const),
    ...([
      'refund',
      'useCredit',
      'creditPart',
      'creditWhole',
      'reissue',
      'writeOff',
      'reinstate',
      'receive',
      'receiveFirst',
      'bill',
    ] as const),
  ),
  which: fc.nat({ max: 5 }),
  amount: fc.oneof(fc.integer({ min: 1, max: 40_000 }), fc.constantFrom(1, 3, 6_000, 12_000)),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length];

async function bill(
  world: World,
  clientId: string,
  { amount, which }: Step,
  isStage: boolean,
): Promise<void> {
  const abroad = which % 3 === 0 ? [lineOf(1_500, { vatRate: 0, outsideScope: true })] : [];
  const reduced = which % 4 === 0 ? [lineOf(777, { vatRate: 500 })] : [];
  const draft = {
    ...draftOf(lineOf(amount + 9_000), ...abroad, ...reduced),
    discount: which % 2 === 0 ? 1 : 0,
  };
  const invoiceId = await makeInvoice(world, clientId, draft);
  if (isStage) {
    const stage = { id: 'stage', label: 'Stage', position: 0, trigger: { kind: 'acceptance' } };
    await world.deps.db.doc(`invoices/${invoiceId}`).update({ stage });
  }
  await issueInvoice(world.deps, { invoiceId, keepCredit: which % 5 === 0 }, asStaff);
}

/** Money for what is owed, from one of the invoices on; what is left over is credit. */
function receiveFor(world: World, { clientId, owed }: Books, { which, amount }: Step, isMore: boolean) {
  const first = owed.length === 0 ? 0 : which % owed.length;
  const allocations = allocateReceipt(amount, owed.slice(first)).slice(0, 20);
  const put = allocations.reduce((sum, each) => sum + each.amount, 0);
  return receive(world, moneyOf(world, clientId, isMore ? amount : put || amount, { allocations }));
}

/** Money in advance, mostly invoiced at once. */
async function receiveFirst(world: World, clientId: string, { which, amount }: Step): Promise<void> {
  const { advanceInvoiceId } = await receive(world, moneyOf(world, clientId, amount, { rest: inAdvance() }));
  if (which === 0) return;
  await issueInvoice(world.deps, { invoiceId: advanceInvoiceId ?? '', keepCredit: false }, asStaff);
}

async function act(world: World, books: Books, taken: Step): Promise<unknown> {
  const { deps } = world;
  const { clientId } = books;
  const { which, amount } = taken;
  const invoiceId = pick(books.issued, which)?.id ?? 'none';
  const draftId = pick(books.drafts, which)?.id ?? 'none';
  switch (taken.act) {
    case 'bill':
      return bill(world, clientId, taken, false);
    case 'billStage':
      return bill(world, clientId, taken, true);
    case 'issue':
      return issueInvoice(deps, { invoiceId: draftId, keepCredit: which % 2 === 0 }, asStaff);
    case 'discard':
      return discardInvoice(deps, { invoiceId: draftId }, asStaff);
    case 'receive':
      return receiveFor(world, books, taken, false);
    case 'receiveMore':
      return receiveFor(world, books, taken, true);
    case 'receiveFirst':
      return receiveFirst(world, clientId, taken);
    case 'reverse':
      return reverse(world, pick(books.receipts, which)?.id ?? 'none');
    case 'refund':
      return refund(world, clientId, Math.min(amount, books.credit || amount));
    case 'useCredit':
      return payFromCredit(world, invoiceId);
    case 'creditPart':
      return creditIn(world, invoiceId, part(amount));
    case 'creditWhole':
      return creditIn(world, invoiceId, whole);
    case 'reissue':
      return correctAndReissue(deps, { invoiceId, creditNoteId: fresh('note'), reason: 'Wrong' }, asStaff);
    case 'reinstate':
      return reinstateInvoice(deps, { invoiceId, reason: 'The wrong one' }, asStaff);
    case 'writeOff':
      return writeOffInvoice(deps, { invoiceId, reason: 'Gone' }, asStaff);
  }
}

/** Takes a step; false where it was refused, as many are: then nothing may have changed either. */
async function isTaken(world: World, books: Books, taken: Step): Promise<boolean> {
  try {
    await act(world, books, taken);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    throw refusal;
  }
}

/** Holds after each step of a sequence, at a client of its own; counts the steps that weren't refused. */
function addsUp(world: World, done: { steps: number; reduced: number }) {
  const sequence = fc.array(step, { minLength: 6, maxLength: 12, size: 'max' });
  return fc.asyncProperty(sequence, async (steps) => {
    let books = await booksOf(world, await makeClient(world));
    for (const next of steps) {
      const taken = await isTaken(world, books, next);
      if (taken) done.steps += 1;
      books = await booksOf(world, books.clientId);
      expect(faultsIn(books), `after ${next.act}, ${taken ? 'done' : 'refused'}`).toEqual([]);
    }
    done.reduced += books.issued.filter(({ stage, deductions }) => stage === null && deductions).length;
  });
}

test('after any sequence of operations a client’s account adds up', async () => {
  const done = { steps: 0, reduced: 0 };
  await Promise.all(worlds.map((world) => fc.assert(addsUp(world, done), { numRuns: 15 })));
  expect(done.steps).toBeGreaterThan(200);
  // Money in advance came off invoices that are no stage, too.
  expect(done.reduced).toBeGreaterThan(0);
});
