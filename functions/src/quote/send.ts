import { buysOf } from '@agency/domain/client/buys';
import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { linkExpiry } from '@agency/domain/link/schema';
import type { QuoteHead, QuoteVersion } from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { queueMails } from '../mail-queue/outbox.ts';
import { mailIdOf, sentNotification } from '../mail-queue/quote-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { findOrCreateClient } from '../records/client/find-or-create.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { prepareLink } from '../records/link/write.ts';
import { freezeVersion, offeredFields } from '../records/quote/freeze.ts';
import {
  changeHead,
  inQuote,
  readDraft,
  staffActor,
  versionRef,
  writeEvent,
} from '../records/quote/store.ts';
import { refuseOldRevision } from './save-draft.ts';

/**
 * Freezes the saved draft as the next version, gives the client access to it, and queues the mail with its link: all in
 * one commit. An answer to an earlier version no longer counts.
 */
export const sendQuote: OperationHandler<'sendQuote'> = async (deps, input, { person }) => {
  const { quoteId, revision } = input;
  const { version: sent, client } = await inQuote(deps, quoteId, async (unit, head) => {
    const now = deps.clock();
    assertNoObstacle(quoteActions(head, now).send);
    const [draft, site, business] = await Promise.all([
      readDraft(deps, quoteId, unit),
      readSiteSettings(deps, unit),
      readPrivateSettings(deps, unit),
    ]);
    refuseOldRevision(draft, revision);
    const { client, write: writeClient } = await findOrCreateClient(
      deps,
      unit,
      draft.recipient,
      head.clientId,
      { said: input.buys, by: person.uid, action: 'sendQuote' },
    );
    refuseOtherClient(head, client.id);
    const buys = buysOf(client);
    const version = freezeVersion({ head, draft, site, business, by: person.uid, now, buys });
    const expiresOn = linkExpiry(version.validUntil);
    const wanted = { kind: 'quote', documentId: quoteId, client, expiresOn } as const;
    const link = await prepareLink(deps, unit, head.linkId, wanted);

    writeClient();
    link.write();
    unit.create(versionRef(deps, quoteId, version.version), version);
    const actor = staffActor(person);
    writeEvent(deps, unit, quoteId, { kind: 'sent', actor, version: version.version });
    const mail = sentNotification({ quoteId, version: version.version }, version.recipient.email, now);
    const change = sentFields(head, version, client, link.linkId, mailIdOf(mail));
    changeHead(deps, unit, { head, change, actor, action: 'sendQuote' });
    queueMails(deps, unit, [mail]);
    return { version: version.version, client };
  });
  await resyncAudience(deps, client);
  return { version: sent };
};

/** The head after sending: nothing is left of an answer to an earlier version. */
function sentFields(
  head: QuoteHead,
  version: QuoteVersion,
  client: Stored<Client>,
  linkId: string,
  mailId: string,
): Partial<QuoteHead> {
  return {
    ...offeredFields(head, version),
    status: 'sent',
    clientId: client.id,
    ...audienceOf(client),
    delivery: 'queued',
    deliveryMailId: mailId,
    viewedAt: null,
    decline: null,
    withdrawnAt: null,
    linkId,
  };
}

/** Members see the older versions of a quote too, which were offered to the client that it was first sent to. */
function refuseOtherClient(head: Pick<QuoteHead, 'sentVersion' | 'clientId'>, clientId: string): void {
  if (head.sentVersion === 0 || head.clientId === clientId) return;
  throw new AppError(
    'failed-precondition',
    'This quote was sent to another client before, and this address isn’t one of theirs. Create a new quote instead.',
  );
}
