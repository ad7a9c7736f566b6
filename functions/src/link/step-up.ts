import type { Link } from '@agency/domain/link/schema';
import { type StepUpCode, stepUpCode, stepUpRules } from '@agency/domain/link/step-up';
import { answerObstacle } from '@agency/domain/quote/status';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import { newMail, type QueuedMail } from '../mail-queue/outbox.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { isSameBytes, keyedHash, newId } from '../platform/hash.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { answerRefused } from '../quote/accept-plan.ts';
import { readHead } from '../records/quote/store.ts';

// A large quote can't be accepted with its link alone: a code proves that the holder has the recipient's mailbox. A
// link has one code, the newest. It is made when its mail is rendered, and only its hash is stored.

/** The one code of a link: a new one replaces it. */
function codeRef(deps: Pick<Deps, 'db'>, linkId: string): DocumentReference {
  return documentRef(deps.db, 'stepUpCodes', linkId);
}

/** Bound to the link and to the mailbox it went to: after a change of recipient it proves nothing. */
function hashOf(deps: Pick<Deps, 'config'>, linkId: string, recipient: string, code: string): string {
  return keyedHash(deps.config, 'step-up code', `${linkId}|${recipient}|${code}`);
}

/** Six digits, each equally likely: numbers that would bias them are discarded. */
function randomCode(deps: Pick<Deps, 'random'>): string {
  const most = 10 ** stepUpRules.digits;
  const limit = Math.floor(2 ** 32 / most) * most;
  for (;;) {
    const number = Buffer.from(deps.random(4)).readUInt32BE();
    if (number < limit) return String(number % most).padStart(stepUpRules.digits, '0');
  }
}

/** Creates a link's code, for the mail that carries it: valid for 15 minutes from now, and replaces earlier codes. */
export async function mintCode(deps: Deps, linkId: string, recipient: string): Promise<string> {
  const code = randomCode(deps);
  const now = deps.clock();
  const document: StepUpCode = {
    linkId,
    codeHash: hashOf(deps, linkId, recipient, code),
    tries: 0,
    usedAt: null,
    expiresAt: new Date(now.getTime() + stepUpRules.lifeMs),
    createdAt: now,
  };
  await codeRef(deps, linkId).set(document);
  return code;
}

/**
 * Mails a code to a quote's recipient: at most three an hour per link.
 * @throws AppError `failed-precondition` where no code is needed or the quote can't be answered now,
 * `resource-exhausted` for more than three.
 */
export async function sendCode(deps: Deps, link: Stored<Link>): Promise<void> {
  const [head, { stepUpThreshold }] = await Promise.all([
    readHead(deps, link.documentId),
    readPrivateSettings(deps),
  ]);
  const obstacle = answerObstacle(head, deps.clock());
  if (obstacle !== null) throw answerRefused(obstacle, head);
  if (stepUpThreshold === null) {
    throw new AppError('failed-precondition', 'This quote can be accepted without a code.');
  }
  await consumeLimit(deps, 'stepUpCodes', link.id);
  const mail = codeMail(link, head.recipient.email, newId(deps.random), deps.clock());
  await deps.db.doc(mail.path).create(mail.data);
}

/** data: notice, linkId, quoteId. */
function codeMail(link: Stored<Link>, recipient: string, unique: string, now: Date): QueuedMail {
  const data = { notice: 'stepUpCode', linkId: link.id, quoteId: link.documentId } as const;
  return newMail(
    { id: `notice.stepUpCode.${link.id}.${unique}`, template: 'notice', to: [recipient], data },
    now,
  );
}

function wrongCode(message: string): AppError {
  return new AppError('invalid-argument', 'This code isn’t right.', { issues: [{ path: 'code', message }] });
}

const askForNew = 'This code no longer works. Ask for a new one.';

/**
 * Checks a code against the link's newest, counting the attempt first, so that no more than five get through even
 * concurrently.
 * @throws AppError `invalid-argument` that says how many attempts are left.
 */
async function checkCode(deps: Deps, link: Stored<Link>, recipient: string, code: string): Promise<string> {
  const ref = codeRef(deps, link.id);
  const stored = await commit(deps, async (unit) => {
    const found = await findDocument(stepUpCode, ref, unit);
    if (found === null || found.usedAt !== null || found.expiresAt <= deps.clock())
      throw wrongCode(askForNew);
    if (found.tries >= stepUpRules.tries) throw wrongCode('You’ve tried too many times. Ask for a new code.');
    unit.update(ref, { tries: found.tries + 1 });
    return found;
  });
  const given = Buffer.from(hashOf(deps, link.id, recipient, code), 'hex');
  if (isSameBytes(given, Buffer.from(stored.codeHash, 'hex'))) return stored.codeHash;
  const left = stepUpRules.tries - stored.tries - 1;
  throw wrongCode(
    left === 0
      ? 'This isn’t the code we sent. Ask for a new one.'
      : `This isn’t the latest code we sent. You can try ${left === 1 ? 'once more' : `${left} more times`}.`,
  );
}

/** Proves access to the recipient's mailbox, within the commit that accepts. */
export type Proof = (unit: UnitOfWork, recipient: string) => Promise<void>;

/**
 * Proof by code. A retried commit does not count as another attempt; the code is used up by the very commit that it
 * allows, so that it never allows two.
 */
export function proofByCode(deps: Deps, link: Stored<Link>, code: string): Proof {
  let checked: Promise<string> | undefined;
  return async (unit, recipient) => {
    checked ??= checkCode(deps, link, recipient, code);
    const hash = await checked;
    const ref = codeRef(deps, link.id);
    const found = await findDocument(stepUpCode, ref, unit);
    if (found === null || found.codeHash !== hash || found.usedAt !== null) throw wrongCode(askForNew);
    unit.update(ref, { usedAt: deps.clock() });
  };
}
