import type { Certificate } from '@agency/domain/certificate/schema';
import { applyChoices, normaliseChoices } from '@agency/domain/quote/choices';
import type { LineChoice } from '@agency/domain/quote/content';
import { acceptedChoice, headTotals, type QuoteHead, type QuoteVersion } from '@agency/domain/quote/schema';
import { type AnswerObstacle, answerObstacle } from '@agency/domain/quote/status';
import { type ChosenLine, quoteTotals } from '@agency/domain/quote/totals';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { formatDate } from '@agency/domain/shared/format';
import { parseInput } from '@agency/domain/shared/parse';
import * as v from 'valibot';

/** What is being accepted: exactly this version with exactly these choices. */
export interface Acceptance {
  readonly version: number;
  readonly contentHash: string;
  readonly choices: readonly LineChoice[];
  readonly startEarly?: boolean | undefined;
}

export interface ChosenOffer {
  readonly chosen: readonly ChosenLine[];
  readonly choices: v.InferOutput<typeof acceptedChoice>[];
  readonly totals: v.InferOutput<typeof headTotals>;
}

const obstacleMessages: Readonly<Record<Exclude<AnswerObstacle, 'expired'>, string>> = {
  notSent: 'This quote hasn’t been sent yet.',
  beingRevised: 'This quote is being revised. We will send you the new version.',
  accepted: 'This quote has already been accepted.',
  declined: 'This quote has been declined. Contact us if you’ve changed your mind.',
  withdrawn: 'This quote has been withdrawn.',
  voided: 'This quote is no longer valid.',
};

export function answerRefused(
  obstacle: AnswerObstacle,
  { validUntil }: Pick<QuoteHead, 'validUntil'>,
): AppError {
  const message = obstacle === 'expired' ? expiredMessage(validUntil) : obstacleMessages[obstacle];
  return new AppError('failed-precondition', message, { detail: obstacle });
}

/** Names the date: somebody who kept the page open learns only here that it has expired. */
function expiredMessage(validUntil: QuoteHead['validUntil']): string {
  return `This quote expired${validUntil === null ? '' : ` on ${formatDate(validUntil)}`}. Ask us for a new one.`;
}

/** @throws AppError `failed-precondition` when another version is offered now. */
export function refuseOtherVersion(head: Pick<QuoteHead, 'sentVersion'>, version: number): void {
  const { sentVersion } = head;
  if (sentVersion === version) return;
  throw new AppError('failed-precondition', otherVersionMessage(sentVersion, version), {
    detail: `version ${version}, offered ${sentVersion}`,
  });
}

function otherVersionMessage(sentVersion: number, version: number): string {
  if (sentVersion === 0) return obstacleMessages.notSent;
  return version < sentVersion
    ? 'There is a newer version of this quote. Please read it before you answer.'
    : `This quote has no version ${version}. Please read version ${sentVersion} before you answer.`;
}

/**
 * The choices, checked against the version and totalled again.
 * @throws AppError `invalid-argument` for a choice that the quote does not offer.
 */
export function chooseFrom(version: QuoteVersion, choices: readonly LineChoice[]): ChosenOffer {
  const chosen = applyChoices(version.content, choices);
  const { oneOff, monthly } = quoteTotals(chosen, version.content.discount, version.vatRegistered);
  // Both are stored in documents, whose schemas have the last word: quantities can take a total over the maximum.
  return {
    chosen,
    choices: parseInput(v.array(acceptedChoice), normaliseChoices(chosen)),
    totals: parseInput(headTotals, { oneOff, monthly }),
  };
}

/** Checks everything about the acceptance of an open offer. */
export function planAcceptance(
  head: QuoteHead,
  version: QuoteVersion,
  acceptance: Acceptance,
  now: Date,
): ChosenOffer {
  refuseOtherVersion(head, acceptance.version);
  const obstacle = answerObstacle(head, now);
  if (obstacle !== null) throw answerRefused(obstacle, head);
  refuseOtherContent(version, acceptance.contentHash);
  refuseUnasked(version, acceptance);
  return chooseFrom(version, acceptance.choices);
}

/** Only a private buyer's quote asks it; as evidence, it would be of a sentence that nobody read. */
function refuseUnasked({ buys }: Pick<QuoteVersion, 'buys'>, { startEarly }: Acceptance): void {
  if (buys === 'private' || !startEarly) return;
  throw notRight([{ path: 'startEarly', message: 'This quote does not ask when to begin' }]);
}

/** A private buyer's request to start early, as it is recorded; nothing for everybody else. */
export function startEarlyOf(
  { buys }: Pick<QuoteVersion, 'buys'>,
  acceptance: Pick<Acceptance, 'startEarly'>,
): { startEarly?: boolean } {
  return buys === 'private' ? { startEarly: acceptance.startEarly ?? false } : {};
}

function refuseOtherContent(version: Pick<QuoteVersion, 'contentHash'>, contentHash: string): void {
  if (version.contentHash === contentHash) return;
  throw new AppError(
    'failed-precondition',
    'This quote has changed since you opened it. Please read it again before you answer.',
    {
      detail: 'content hash differs',
    },
  );
}

/**
 * A second acceptance: the same choices get the first response.
 * @throws AppError `failed-precondition` for other ones.
 */
export function refuseOtherChoice(
  certificate: Pick<Certificate, 'version' | 'contentHash' | 'choices' | 'startEarly'>,
  version: QuoteVersion,
  acceptance: Acceptance,
): void {
  const isSame =
    acceptance.version === certificate.version &&
    acceptance.contentHash === certificate.contentHash &&
    (acceptance.startEarly ?? false) === (certificate.startEarly ?? false) &&
    canonicalJson(chooseFrom(version, acceptance.choices).choices) === canonicalJson(certificate.choices);
  if (isSame) return;
  throw new AppError('failed-precondition', 'This quote has already been accepted, with different choices.');
}
