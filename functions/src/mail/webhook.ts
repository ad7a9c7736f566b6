import { createHmac } from 'node:crypto';
import { outboxMail } from '@agency/domain/mail/schema';
import { type MailStatus, mailStatuses } from '@agency/domain/mail/status';
import { dayMs } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import { cleanLine } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { errorLine, fromTagValue } from '../mail-queue/message.ts';
import { deleteCachedMessage } from '../mail-queue/message-cache.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, parseSnapshot } from '../platform/firestore.ts';
import { isSameBytes, sha256Hex } from '../platform/hash.ts';
import { emptyResponse, type HttpHandler, type HttpRequest, refuseLongBody } from '../platform/http.ts';
import { readReport, report } from './delivery.ts';
import { readReturned } from './returned.ts';

const bodyLimitBytes = 256 * 1024;
const toleranceSeconds = 5 * 60;

/** The provider's events that change a mail's status; all others are acknowledged and ignored. */
const statusByEvent: ReadonlyMap<string, MailStatus> = new Map([
  ['email.sent', 'sent'],
  ['email.delivered', 'delivered'],
  ['email.bounced', 'bounced'],
  ['email.failed', 'bounced'],
  ['email.complained', 'complained'],
]);

const tagList = v.array(v.object({ name: v.string(), value: v.string() }));
const providerEvent = v.object({
  type: v.string(),
  data: v.object({
    email_id: v.optional(v.string()),
    tags: v.optional(v.union([v.record(v.string(), v.string()), tagList])),
    bounce: v.optional(v.object({ type: v.optional(v.string()), message: v.optional(v.string()) })),
    failed: v.optional(v.object({ reason: v.optional(v.string()) })),
  }),
});
type ProviderEvent = v.InferOutput<typeof providerEvent>;

/** `POST /api/webhooks/resend`: what became of a mail after the provider took it. */
export const resendWebhook: HttpHandler = async (request, deps) => {
  refuseLongBody(request, bodyLimitBytes);
  const eventId = verifySignature(request, deps);
  const event = readEvent(request);
  const status = statusByEvent.get(event.type);
  const mailId = outboxIdOf(event);
  if (status !== undefined && mailId !== null) await applyEvent(deps, { eventId, mailId, status, event });
  return emptyResponse(204);
};

const refused = () => new AppError('unauthenticated', 'The signature isn’t valid.');

/**
 * The event's id, once its signature over id, time and the raw body is verified and no older than 5 minutes.
 * @throws AppError `unauthenticated`
 */
function verifySignature(request: HttpRequest, deps: Pick<Deps, 'config' | 'clock'>): string {
  const id = request.header('svix-id') ?? '';
  const time = request.header('svix-timestamp') ?? '';
  const given = request.header('svix-signature') ?? '';
  if (id === '' || id.length > 256 || !/^\d{1,12}$/.test(time)) throw refused();
  const age = Math.abs(deps.clock().getTime() / 1000 - Number(time));
  if (age > toleranceSeconds) throw refused();
  const key = Buffer.from(deps.config.secret('RESEND_WEBHOOK_SECRET').replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.`).update(request.rawBody).digest();
  // While a secret is being rotated, the provider signs with both.
  const isGenuine = given
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .some((part) => isSameBytes(Buffer.from(part.slice(3), 'base64'), expected));
  if (!isGenuine) throw refused();
  return id;
}

function readEvent(request: HttpRequest): ProviderEvent {
  try {
    return v.parse(providerEvent, JSON.parse(new TextDecoder().decode(request.rawBody)));
  } catch (cause) {
    throw new AppError('invalid-argument', 'This isn’t an event from the email provider.', { cause });
  }
}

/** The entry, by the tag that every mail carries; null for mail that is not ours. */
function outboxIdOf({ data }: ProviderEvent): string | null {
  const { tags } = data;
  const value = Array.isArray(tags) ? tags.find((tag) => tag.name === 'outbox_id')?.value : tags?.outbox_id;
  const id = value === undefined ? '' : fromTagValue(value);
  return /^[A-Za-z0-9_.-]{1,128}$/.test(id) ? id : null;
}

interface MailEvent {
  readonly eventId: string;
  readonly mailId: string;
  readonly status: MailStatus;
  readonly event: ProviderEvent;
}

/** Applies an event once, however often it comes, and updates the document that tracks the mail. */
async function applyEvent(deps: Deps, { eventId, mailId, status, event }: MailEvent): Promise<void> {
  const ref = documentRef(deps.db, 'outbox', mailId);
  const seenRef = documentRef(deps.db, 'idempotency', sha256Hex(`resend webhook|${eventId}`));
  const isMoved = await deps.db.runTransaction(async (transaction) => {
    const [seen, found] = await transaction.getAll(seenRef, ref);
    const mail = found && parseSnapshot(outboxMail, found);
    if (!mail || seen?.exists) return false;
    const reporting = await readReport(deps, transaction, mail);
    const isPermanent = event.type === 'email.bounced' && event.data.bounce?.type !== 'Transient';
    const writeReturned = await readReturned(deps, transaction, mail, { status, isPermanent });
    const now = deps.clock();
    transaction.create(seenRef, {
      bodyHash: sha256Hex(JSON.stringify(event)),
      answer: '',
      documentPath: ref.path,
      expiresAt: new Date(now.getTime() + dayMs),
      createdAt: now,
    });
    if (!isForward(mail.status, status)) return false;
    transaction.update(ref, {
      status,
      lease: null,
      providerId: mail.providerId ?? (cleanLine(event.data.email_id ?? '', 200) || null),
      firstSentAt: mail.firstSentAt ?? now,
      sentAt: mail.sentAt ?? now,
      error: reasonOf(event),
      updatedAt: now,
    });
    report(transaction, reporting, mail, status, now);
    writeReturned();
    return true;
  });
  if (!isMoved) return;
  await deleteCachedMessage(deps, mailId);
  if (status === 'bounced' || status === 'complained') {
    deps.log.warn('An email did not reach its recipient', { mail: mailId, status });
  }
}

function reasonOf({ data }: ProviderEvent): string | null {
  const reason = data.bounce?.message ?? data.failed?.reason;
  return errorLine(reason ?? '');
}

/** Can a mail still get from one state to the other, in any number of steps? */
function isForward(from: MailStatus, to: MailStatus): boolean {
  const reached = new Set<MailStatus>();
  const next: MailStatus[] = [...mailStatuses.transitions[from]];
  for (let state = next.pop(); state !== undefined; state = next.pop()) {
    if (reached.has(state)) continue;
    reached.add(state);
    next.push(...mailStatuses.transitions[state]);
  }
  return from !== to && reached.has(to);
}
