import { readSecrets } from '@agency/emulators/suite/secrets';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { type MailDeps, mailDeps } from '../../../functions/src/mail/deps.ts';
import { prepare } from '../../../functions/src/mail/prepare.ts';
import type { MailMessage } from '../../../functions/src/mail-queue/message.ts';
import { newMail } from '../../../functions/src/mail-queue/outbox.ts';
import { readConfig } from '../../../functions/src/platform/config.ts';
import { silentLog } from '../../../functions/src/platform/log.ts';
import { addresses, admin, project, unique } from '../../support/suite.ts';
import type { Order, Recipient } from './orders.ts';

/** The dependencies of the running suite's own functions: its documents, accounts and keys. */
export function suiteDeps(): MailDeps {
  const { app, db } = admin();
  return mailDeps({
    db,
    auth: async () => getAuth(app),
    storage: async () => getStorage(app),
    clock: () => new Date(),
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
    config: readConfig({ ...readSecrets(), SITE_ORIGIN: addresses.site, GCLOUD_PROJECT: project }),
    log: silentLog,
  });
}

/** The order's name: its template, or the kind of notice. */
export const nameOf = ({ template, data }: Order): string =>
  template === 'notice' ? String(data.notice) : template;

/** The prefix of these messages' ids: they are cached until sent, which they never are. */
export const idsBegin = 'mail-of-a-test';

/** The message as the drain would hand it to the provider. Nothing is queued or sent. */
export async function makeMail(deps: MailDeps, order: Order): Promise<MailMessage> {
  const id = unique(idsBegin);
  const { path, data } = newMail({ ...order, id, to: [order.to] }, deps.clock());
  const claim = { ref: deps.db.doc(path), mail: { ...data, id }, leaseId: id, seenBefore: null };
  const prepared = await prepare(deps, claim);
  if ('message' in prepared) return prepared.message;
  throw new Error(`${nameOf(order)} for ${order.to} can't be made: ${JSON.stringify(prepared.result)}`);
}

/** Every address that the mail names, in either of its forms. */
export function linksIn({ html, text }: Pick<MailMessage, 'html' | 'text'>): string[] {
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  // A full stop after an address ends the sentence.
  const inText = [...text.matchAll(/https?:\/\/[^\s<>]*[^\s<>.]/g)].map(([address]) => address);
  return [...new Set([...inHtml, ...inText])].filter((link) => !link.startsWith('mailto:'));
}

/** The one-click unsubscribe address; null where the mail can't be switched off. */
export function unsubscribeAddress({ headers }: MailMessage): string | null {
  return /<([^>]+)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? null;
}

/** Every link sent to this recipient, and the name of a mail it appears in. */
export function linksOf(mails: ReadonlyMap<Order, MailMessage>, recipient: Recipient): Map<string, string> {
  const theirs = [...mails].filter(([order]) => order.recipient === recipient);
  return new Map(
    theirs.flatMap(([order, mail]) => linksIn(mail).map((link) => [link, nameOf(order)] as const)),
  );
}
