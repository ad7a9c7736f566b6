import { templateNames } from '@agency/domain/mail/templates';
import { paths } from '@agency/domain/site/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../functions/src/mail-queue/message.ts';
import { notices } from '../../functions/src/mail-queue/notices.ts';
import { addresses } from '../support/suite.ts';
import { makeAllMails, removeCachedMails } from './mail-links/all.ts';
import { linksIn, nameOf, suiteDeps, unsubscribeAddress } from './mail-links/make.ts';
import type { Order } from './mail-links/orders.ts';

// Requests every link of every mail, as a mail scanner would. The longer run (`mail-links/walk.test.ts`) opens them in a
// browser, signed in.

const deps = suiteDeps();
let mails: Map<Order, MailMessage>;

beforeAll(async () => {
  mails = await makeAllMails(deps);
});

afterAll(() => removeCachedMails(deps));

test('every template and every notice is among these mails', () => {
  const made = new Set([...mails.keys()].map(nameOf));
  const known = [...templateNames, ...Object.keys(notices)];
  expect(known.filter((name) => !made.has(name))).toEqual([]);
});

test('every link leads to a page of ours', async () => {
  const links = new Map(
    [...mails].flatMap(([order, mail]) => linksIn(mail).map((link) => [link, nameOf(order)] as const)),
  );
  expect(links.size).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const [link, name] of links) {
    const { status } = await fetch(link);
    if (new URL(link).origin !== addresses.site || status !== 200) faults.push(`${name}: ${link} ${status}`);
  }
  expect(faults).toEqual([]);
});

test('each optional mail has a one-click unsubscribe address', async () => {
  const buttons = [...mails.values()].map(unsubscribeAddress).filter((address) => address !== null);
  expect(buttons.length).toBeGreaterThan(2);
  for (const address of buttons) {
    expect(address.startsWith(`${addresses.site}${paths.api.unsubscribe('')}`), address).toBe(true);
    // It exists, and only the press of a button is accepted.
    expect((await fetch(address)).status, address).toBe(405);
  }
});

test('every attachment is a PDF', () => {
  const files = [...mails.values()].flatMap(({ attachments = [] }) => attachments);
  expect(files.length).toBeGreaterThan(4);
  for (const { filename, content } of files) {
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString(), filename).toBe('%PDF-');
  }
});
