import type { CreditScope } from '@agency/domain/invoice/credit-note';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputeInvoice } from '../../functions/src/invoice/dispute.ts';
import { correctAndReissue } from '../../functions/src/invoice/reissue.ts';
import { clearPaymentReport, reportPayment } from '../../functions/src/invoice/report-payment.ts';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { recordReceipt } from '../../functions/src/receipt/record.ts';
import { recordRefund } from '../../functions/src/receipt/refund.ts';
import { reverseReceipt } from '../../functions/src/receipt/reverse.ts';
import { queued, sendAll, wordsOf } from './money-mail.ts';
import {
  creditIt,
  draftOf,
  fieldsOf,
  fresh,
  invoiceOf,
  issue,
  lineOf,
  mailsAbout,
  makeClient,
  makeInvoice,
  makeIssued,
  moneyOf,
  pay,
  payFromCredit,
  triggerInvoiceWritten,
} from './money-world.ts';
import { asStaff, caller, makeWorld, person, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('money-mails');
  world.setClock(new Date('2026-11-30T10:00:00Z'));
});
afterAll(() => world.close());

const asMember = { person: person('sam', { name: 'Sam Weald' }), caller };
const numberOf = async (invoiceId: string) => (await invoiceOf(world, invoiceId)).number ?? '';

/** What the trigger queues for an issued document, in words. */
async function wordsAtIssue(id: string, mailId: string): Promise<string> {
  await triggerInvoiceWritten(world, id, undefined, await fieldsOf(world, `invoices/${id}`));
  return wordsOf(world, mailId);
}

const noteWords = ({ creditNoteId }: { creditNoteId: string }) =>
  wordsAtIssue(creditNoteId, `notice.creditNote.${creditNoteId}`);
const createdWords = (invoiceId: string) =>
  wordsAtIssue(invoiceId, `invoice-created-notification.${invoiceId}`);

/** Money of a client over these invoices, each with its part. */
function receive(clientId: string, amount: number, parts: readonly [string, number][], isAdvance = false) {
  const allocations = parts.map(([invoiceId, part]) => ({ invoiceId, amount: part }));
  const credit = { kind: 'credit' } as const;
  const advance = { kind: 'advance', quoteId: null, projectId: null, treatment: 2000 } as const;
  const input = { ...moneyOf(world, amount), clientId, allocations, rest: isAdvance ? advance : credit };
  return recordReceipt(world.deps, { ...input, isAnother: false }, asStaff);
}

describe('money that came', () => {
  it('is confirmed once for all the invoices that it pays, at every address that invoices go to', async () => {
    const clientId = await makeClient(world, { invoiceEmails: ['books@accountant.example'] });
    const [first, second, third] = [
      await makeIssued(world, clientId),
      await makeIssued(world, clientId),
      await makeIssued(world, clientId),
    ];
    const { receiptId } = await receive(clientId, 35_000, [
      [first, 12_000],
      [second, 12_000],
      [third, 10_000],
    ]);
    const id = `invoice-payment-confirmation.${receiptId}`;
    expect((await queued(world, id)).to).toEqual(['accounts@weald.example', 'books@accountant.example']);
    const words = await wordsOf(world, id);
    expect(words).toContain('We’ve received your payment of £350.00 for 3 invoices. £20.00 is still to pay.');
    expect(words).toContain(`${await numberOf(second)}: £120.00, paid in full`);
    expect(words).toContain(`${await numberOf(third)}: £100.00, £20.00 still to pay`);
    expect(words).toContain('£10.00 of it isn’t matched to an invoice yet, so we’ll keep it as credit.');
    const staff = await wordsOf(world, `invoice-payment-notification.${receiptId}`);
    expect(staff).toContain(`£350.00 received for invoice ${await numberOf(first)} and 2 others`);
  });

  it('for no invoice is confirmed too, as credit or as paid in advance', async () => {
    const clientId = await makeClient(world);
    const credit = await receive(clientId, 5_000, []);
    expect(await wordsOf(world, `notice.moneyReceived.${credit.receiptId}`)).toContain(
      'We’ll keep it as credit',
    );
    const advance = await receive(clientId, 60_000, [], true);
    expect(await wordsOf(world, `notice.moneyReceived.${advance.receiptId}`)).toContain(
      'We’ve received your payment of £600.00 for work that we haven’t invoiced yet.',
    );
    await issue(world, advance.advanceInvoiceId ?? '');
    expect(await createdWords(advance.advanceInvoiceId ?? '')).toContain(
      'Here is your invoice for the payment that we received on 30 November 2026. You have nothing to pay.',
    );
  });

  it('that was recorded wrongly is corrected at the client, unless they haven’t been told of it', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const reverse = (receiptId: string) =>
      reverseReceipt(
        world.deps,
        { receiptId, on: '2026-11-30', reason: 'Entered for the wrong client' },
        asStaff,
      );
    const { receiptId } = await receive(clientId, 15_000, [[invoiceId, 12_000]]);
    await sendAll(world);
    await reverse(receiptId);
    const words = await wordsOf(world, `notice.receiptReversed.${receiptId}`);
    expect(words).toContain('We told you that we had received £150.00 from you on 30 November 2026.');
    expect(words).toContain('£30.00 of it no longer counts as your credit.');
    expect(words).toContain(`${await numberOf(invoiceId)}: £120.00 to pay`);
    expect(words).not.toContain('wrong client');
    const again = await receive(clientId, 12_000, [[invoiceId, 12_000]]);
    await reverse(again.receiptId);
    await sendAll(world);
    expect((await queued(world, `notice.receiptReversed.${again.receiptId}`)).error).toBe(
      'The client hasn’t been told of the payment.',
    );
  });
});

