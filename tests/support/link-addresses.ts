import { createHash, createHmac } from 'node:crypto';
import { readSecrets } from '@agency/emulators/suite/secrets';
import * as v from 'valibot';
import { callOperation, signIn } from './sign-in.ts';
import { samples, unique } from './suite.ts';

/** The full address of a sample link, as shown to staff. */
export async function linkAddress(linkId: string): Promise<string> {
  const { idToken } = await signIn(samples.admin);
  const { result } = await callOperation('getLinkUrl', { linkId }, idToken);
  return v.parse(v.object({ url: v.string() }), result).url;
}

/** The page of a draft that staff have shared. */
export async function previewAddress(postId: string): Promise<string> {
  const { idToken } = await signIn(samples.admin);
  const { result } = await callOperation('shareBlogPostPreview', { postId }, idToken);
  return new URL(v.parse(v.object({ url: v.string() }), result).url).pathname;
}

/** The token at the end of such an address. */
export async function linkToken(linkId: string): Promise<string> {
  const address = await linkAddress(linkId);
  return address.slice(address.lastIndexOf('/') + 1);
}

/**
 * The page for switching one kind of mail off without an account. No sample mail has such a link, so it is signed
 * here, with this clone's key.
 */
export function unsubscribePath(): string {
  const key = readSecrets().LINK_SIGNING_KEY;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const keyId = sha256(`unsubscribe key|${key}`).slice(0, 8);
  const signed = `1.${sha256(`suppression|${unique('recipient')}@example.com`)}.-`;
  const purposeKey = createHmac('sha256', key).update('unsubscribe key').digest();
  const mac = createHmac('sha256', purposeKey).update(signed).digest('base64url');
  return `/unsubscribe/${keyId}.${signed}.${mac}`;
}
