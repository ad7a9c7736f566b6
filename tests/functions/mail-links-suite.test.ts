import { templateNames } from '@agency/domain/mail/templates';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { quoteIds } from '@agency/emulators/seed/quotes';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailDeps } from '../../functions/src/mail/deps.ts';
import type { MailMessage } from '../../functions/src/mail-queue/message.ts';
import { notices } from '../../functions/src/mail-queue/notices.ts';
import { newMail } from '../../functions/src/mail-queue/outbox.ts';
import { addresses, unique } from '../support/suite.ts';
import { idsBegin, linksIn, makeMail, nameOf, suiteDeps, unsubscribeAddress } from './mail-links/make.ts';
import { faultsOf, openBrowser } from './mail-links/open.ts';
import { allOrders, type Order, type Recipient } from './mail-links/orders.ts';
import { makeMover, makeOwnProject } from './mail-links/own.ts';

// Every mail is made from stored documents by what makes it in the product, and every link in it is opened in a browser
// as the person whom it is for.

let deps: MailDeps;
let browser: Browser;
const mails = new Map<Order, MailMessage>();

async function stageInvoice(stage: string): Promise<string> {
  const { docs } = await deps.db.collection('invoices').where('quoteId', '==', quoteIds.accepted).get();
  return docs.find((invoice) => invoice.get('stage.id') === stage)?.id ?? '';
}

/** An entry that the provider sent back, which the drain leaves alone. */
async function returnedMail(): Promise<string> {
  const id = unique('returned');
  const order = { id, template: 'contact-form-confirmation', to: ['nobody@example.com'], data: {} } as const;
  const { path, data } = newMail(order, deps.clock());
  await deps.db.doc(path).create({ ...data, status: 'bounced', error: 'Mailbox full' });
  return id;
}

beforeAll(async () => {
  deps = suiteDeps();
  browser = await openBrowser();
  const [own, mover] = await Promise.all([makeOwnProject(deps), makeMover(deps)]);
  const invoices = { deposit: await stageInvoice('deposit'), review: await stageInvoice('review') };
  const orders = allOrders({ own, mover, invoices, returnedMailId: await returnedMail() });
  for (const order of orders) mails.set(order, await makeMail(deps, order));
});

afterAll(async () => {
  await browser.close();
  const storage = await deps.storage();
  await storage.bucket(deps.config.storageBucket).deleteFiles({ prefix: `mail/${idsBegin}` });
});

test('every template and every notice is among these mails', () => {
  const made = new Set([...mails.keys()].map(nameOf));
  const known = [...templateNames, ...Object.keys(notices)];
  expect(known.filter((name) => !made.has(name))).toEqual([]);
});

/** Every link in the mails to this reader, each with a mail that holds it. */
function linksOf(recipient: Recipient): Map<string, string> {
  const theirs = [...mails].filter(([order]) => order.recipient === recipient);
  return new Map(
    theirs.flatMap(([order, mail]) => linksIn(mail).map((link) => [link, nameOf(order)] as const)),
  );
}

test.each(['visitor', 'client', 'other', 'admin'] as const)(
  'every link in the mails to the %s opens',
  async (recipient) => {
    const links = linksOf(recipient);
    expect(links.size).toBeGreaterThan(1);
    const faults = await faultsOf(browser, recipient, [...links.keys()]);
    expect([...faults].map(([link, fault]) => `${links.get(link)}: ${link} ${fault}`)).toEqual([]);
  },
);

test.each([
  ['visitor', [paths.client.dashboard(), paths.client.quoteView('no'), paths.project.track('no')]],
  ['visitor', [paths.verify('no'), paths.unsubscribe('no'), '/no/such/page']],
  ['client', [paths.client.project('P-222222'), paths.client.quote(quoteIds.viewed), adminPaths.home()]],
  ['admin', [adminPaths.quote('Q-222222'), adminPaths.client('no'), adminPaths.user('no')]],
  ['admin', ['/admin/projects/P-222222', '/admin/contacts?contact=C-222222']],
] as const)('what does not open for the %s would be found: %s', async (recipient, links) => {
  expect([...(await faultsOf(browser, recipient, links)).keys()]).toEqual(links);
});

test('mailboxes find a button of their own for each optional mail', async () => {
  const buttons = [...mails.values()].map(unsubscribeAddress).filter((address) => address !== null);
  expect(buttons.length).toBeGreaterThan(2);
  for (const address of buttons) {
    expect(address.startsWith(`${addresses.site}${paths.api.unsubscribe('')}`), address).toBe(true);
    // It is there, and takes the press of a button alone.
    expect((await fetch(address)).status, address).toBe(405);
  }
});

test('what is attached is a paper', () => {
  const files = [...mails.values()].flatMap(({ attachments = [] }) => attachments);
  expect(files.length).toBeGreaterThan(4);
  for (const { filename, content } of files) {
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString(), filename).toBe('%PDF-');
  }
});
