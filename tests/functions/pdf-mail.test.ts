import { acceptedProjectIds, quoteIds } from '@agency/emulators/seed/quotes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drain } from '../../functions/src/mail/drain.ts';
import type { MailContent, MailOrder } from '../../functions/src/mail-queue/outbox.ts';
import { readPdf } from '../../functions/src/pdf/testing/read-pdf.ts';
import { entry, hasCachedMessage, makeWorld, queue, type World } from './mail-world.ts';

// The PDFs attached to mails: made once, identical on every try, and required for the mail to be sent.

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

let round = 0;

async function queueOne(order: MailContent & Partial<Pick<MailOrder, 'to'>>): Promise<string> {
  round += 1;
  return queue(world, { id: `paper.of.this.test.${round}`, to: ['client@example.com'], ...order });
}

const sent = { template: 'quote-sent-notification', data: { quoteId: quoteIds.sent, version: 1 } } as const;
const certificateId = `sample-certificate-${quoteIds.accepted.toLowerCase()}`;
const accepted = {
  quoteId: quoteIds.accepted,
  version: 1,
  certificateId,
  projectId: acceptedProjectIds.accepted,
};

async function attachmentsOf(mail: World['delivered'][number] | undefined) {
  const attachments = mail?.attachments ?? [];
  return Promise.all(
    attachments.map(async ({ filename, content }) => {
      const { text } = await readPdf(Buffer.from(content, 'base64'));
      return { filename, text };
    }),
  );
}

test('a sent quote comes as a PDF of that version', async () => {
  await queueOne(sent);
  await drain(world.deps);
  const [attachment, ...others] = await attachmentsOf(world.delivered[0]);
  expect(others).toEqual([]);
  expect(attachment?.filename).toBe(`Quote ${quoteIds.sent} v1.pdf`);
  expect(attachment?.text).toContain(`Quote ${quoteIds.sent}, version 1`);
});

test.each(['quote-accepted-confirmation', 'quote-accepted-notification'] as const)(
  '%s carries the quote as it was accepted, and the certificate',
  async (template) => {
    await queueOne({ template, data: accepted });
    await drain(world.deps);
    const attachments = await attachmentsOf(world.delivered[0]);
    expect(attachments.map(({ filename }) => filename)).toEqual([
      `Quote ${quoteIds.accepted} v1 accepted.pdf`,
      `Certificate ${quoteIds.accepted} v1.pdf`,
    ]);
    expect(attachments[0]?.text).toContain('Lines and totals are as chosen');
    expect(attachments[1]?.text).toContain(`/verify/${certificateId}`);
  },
);

test.each([
  [
    'an invoice',
    { template: 'invoice-created-notification', data: { invoiceId: 'sample-studio-overdue' } },
    'other@example.com',
    /^Invoice INV-\d{4}-\d{4}\.pdf$/,
  ],
  [
    'a credit note',
    { template: 'notice', data: { notice: 'creditNote', invoiceId: 'sample-hours-page-credit' } },
    'client@example.com',
    /^Credit note CN-\d{4}-\d{4}\.pdf$/,
  ],
] as const)('the mail of %s has it attached as a PDF', async (_what, words, to, name) => {
  await queueOne({ ...words, to: [to] });
  await drain(world.deps);
  const [attachment, ...others] = await attachmentsOf(world.delivered[0]);
  expect(others).toEqual([]);
  expect(attachment?.filename).toMatch(name);
  expect(attachment?.text).toContain((attachment?.filename ?? '').replace('.pdf', ''));
});

test('each attempt sends exactly the same bytes, whatever has changed meanwhile', async () => {
  world.faults.set({ mode: '500', count: 2 });
  const id = await queueOne(sent);
  world.whenSleeping = async () => {
    await world.db.doc('settings/site').update({ brandName: `Another name ${world.now()}` });
  };
  await drain(world.deps);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 2 });
  expect(world.requests).toHaveLength(3);
  expect(new Set(world.requests.map(({ body }) => body)).size).toBe(1);
  expect(await hasCachedMessage(world, id)).toBe(false);
});

test('a mail whose PDF can’t be made is not sent without it', async () => {
  const path = `quotes/${quoteIds.accepted}/versions/1`;
  const version = (await world.db.doc(path).get()).data() ?? {};
  await world.db.doc(path).update({ 'terms.text': 7 });
  try {
    const id = await queueOne({ template: 'quote-accepted-confirmation', data: accepted });
    await drain(world.deps);
    const { status, error } = await entry(world, id);
    expect(status).toBe('queued');
    expect(error).toContain(`${path} can’t be read`);
    expect(world.requests).toEqual([]);
  } finally {
    await world.db.doc(path).set(version);
  }
});

test('a failure while a PDF is made is retried', async () => {
  const id = await queueOne(sent);
  // The first read of the version for the PDF fails, as in an outage.
  let failures = 0;
  const db = new Proxy(world.db, {
    get(target, name) {
      if (name !== 'doc') return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
      return (path: string) => {
        const isDocument = new Error().stack?.includes('/pdf/documents.ts') ?? false;
        if (isDocument && failures === 0) {
          failures += 1;
          throw new Error('The store is away');
        }
        return target.doc(path);
      };
    },
  });
  await drain({ ...world.deps, db });
  expect(failures).toBe(1);
  expect(await entry(world, id)).toMatchObject({ status: 'sent', attempts: 1 });
  expect(world.delivered[0]?.attachments).toHaveLength(1);
});
