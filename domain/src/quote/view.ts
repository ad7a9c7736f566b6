import type { LineChoice } from './content.ts';
import type { Offer, QuoteHead, QuoteVersion } from './schema.ts';
import { type AnswerObstacle, answerObstacle, effectiveStatus, type QuoteStatus } from './status.ts';

/**
 * A quote as its client sees it, the same on the client's screen, behind a link and in the editor's preview. Times are
 * ISO strings, so that a page can carry it as JSON.
 */
export interface QuoteView {
  readonly number: string;
  readonly status: QuoteStatus;
  /** Null when it can be accepted or declined now. */
  readonly obstacle: AnswerObstacle | null;
  readonly offer: Offer;
  readonly contentHash: string | null;
  readonly sentAt: string | null;
  /** The current version, when the one shown is older. */
  readonly newerVersion: number | null;
  readonly beingRevised: boolean;
  readonly acceptance: {
    readonly name: string;
    readonly at: string;
    readonly certificateId: string;
    readonly startEarly?: boolean | undefined;
    /** What was chosen, where the certificate could be read. */
    readonly choices?: readonly LineChoice[] | undefined;
  } | null;
  readonly declinedAt: string | null;
  readonly projectId: string | null;
}

/**
 * The view of a sent version. `version` may be older than the current one; `accepted` is the choice kept by the
 * certificate, so that an accepted quote shows what was chosen.
 */
export function quoteView(
  head: QuoteHead,
  version: QuoteVersion,
  now: Date,
  accepted?: { readonly choices: readonly LineChoice[] } | null,
): QuoteView {
  const { contentHash, sentAt, sentBy: _staff, ...offered } = version;
  const isCurrent = version.version === head.sentVersion;
  return {
    number: head.number,
    status: effectiveStatus(head, now),
    obstacle: answerObstacle(head, now),
    offer: offered,
    contentHash,
    sentAt: sentAt.toISOString(),
    newerVersion: isCurrent ? null : head.sentVersion,
    beingRevised: head.beingRevised,
    acceptance: head.acceptance && {
      name: head.acceptance.name,
      at: head.acceptance.at.toISOString(),
      certificateId: head.acceptance.certificateId,
      startEarly: head.acceptance.startEarly,
      ...(accepted ? { choices: accepted.choices } : {}),
    },
    declinedAt: head.decline?.at.toISOString() ?? null,
    projectId: head.projectId,
  };
}

/** The view of a draft as its client will see it once it is sent. */
export function previewView(number: string, offered: Offer): QuoteView {
  return {
    number,
    status: 'draft',
    obstacle: 'notSent',
    offer: offered,
    contentHash: null,
    sentAt: null,
    newerVersion: null,
    beingRevised: false,
    acceptance: null,
    declinedAt: null,
    projectId: null,
  };
}
