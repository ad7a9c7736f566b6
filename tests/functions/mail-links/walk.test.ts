import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { quoteIds } from '@agency/emulators/seed/quotes';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../../functions/src/mail-queue/message.ts';
import { makeAllMails, removeCachedMails } from './all.ts';
import { linksOf, suiteDeps } from './make.ts';
import { faultsOf, openBrowser } from './open.ts';
import type { Order } from './orders.ts';

// Opens every link of every mail in a browser, signed in as its recipient.

const deps = suiteDeps();
let browser: Browser;
let mails: Map<Order, MailMessage>;

beforeAll(async () => {
  browser = await openBrowser();
  mails = await makeAllMails(deps);
});

afterAll(async () => {
  await browser.close();
  await removeCachedMails(deps);
});

test.each(['visitor', 'client', 'other', 'admin'] as const)(
  'every link sent to the %s opens',
  async (recipient) => {
    const links = linksOf(mails, recipient);
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
  ['admin', [adminPaths.project({ id: 'P-222222' }), '/admin/contacts?contact=C-222222']],
] as const)('what does not open for the %s would be found: %s', async (recipient, links) => {
  expect([...(await faultsOf(browser, recipient, links)).keys()]).toEqual(links);
});
