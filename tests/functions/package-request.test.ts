import { type PackageRequestInput, packageRequestInput } from '@agency/domain/package-request/request';
import { parseInput } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { convertEnquiry } from '../../functions/src/enquiry/convert.ts';
import { replyToEnquiry } from '../../functions/src/enquiry/reply.ts';
import { requestPackage } from '../../functions/src/package-request/request.ts';
import { addresses, unique } from '../support/suite.ts';
import { sendAll, wordsOf } from './money-mail.ts';
import { headOf } from './quote-world.ts';
import { asStaff, countOf, makeWorld, offerPackages, sender, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('package');
  await offerPackages(world.deps);
});
afterAll(() => world.close());

const input = (rest: Record<string, unknown> = {}): PackageRequestInput =>
  parseInput(packageRequestInput, {
    packageId: 'starter',
    name: 'Kim Fenn',
    email: `${unique('kim')}@example.com`,
    consent: true,
    ...rest,
  });
const send = (sent: PackageRequestInput, key?: string) => requestPackage(world.deps, sent, sender(key));
const request = async (id: string) => (await world.deps.db.doc(`packageRequests/${id}`).get()).data();

it('stores the request with the package’s name, and mails both sides with the templates of quote requests', async () => {
  const sent = input({ message: 'By spring', phone: '', company: 'Fenn & Co' });
  const { id } = await send(sent);
  expect(id).toMatch(/^R-[2-9A-Z]{6}$/);
  expect(await request(id)).toMatchObject({
    packageName: 'Starter site',
    phone: null,
    company: 'Fenn & Co',
    status: 'new',
  });
  const confirmation = await wordsOf(world, `quote-request-confirmation.${id}`);
  expect(confirmation).toContain('Package: Starter site');
  expect(confirmation).not.toContain('Fenn');
  const notification = await wordsOf(world, `quote-request-notification.${id}`);
  expect(notification).toContain('By spring');
  expect(notification).toContain(absoluteUrl(world.deps.config.origin, adminPaths.packageRequest(id)));
  const mails = (await sendAll(world)).filter(({ text }) => text.includes(id));
  expect(mails.map(({ replyTo }) => replyTo)).toContain(sent.email);
});

it('is one request however often it is sent, and refuses what is not on offer', async () => {
  const sent = input();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await countOf(world, 'packageRequests', 'email', sent.email)).toBe(1);
  for (const packageId of ['old', 'never-was']) {
    await expect(send(input({ packageId }))).rejects.toMatchObject({ issues: [{ path: 'packageId' }] });
  }
});

it('becomes one draft quote that says what was asked, even where nothing was written', async () => {
  const { id } = await send(input());
  const enquiry = { kind: 'packageRequest', id } as const;
  const { quoteId } = await convertEnquiry(world.deps, { enquiry }, asStaff);
  expect(await convertEnquiry(world.deps, { enquiry }, asStaff)).toEqual({ quoteId });
  expect(await headOf(world, quoteId)).toMatchObject({ title: 'Starter site', status: 'draft' });
  const draft = (await world.deps.db.doc(`quotes/${quoteId}/private/draft`).get()).data();
  expect(draft).toMatchObject({
    enquiry: {
      packageId: 'starter',
      packageName: 'Starter site',
      message: 'Requested the package Starter site',
    },
  });
  // A request that became a quote can still be replied to, and stays converted.
  await replyToEnquiry(world.deps, { enquiry, replyId: 'first', message: 'It is on its way.' }, asStaff);
  expect(await request(id)).toMatchObject({ status: 'converted', quoteId });
});

it('answers an invalid form with the page itself', async () => {
  const fields = { packageId: 'never-was', name: 'Kim Fenn', email: 'kim@example.com', consent: 'on' };
  const refused = await fetch(`${addresses.site}/api/package-requests`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(refused.status).toBe(400);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(await refused.text()).toContain('<h1');
});
