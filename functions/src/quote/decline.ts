import {
  type QuoteEvidence,
  type QuoteHead,
  type QuoteVersion,
  quoteEvidence,
} from '@agency/domain/quote/schema';
import { answerObstacle } from '@agency/domain/quote/status';
import { queueMails } from '../mail-queue/outbox.ts';
import { quoteNotice } from '../mail-queue/quote-mails.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { asEvidence, type Caller } from '../platform/http/caller.ts';
import { parseForWrite } from '../platform/parse-for-write.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { type Actor, changeHead, inQuote, readVersion, writeEvent } from '../records/quote/store.ts';
import { answerRefused, refuseOtherVersion } from './accept-plan.ts';

interface DeclineQuote {
  readonly quoteId: string;
  readonly version: number;
  readonly reason: string;
  readonly actor: Actor;
  readonly caller: Caller;
  /** Throws for anybody who may not answer this quote. */
  mayAnswer?(head: QuoteHead): void;
}

/** Declines the offered version. Declining again returns the first response; staff are notified. */
export function declineQuote(deps: Deps, request: DeclineQuote): Promise<{ status: 'declined' }> {
  const { quoteId, version, reason, actor } = request;
  return inQuote(deps, quoteId, async (unit, head) => {
    request.mayAnswer?.(head);
    refuseOtherVersion(head, version);
    if (head.status === 'declined') return { status: 'declined' };
    const now = deps.clock();
    const obstacle = answerObstacle(head, now);
    if (obstacle !== null) throw answerRefused(obstacle, head);
    const sent = await readVersion(deps, quoteId, version, unit);
    const { notificationEmails } = await readPrivateSettings(deps, unit);
    const eventId = writeEvent(deps, unit, quoteId, { kind: 'declined', actor, version });
    const evidence = evidenceOf(request.caller, sent, now);
    unit.create(documentRef(deps.db, 'quoteEvidence', quoteId, eventId), evidence);
    const change = { status: 'declined', decline: { reason, at: now } } as const;
    changeHead(deps, unit, { head, change, actor, action: 'declineQuote' });
    const mail = quoteNotice('quoteDeclined', { quoteId, version }, notificationEmails, now);
    queueMails(deps, unit, [mail]);
    return { status: 'declined' };
  });
}

function evidenceOf(caller: Caller, version: QuoteVersion, now: Date): QuoteEvidence {
  return parseForWrite(quoteEvidence, {
    ...asEvidence(caller),
    nameTyped: null,
    termsVersion: null,
    termsSha256: null,
    contentHash: version.contentHash,
    agreedTexts: [],
    choices: [],
    at: now,
  });
}
