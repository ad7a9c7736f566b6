import { createHash, createHmac } from 'node:crypto';
import { readSecrets } from '@agency/emulators/suite/secrets';
import * as v from 'valibot';
import { callOperation, signIn } from './sign-in.ts';
import { samples, unique } from './suite.ts';

/** The whole address of a sample link, as staff have it shown. */
export async function linkAddress(linkId: string): Promise<string> {
  const { idToken } = await signIn(samples.admin);
  const { result } = await callOperation('getLinkUrl', { linkId }, idToken);
  return v.parse(v.object({ url: v.string() }), result).url;
}

/** What such an address ends with, by which our own endpoints know the link. */
export async function linkToken(linkId: string): Promise<string> {
  const address = await linkAddress(linkId);
  return address.slice(address.lastIndexOf('/') + 1);
}

/**
 * The page on which somebody whom nobody knows can switch one kind of mail off. No sample mail carries its address, so
 * that it is signed here, with this clone's key.
 */
export function unsubscribePath(): string {
  const key = readSecrets().LINK_SIGNING_KEY;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const keyId = sha256(`unsubscribe key|${key}`).slice(0, 8);
  const signed = `1.${sha256(`suppression|${unique('reader')}@example.com`)}.-`;
  const purposeKey = createHmac('sha256', key).update('unsubscribe key').digest();
  const mac = createHmac('sha256', purposeKey).update(signed).digest('base64url');
  return `/unsubscribe/${keyId}.${signed}.${mac}`;
}
