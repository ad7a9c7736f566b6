import { auditQueries } from '@agency/domain/audit/queries';
import { contactQueries } from '@agency/domain/contact/queries';
import { fileQueries } from '@agency/domain/file/queries';
import { mailQueries } from '@agency/domain/mail/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import type { Fate, HeldAccount, Holding, HoldingKind } from '@agency/domain/platform/data-request';
import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import type { QuerySpec } from '@agency/domain/shared/query';
import { uploadQueries } from '@agency/domain/upload/queries';
import { mostCounted, mostNamed } from '@agency/domain/user/description';
import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { addressHash, suppressionRef } from '../mail-queue/suppressions.ts';
import { hasMoved, hasProvedAddress } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { readAdmins } from '../records/access/admins.ts';
import { findAccount } from '../records/user/account.ts';
import { holdingsAtClients } from './holdings-at-clients.ts';

/**
 * All that is held of the person at an address, with what erasing them would do to it: the dry run of exporting and
 * erasing. Changes nothing.
 */
export const findPerson: OperationHandler<'findPerson'> = async (deps, { email }) => {
  const account = await findAccount(deps, email);
  const [byAddress, byUid, atClients, elsewhere] = await Promise.all([
    heldByAddress(deps, email),
    account === null ? [] : heldByAccount(deps, account.uid),
    holdingsAtClients(deps, email),
    heldElsewhere(deps, email),
  ]);
  const holdings = [...atClients, ...byAddress, ...byUid, ...elsewhere];
  return {
    account: account && (await accountAt(deps, account)),
    holdings: holdings.filter(({ count }) => count > 0),
  };
};

async function accountAt(deps: Deps, account: UserRecord): Promise<HeldAccount> {
  return {
    uid: account.uid,
    name: account.displayName ?? '',
    isAdmin: (await readAdmins(deps)).includes(account.uid),
    isVerified: hasProvedAddress(account),
    isMoved: hasMoved(account),
  };
}

interface Kind {
  readonly kind: HoldingKind;
  readonly fate: Fate;
  readonly spec: QuerySpec;
  readonly labelOf?: (found: DocumentSnapshot) => string;
}

const textOf = (found: DocumentSnapshot, field: string) => {
  const value: unknown = found.get(field);
  return typeof value === 'string' ? value : '';
};
const bySubject = (field: string) => (found: DocumentSnapshot) =>
  `${found.id} ${textOf(found, field)}`.trim();

async function held(deps: Deps, value: string, { kind, fate, spec, labelOf }: Kind): Promise<Holding> {
  const query = runnableQuery(deps.db, spec, [value]);
  const [found, counted] = await Promise.all([
    query.limit(mostNamed).get(),
    query.limit(mostCounted).count().get(),
  ]);
  // What has no page of its own is counted, not named.
  const items = labelOf === undefined ? [] : found.docs.map((one) => ({ id: one.id, label: labelOf(one) }));
  return { kind, fate, items, count: Math.max(counted.data().count, found.size) };
}

function heldByAddress(deps: Deps, email: string): Promise<Holding[]> {
  const kinds: readonly Kind[] = [
    {
      kind: 'contacts',
      fate: 'deleted',
      spec: contactQueries.contactsOfAddress,
      labelOf: bySubject('subject'),
    },
    {
      kind: 'packageRequests',
      fate: 'deleted',
      spec: packageRequestQueries.packageRequestsOfAddress,
      labelOf: bySubject('packageName'),
    },
    {
      kind: 'testimonials',
      fate: 'deleted',
      spec: portfolioItemQueries.portfolioItemsOfAddress,
      labelOf: (found) => textOf(found, 'title'),
    },
    { kind: 'mails', fate: 'anonymised', spec: mailQueries.mailsToAddress },
    { kind: 'repliesTo', fate: 'anonymised', spec: mailQueries.mailsRepliedTo },
    { kind: 'mailLog', fate: 'anonymised', spec: auditQueries.auditOfRecipient },
  ];
  return Promise.all(kinds.map((kind) => held(deps, email, kind)));
}

function heldByAccount(deps: Deps, uid: string): Promise<Holding[]> {
  const kinds: readonly Kind[] = [
    { kind: 'messages', fate: 'anonymised', spec: messageQueries.messagesOfAuthor },
    { kind: 'files', fate: 'anonymised', spec: fileQueries.filesOfUploader },
    { kind: 'uploads', fate: 'anonymised', spec: uploadQueries.uploadsOfOwner },
  ];
  return Promise.all(kinds.map((kind) => held(deps, uid, kind)));
}

async function heldElsewhere(deps: Deps, email: string): Promise<Holding[]> {
  const [switchedOff, { notificationEmails }] = await Promise.all([
    suppressionRef(deps, addressHash(email)).get(),
    readPrivateSettings(deps),
  ]);
  const stays = { fate: 'stays', items: [] } as const;
  return [
    { kind: 'switchedOff', ...stays, count: switchedOff.exists ? 1 : 0 },
    { kind: 'staffAddresses', ...stays, count: notificationEmails.includes(email) ? 1 : 0 },
  ];
}
