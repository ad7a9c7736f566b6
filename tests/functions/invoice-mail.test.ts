import { formatDate } from '@agency/domain/shared/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { sendAll, wordsOf } from './money-mail.ts';
import {
  creditIt,
  fieldsOf,
  giveAddress,
  invoiceOf,
  issue,
  makeClient,
  makeInvoice,
  makeIssued,
  moneyOf,
  pay,
  triggerInvoiceWritten,
} from './money-world.ts';
import { makeDraft } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('bill-mail');
});
afterAll(() => world.close());

const at = (day: string) => world.setClock(new Date(`${day}T10:00:00Z`));

describe('the mail of an invoice', () => {
  /** Issued, with its trigger run, so that its mail waits. */
  async function mailed(rest: Parameters<typeof makeClient>[1] = {}): Promise<string> {
    const invoiceId = await makeInvoice(world, await makeClient(world, rest));
    const before = await fieldsOf(world, `invoices/${invoiceId}`);
    await issue(world, invoiceId);
    await triggerInvoiceWritten(world, invoiceId, before, await fieldsOf(world, `invoices/${invoiceId}`));
    return invoiceId;
  }

  it('has the invoice attached as a PDF, and the invoice tracks its delivery', async () => {
    at('2027-01-05');
    await world.deps.db.recursiveDelete(world.deps.db.collection('outbox'));
    const invoiceId = await mailed();
    const { number, dueOn, delivery } = await invoiceOf(world, invoiceId);
    expect(delivery).toBe('queued');
    const [message] = await sendAll(world);
    expect(message).toMatchObject({
      to: ['accounts@weald.example'],
      subject: `Invoice ${number} for £120.00`,
      attachments: [{ filename: `Invoice ${number}.pdf`, contentType: 'application/pdf' }],
    });
    const [file] = message?.attachments ?? [];
    expect(
      Buffer.from(file?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(message?.text).toContain(formatDate(dueOn ?? ''));
    expect(message?.text).toContain('19 January 2027');
    expect(message?.text).toContain('Hello Sam,');
    expect((await invoiceOf(world, invoiceId)).delivery).toBe('sent');
  });

  it('greets a business whole where no person has the address that bills go to', async () => {
    await world.deps.db.recursiveDelete(world.deps.db.collection('outbox'));
    await mailed({ kind: 'company', name: 'Weald Pottery', billingEmail: 'office@weald.example' });
    const [message] = await sendAll(world);
    expect(message?.to).toEqual(['office@weald.example']);
    expect(message?.text).toContain('Hello Weald Pottery,');
  });

  describe('to more addresses than one', () => {
    const books = 'books@ledger.example';
    const office = 'office@ledger.example';
    const billed = async () => {
      await world.deps.db.recursiveDelete(world.deps.db.collection('outbox'));
      const invoiceId = await mailed({ invoiceEmails: [books, office] });
      const { clientId } = await invoiceOf(world, invoiceId);
      return world.deps.db.doc(`clients/${clientId}`);
    };

    it('goes to all of them, and to the billing address first', async () => {
      await billed();
      const [message] = await sendAll(world);
      expect(message?.to).toEqual(['accounts@weald.example', books, office]);
    });

    it('goes to those that are left when one is removed before it is sent, or has been shut out', async () => {
      const client = await billed();
      await client.update({ invoiceEmails: [office] });
      expect((await sendAll(world)).map(({ to }) => to)).toEqual([['accounts@weald.example', office]]);
      await billed();
      const { uid } = await (await world.deps.auth()).createUser({ email: books, disabled: true });
      expect((await sendAll(world)).map(({ to }) => to)).toEqual([['accounts@weald.example', office]]);
      await (await world.deps.auth()).deleteUser(uid);
    });

    it('goes to those that are left when one is removed between two attempts', async () => {
      const client = await billed();
      const [first] = await sendAll(world, { kind: 'temporary', error: 'Down' });
      expect(first?.to).toContain(books);
      await client.update({ invoiceEmails: [office] });
      world.setClock(new Date(world.deps.clock().getTime() + 3_600_000));
      const [second] = await sendAll(world);
      expect(second?.to).toEqual(['accounts@weald.example', office]);
      expect(second?.text).toBe(first?.text);
    });

    it('goes no more to who no longer gets copies, though they belong to the client', async () => {
      const client = await billed();
      await client.update({ emails: ['accounts@weald.example', books], invoiceEmails: [office] });
      expect((await sendAll(world)).map(({ to }) => to)).toEqual([['accounts@weald.example', office]]);
    });
  });

  it('that the provider fails to accept is never marked as sent: it waits while retried, then it failed', async () => {
    await world.deps.db.recursiveDelete(world.deps.db.collection('outbox'));
    const invoiceId = await mailed();
    await sendAll(world, { kind: 'rateLimited', pauseMs: 3_600_000, error: 'Too many' });
    expect((await invoiceOf(world, invoiceId)).delivery).toBe('queued');
    world.setClock(new Date(world.deps.clock().getTime() + 3_700_000));
    await sendAll(world, { kind: 'temporary', error: 'Down' });
    expect((await invoiceOf(world, invoiceId)).delivery).toBe('queued');
    world.setClock(new Date(world.deps.clock().getTime() + 24 * 3_600_000));
    await sendAll(world, { kind: 'permanent', error: 'No such address' });
    expect((await invoiceOf(world, invoiceId)).delivery).toBe('failed');
  });

  it('does not go once the invoice is void, and goes although it was paid meanwhile', async () => {
    const invoiceId = await mailed();
    const mailId = `invoice-created-notification.${invoiceId}`;
    await pay(world, invoiceId, moneyOf(world, 12_000));
    expect(await wordsOf(world, mailId)).toContain('£0.00');
    const other = await mailed();
    await creditIt(world, other);
    expect(await wordsOf(world, `invoice-created-notification.${other}`)).toBe(
      'The invoice has been voided.',
    );
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])(
    'names the same due date on a computer in %s',
    async (zone) => {
      const usual = process.env.TZ;
      process.env.TZ = zone;
      try {
        world.setClock(new Date('2028-03-26T00:30:00Z'));
        const invoiceId = await mailed();
        expect(await invoiceOf(world, invoiceId)).toMatchObject({
          issuedOn: '2028-03-26',
          dueOn: '2028-04-09',
        });
        const words = await wordsOf(world, `invoice-created-notification.${invoiceId}`);
        expect(words).toContain('9 April 2028');
      } finally {
        if (usual === undefined) delete process.env.TZ;
        else process.env.TZ = usual;
      }
    },
  );

  it('leads to the invoice where somebody has an account, else to the project by its link', async () => {
    world.setClock(new Date());
    const accepted = { quoteId: await makeDraft(world), name: 'Sam Weald', choices: [], note: '' };
    const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
    await giveAddress(world, projectId);
    const invoiceId = `${projectId}-1`;
    const before = await fieldsOf(world, `invoices/${invoiceId}`);
    await issue(world, invoiceId);
    await triggerInvoiceWritten(world, invoiceId, before, await fieldsOf(world, `invoices/${invoiceId}`));
    const mailId = `invoice-created-notification.${invoiceId}`;
    const words = await wordsOf(world, mailId);
    expect(words).toContain('/project/track/');
    expect(words).toContain('View your project and its invoices');
    const linkId = String((await fieldsOf(world, `projects/${projectId}`)).linkId);
    await world.deps.db.doc(`links/${linkId}`).update({ expiresOn: '2020-01-01' });
    expect(await wordsOf(world, mailId)).toContain(`/client/project?id=${projectId}`);
    const { clientId } = await invoiceOf(world, invoiceId);
    await world.deps.db.doc(`clients/${clientId}`).update({ memberUids: ['sam'] });
    expect(await wordsOf(world, mailId)).toContain(`/client/invoices?invoice=${invoiceId}`);
  });
});

describe('the mails of payments and credit notes', () => {
  it('say what came in, what is left, and what becomes credit', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const { number } = await invoiceOf(world, invoiceId);
    const part = moneyOf(world, 5_000);
    await pay(world, invoiceId, part);
    const confirmation = await wordsOf(world, `invoice-payment-confirmation.${part.receiptId}`);
    expect(confirmation).toContain(`We’ve received your payment for invoice ${number}`);
    expect(confirmation).toContain('£50.00');
    expect(confirmation).toContain('£70.00');
    const over = moneyOf(world, 10_000);
    await pay(world, invoiceId, over);
    const last = await wordsOf(world, `invoice-payment-confirmation.${over.receiptId}`);
    expect(last).toContain('£30.00 more than the amount due');
    const notification = await wordsOf(world, `invoice-payment-notification.${over.receiptId}`);
    expect(notification).toContain('A payment from Weald Pottery Ltd has been recorded.');
    expect(notification).toContain(`/admin/invoices?invoice=${invoiceId}`);
  });

  it('name the invoice, the reason and what was paid before', async () => {
    const invoiceId = await makeIssued(world);
    const { number } = await invoiceOf(world, invoiceId);
    await pay(world, invoiceId, moneyOf(world, 5_000));
    const { creditNoteId, creditNoteNumber } = await creditIt(world, invoiceId);
    await triggerInvoiceWritten(
      world,
      creditNoteId,
      undefined,
      await fieldsOf(world, `invoices/${creditNoteId}`),
    );
    const words = await wordsOf(world, `notice.creditNote.${creditNoteId}`);
    expect(words).toContain(`Invoice ${number} has been credited in full: credit note ${creditNoteNumber}`);
    expect(words).toContain(`credits all of invoice ${number}`);
    expect(words).toContain('Sent twice');
    expect(words).toContain('You had already paid £50.00 of what we’ve credited.');
    expect(words).toContain(`/client/invoices?invoice=${creditNoteId}`);
  });

  it('say of a credit in part what is left to pay, and not that the invoice is over', async () => {
    const invoiceId = await makeIssued(world);
    const { number } = await invoiceOf(world, invoiceId);
    const part = { line: 0, treatment: 2000, net: 2_000, description: 'Work' };
    const scope = { kind: 'parts' as const, parts: [part] };
    const { creditNoteId } = await creditIt(world, invoiceId, { scope });
    const note = await fieldsOf(world, `invoices/${creditNoteId}`);
    await triggerInvoiceWritten(world, creditNoteId, undefined, note);
    const words = await wordsOf(world, `notice.creditNote.${creditNoteId}`);
    expect(words).toContain(
      `This credit note takes £24.00 off invoice ${number}. You have £96.00 of it left to pay`,
    );
    expect(words).not.toMatch(/in full|void|cancel|already paid/);
  });
});

describe('the mails of two payments in a minute', () => {
  it('each show what was still to pay after theirs', async () => {
    at('2027-03-05');
    const invoiceId = await makeIssued(world);
    const [first, second] = [moneyOf(world, 5_000), moneyOf(world, 4_000)];
    await pay(world, invoiceId, first);
    await pay(world, invoiceId, second);
    for (const template of ['invoice-payment-confirmation', 'invoice-payment-notification']) {
      const wordsAfter = ({ receiptId }: typeof first) => wordsOf(world, `${template}.${receiptId}`);
      expect(await wordsAfter(first)).toContain('£70.00');
      expect(await wordsAfter(second)).toContain('£30.00');
    }
  });
});
