import { paths } from '@agency/domain/site/paths';
import { beforeEach, expect, test } from 'vitest';
import { linkIn, resetLimits, waitForMail } from '../support/mailbox.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { admin, unique } from '../support/suite.ts';
import { json, post } from './support/suite-http.ts';

// Whatever the mail world takes as an address: one person's way through every form, and what arrives there.

const { db, auth } = admin();
const password = 'a long enough phrase';

beforeEach(resetLimits);

async function send(path: string, fields: object): Promise<void> {
  expect((await post(path, JSON.stringify(fields), json)).status, path).toBeLessThan(300);
}

async function arrivesAt(address: string, template: string) {
  const mail = await waitForMail(address, template);
  expect(mail.to, template).toBe(address);
  return mail;
}

test.each([
  ["o'brien.", '@example.com', '@example.com'],
  ['a&b/c!d=e{f}%?*', '@example.com', '@example.com'],
  ['jo', '@XN--mnchen-3ya.example', '@xn--mnchen-3ya.example'],
  ['\u200BJo', '@MÜNCHEN.example\u00A0', '@xn--mnchen-3ya.example'],
])('%j%s writes, registers, sets a password and signs in', async (before, domain, asciiDomain) => {
  const own = unique('');
  const typed = `${before}${own}${domain}`;
  const stored = `${before}${own}${asciiDomain}`.replace('\u200B', '').toLowerCase();
  const enquiry = {
    name: 'Niamh O’Brien',
    email: typed,
    subject: 'Hello',
    message: 'A question',
    consent: true,
  };
  await send(paths.api.contacts(), enquiry);
  await arrivesAt(stored, 'contact-form-confirmation');

  await send(paths.api.clientRegistrations(), { name: 'Niamh', email: typed, password });
  await arrivesAt(stored, 'client-registration-confirmation');
  const { uid } = await auth.getUserByEmail(stored);
  await auth.updateUser(uid, { emailVerified: true });

  await send(paths.api.passwordResets(), { email: typed, area: 'client' });
  const reset = await arrivesAt(stored, 'client-password-reset');
  const oobCode = new URL(linkIn(reset, 'oobCode=')).searchParams.get('oobCode');
  await send(paths.api.passwordChanges(), { oobCode, password: `${password} more` });
  const { idToken } = await signIn({ email: stored, password: `${password} more` });
  expect(await callOperation('ensureUser', {}, idToken)).toMatchObject({ status: 200 });
  expect(await callOperation('linkMyDocuments', {}, idToken)).toMatchObject({ status: 200 });
  expect((await db.doc(`users/${uid}`).get()).get('email')).toBe(stored);
});
