import { audienceOf } from '@agency/domain/client/members';
import { linkExpiry } from '@agency/domain/link/schema';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';
import { AppError } from '@agency/domain/shared/errors';
import { findOrCreateClient } from '../client/find-or-create.ts';
import { prepareLink } from '../link/write.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { freezeVersion, offeredFields } from './freeze.ts';
import { sentNotification } from './mails.ts';
import { refuseOldRevision } from './save-draft.ts';
import { changeHead, inQuote, readDraft, staffActor, versionRef, writeEvent } from './store.ts';

/**
 * Freezes the saved draft as the next version, gives the client access to it, and queues the mail with its link: all in
 * one commit. An answer to an earlier version no longer counts.
 */
export const sendQuote: OperationHandler<'sendQuote'> = (deps, { quoteId, revision }, { person }) =>
  inQuote(deps, quoteId, async (transaction, head, reader) => {
    const now = deps.clock();
    const obstacle = quoteActions(head, now).send;
    if (obstacle !== null) throw new AppError('failed-precondition', obstacle);
    const [draft, site, business] = await Promise.all([
      readDraft(deps, quoteId, reader),
      readSiteSettings(deps, reader),
      readPrivateSettings(deps, reader),
    ]);
    refuseOldRevision(draft, revision);
    const version = freezeVersion({ head, draft, site, business, by: person.uid, now });
    const { client, write: writeClient } = await findOrCreateClient(
      deps,
      transaction,
      version.recipient,
      head.clientId,
    );
    const expiresOn = linkExpiry(version.validUntil);
    const wanted = { kind: 'quote', documentId: quoteId, client, expiresOn } as const;
    const link = await prepareLink(deps, transaction, reader, head.linkId, wanted);

    writeClient();
    link.write();
    transaction.create(versionRef(deps, quoteId, version.version), version);
    const actor = staffActor(person);
    writeEvent(deps, transaction, quoteId, { kind: 'sent', actor, version: version.version });
    const change: Partial<QuoteHead> = {
      ...offeredFields(head, version),
      status: 'sent',
      clientId: client.id,
      ...audienceOf(client),
      delivery: 'queued',
      viewedAt: null,
      decline: null,
      withdrawnAt: null,
      linkId: link.linkId,
    };
    changeHead(deps, transaction, { head, change, actor, action: 'sendQuote' });
    const mail = sentNotification({ quoteId, version: version.version }, version.recipient.email, now);
    transaction.create(deps.db.doc(mail.path), mail.data);
    return { version: version.version };
  });