describe('what is left over of money that came', () => {
  /** The words of its mail, and what the last entry of the client's credit says. */
  async function leftOver(clientId: string, amount: number, parts: readonly [string, number][]) {
    const { receiptId } = await receive(clientId, amount, parts);
    const kind = parts.length === 0 ? 'notice.moneyReceived' : 'invoice-payment-confirmation';
    const { docs } = await world.deps.db.collection(`clients/${clientId}/credits`).get();
    const entry = docs.at(-1);
    const credit = [entry?.get('reason'), entry?.get('invoiceId')];
    return { words: await wordsOf(world, `${kind}.${receiptId}`), credit };
  }

  it('is more than was due where nothing is left to pay, and stands at an invoice where it was for one alone', async () => {
    const clientId = await makeClient(world);
    const first = await makeIssued(world, clientId);
    const one = await leftOver(clientId, 12_437, [[first, 12_000]]);
    expect(one.words).toContain('The invoice is paid in full.');
    expect(one.words).toContain('You paid £4.37 more than the amount due.');
    expect(one.credit).toEqual(['Paid above what was due', first]);
    const [second, third] = [await makeIssued(world, clientId), await makeIssued(world, clientId)];
    const both = await leftOver(clientId, 24_500, [
      [second, 12_000],
      [third, 12_000],
    ]);
    expect(both.words).toContain('You paid £5.00 more than the amount due.');
    expect(both.credit).toEqual(['Paid above what was due', null]);
    expect((await leftOver(clientId, 700, [])).credit).toEqual(['Paid before it was due', null]);
  });

  it('is not more than was due while another invoice is open, or a part of this one', async () => {
    const clientId = await makeClient(world);
    const [first, second] = [await makeIssued(world, clientId), await makeIssued(world, clientId)];
    const notMatched = '£4.37 of it isn’t matched to an invoice yet, so we’ll keep it as credit.';
    for (const part of [5_000, 7_000]) {
      const { words, credit } = await leftOver(clientId, part + 437, [[first, part]]);
      expect(words).toContain(notMatched);
      expect(words).not.toContain('more than');
      expect(credit).toEqual(['Not matched to an invoice', null]);
    }
    const none = await leftOver(clientId, 900, []);
    expect(none.words).toContain('It isn’t matched to an invoice yet, so we’ll keep it as credit.');
    expect(none.credit).toEqual(['Not matched to an invoice', null]);
    // The debt was given up, which the client isn’t told: they owe it.
    await writeOffInvoice(world.deps, { invoiceId: second, reason: 'Gone' }, asStaff);
    expect((await leftOver(clientId, 901, [])).credit).toEqual(['Not matched to an invoice', null]);
  });
});

describe('a refund', () => {
  const refund = async () => {
    const clientId = await makeClient(world, { invoiceEmails: ['books@accountant.example'] });
    await receive(clientId, 8_000, []);
    const money = { ...moneyOf(world, 5_000), clientId, isAnother: false };
    await recordRefund(world.deps, money, asStaff);
    await recordRefund(world.deps, money, asStaff);
    return money;
  };

  it('is confirmed once at every address that invoices go to', async () => {
    const { receiptId, reference } = await refund();
    const id = `notice.refundPaid.${receiptId}`;
    expect((await queued(world, id)).to).toEqual(['accounts@weald.example', 'books@accountant.example']);
    const words = await wordsOf(world, id);
    expect(words).toContain('We’ve refunded £50.00');
    expect(words).toContain('We’ve paid £50.00 of your credit back to you.');
    expect(words).toContain(`Reference: ${reference}`);
    expect(await mailsAbout(world, receiptId, 'receiptId')).toEqual([id]);
  });

  it('that was a mistake is corrected, unless they haven’t been told of it', async () => {
    const undo = (receiptId: string) =>
      reverseReceipt(world.deps, { receiptId, on: '2026-11-30', reason: 'Never sent' }, asStaff);
    const { receiptId } = await refund();
    await sendAll(world);
    await undo(receiptId);
    const words = await wordsOf(world, `notice.receiptReversed.${receiptId}`);
    expect(words).toContain('We’ve corrected a refund of £50.00');
    expect(words).toContain('so it’s your credit again.');
    expect(words).not.toContain('Never sent');
    const again = await refund();
    await undo(again.receiptId);
    await sendAll(world);
    expect((await queued(world, `notice.receiptReversed.${again.receiptId}`)).error).toBe(
      'The client hasn’t been told of the refund.',
    );
  });
});

