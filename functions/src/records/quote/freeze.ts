import type { Buys } from '@agency/domain/client/buys';
import { buyerObstacle } from '@agency/domain/quote/consumer';
import { quoteLimits } from '@agency/domain/quote/content';
import { hashedText, makeOffer } from '@agency/domain/quote/offer';
import type { QuoteDraft, QuoteHead, QuoteVersion } from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { addDays, isDayOver, londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { sha256Hex } from '../../platform/hash.ts';

interface Freezing {
  readonly head: Stored<QuoteHead>;
  readonly draft: QuoteDraft;
  readonly site: SiteSettings;
  readonly business: PrivateSettings;
  readonly by: string;
  readonly now: Date;
  readonly buys: Buys | null;
}

/**
 * The next version of a quote, frozen from its draft: what is promised from now on, with its hash.
 * @throws AppError `invalid-argument` naming what prevents that, `too-large` above 256 KiB,
 * `failed-precondition` when it is not known what the client buys for, or a private buyer would lack their rights.
 */
export function freezeVersion({ head, draft, site, business, by, now, buys }: Freezing): QuoteVersion {
  const validUntil = draft.validUntil ?? addDays(londonDate(now), business.quoteValidityDays);
  if (isDayOver(validUntil, now)) {
    throw new AppError('invalid-argument', 'This quote would expire as soon as it’s sent.', {
      issues: [{ path: 'validUntil', message: 'Choose today or a later date' }],
    });
  }
  const promised = makeOffer({
    quoteId: head.id,
    version: head.sentVersion + 1,
    recipient: draft.recipient,
    content: draft.content,
    validUntil,
    site,
    business,
    today: londonDate(now),
    buys,
  });
  const obstacle = buyerObstacle(buys, business.terms);
  if (obstacle !== null) throw new AppError('failed-precondition', obstacle);
  const version: QuoteVersion = {
    ...promised,
    contentHash: sha256Hex(hashedText(promised)),
    sentAt: now,
    sentBy: by,
  };
  refuseTooLarge(version);
  return version;
}

function refuseTooLarge(version: QuoteVersion): void {
  const bytes = Buffer.byteLength(canonicalJson(version));
  if (bytes <= quoteLimits.versionBytes) return;
  throw new AppError('too-large', 'This quote is too long to send. Please shorten the text.', {
    detail: `${bytes} bytes, at most ${quoteLimits.versionBytes}`,
  });
}

/** The head's fields that follow from a version being offered. */
export function offeredFields(
  head: Pick<QuoteHead, 'number' | 'sentAt' | 'firstSentAt'>,
  version: QuoteVersion,
): Pick<
  QuoteHead,
  | 'title'
  | 'recipient'
  | 'sentVersion'
  | 'totals'
  | 'validUntil'
  | 'sentAt'
  | 'firstSentAt'
  | 'searchTokens'
  | 'beingRevised'
> {
  const { recipient, content, totals, validUntil, sentAt } = version;
  return {
    title: content.title,
    recipient,
    sentVersion: version.version,
    totals,
    validUntil,
    sentAt,
    // Quotes of older builds know only when they were sent last.
    firstSentAt: head.firstSentAt ?? head.sentAt ?? sentAt,
    beingRevised: false,
    searchTokens: quoteSearchTokens({ number: head.number, title: content.title, recipient }),
  };
}