describe('credit', () => {
  it('that is used at issue stands in the mail of the invoice, with what is left to pay', async () => {
    const clientId = await makeClient(world);
    await receive(clientId, 17_000, []);
    const [first, second] = [await makeInvoice(world, clientId), await makeInvoice(world, clientId)];
    await issue(world, first);
    expect(await createdWords(first)).toContain(
      'We’ve used £120.00 of your credit for it. You have nothing to pay.',
    );
    await issue(world, second);
    const words = await createdWords(second);
    expect(words).toContain('We’ve used £50.00 of your credit for it. £70.00 is still to pay.');
    expect(words).toContain('Still to pay: £70.00');
  });

  it('that is used later is confirmed to both sides', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await receive(clientId, 2_000, []);
    await payFromCredit(world, invoiceId);
    const ids = (await mailsAbout(world, invoiceId)).filter((id) => id.includes('payment'));
    expect(ids).toHaveLength(2);
    expect(await wordsOf(world, ids[0] ?? '')).toContain('We’ve used your credit for this invoice.');
    expect(await wordsOf(world, ids[1] ?? '')).toContain('£20.00 of credit used for invoice');
  });
});

describe('a credit note', () => {
  const two = draftOf(lineOf(10_000), lineOf(5_000));
  const part = (net: number): CreditScope => ({
    kind: 'parts',
    parts: [{ line: 0, treatment: 2000, net, description: 'Work' }],
  });

  it('over a part says what is left, then that nothing is, and what becomes credit', async () => {
    const invoiceId = await makeIssued(world, undefined, two);
    const number = await numberOf(invoiceId);
    const first = await noteWords(await creditIt(world, invoiceId, { scope: part(5_000) }));
    expect(first).toContain(
      `This credit note takes £60.00 off invoice ${number}. You have £120.00 of it left to pay`,
    );
    expect(first).not.toContain('as credit');
    await pay(world, invoiceId, moneyOf(world, 10_000));
    const second = await noteWords(await creditIt(world, invoiceId, { scope: part(3_000) }));
    expect(second).toContain('You have nothing more to pay for it.');
    expect(second).toContain('You had already paid £16.00 of what we’ve credited.');
  });

  it('over all of what was never paid cancels it, and says when a corrected one comes', async () => {
    const invoiceId = await makeIssued(world);
    const number = await numberOf(invoiceId);
    expect(await noteWords(await creditIt(world, invoiceId))).toContain(`We’ve cancelled invoice ${number}.`);
    const other = await makeIssued(world);
    const input = { invoiceId: other, creditNoteId: fresh('note'), reason: 'Wrong name' };
    await correctAndReissue(world.deps, input, asStaff);
    expect(await noteWords(input)).toContain('We’ll send you a corrected invoice.');
  });
});

describe('staff are told', () => {
  it('of a payment that a client reports, until it has been dealt with', async () => {
    const invoiceId = await makeIssued(world);
    const number = await numberOf(invoiceId);
    await reportPayment(world.deps, { invoiceId, paidOn: '2026-11-29', reference: '<b>BACS</b>' }, asMember);
    const [id = ''] = (await mailsAbout(world, invoiceId)).filter((one) => one.includes('paymentReported'));
    const words = await wordsOf(world, id);
    expect(words).toContain(`Weald Pottery Ltd says they’ve paid invoice ${number}`);
    expect(words).toContain('We won’t remind the client about this invoice until 8 December 2026.');
    expect(words).toContain('Reference: <b>BACS</b>');
    await clearPaymentReport(world.deps, { invoiceId }, asStaff);
    expect(await wordsOf(world, id)).toBe('The payment has been dealt with.');
  });

  it('of what a client says is wrong, word for word', async () => {
    const invoiceId = await makeIssued(world);
    await disputeInvoice(
      world.deps,
      { invoiceId, reason: 'We ordered <15> photographs.\n\nNot 20.' },
      asMember,
    );
    const [id = ''] = (await mailsAbout(world, invoiceId)).filter((one) => one.includes('invoiceDisputed'));
    const words = await wordsOf(world, id);
    expect(words).toContain(`says something is wrong with invoice ${await numberOf(invoiceId)}`);
    expect(words).toContain('We ordered <15> photographs.');
    expect(words).toContain('Sam Weald');
  });
});
