import { type Buys, buysOf } from '@agency/domain/client/buys';
import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { agreementText } from '@agency/domain/quote/answer';
import {
  type QuoteEvidence,
  type QuoteHead,
  type QuoteVersion,
  quoteEvidence,
} from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { AppError } from '@agency/domain/shared/errors';
import { makeReference } from '@agency/domain/shared/ids';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import type { Proof } from '../link/step-up.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { acceptedMails } from '../mail-queue/quote-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { collectionRef, documentRef } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import { asEvidence, type Caller } from '../platform/http/caller.ts';
import { parseForWrite } from '../platform/parse-for-write.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { readCertificate } from '../records/certificate/store.ts';
import { findOrCreateClient } from '../records/client/find-or-create.ts';
import { noteOpening, readClient, refuseMerged } from '../records/client/store.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { newLink } from '../records/link/write.ts';
import { freezeVersion, offeredFields } from '../records/quote/freeze.ts';
import {
  type Actor,
  changeHead,
  inQuote,
  readDraft,
  readVersion,
  versionRef,
  writeEvent,
} from '../records/quote/store.ts';
import {
  type Accepted,
  billingSeriesOf,
  certificateOf,
  invoicesOf,
  milestonesOf,
  projectOf,
  startEarlyField,
} from './accept-documents.ts';
import {
  type Acceptance,
  answerRefused,
  type ChosenOffer,
  chooseFrom,
  planAcceptance,
  refuseOtherChoice,
  startEarlyOf,
} from './accept-plan.ts';

/** An acceptance, however it reached us. */
export interface AcceptQuote {
  readonly quoteId: string;
  readonly name: string;
  readonly actor: Actor;
  readonly caller: Caller;
  readonly channel: 'link' | 'member' | 'offline';
  /** What was agreed to; for an offline acceptance only the choices, and the version is the current one. */
  readonly acceptance: Acceptance | Pick<Acceptance, 'choices' | 'startEarly'>;
  /** How an offline acceptance was given, for the audit log. */
  readonly note?: string;
  /** What staff say that the client buys for, with an offline acceptance of a draft. */
  readonly buys?: Buys | undefined;
  /** How the holder of a link proves that the recipient's mailbox is theirs. */
  readonly proof?: Proof | undefined;
  /** Throws for anybody who may not answer this quote, or not as they saw it. */
  mayAnswer?(head: Stored<QuoteHead>, unit: UnitOfWork): void | Promise<void>;
}

export interface AcceptAnswer {
  readonly status: 'accepted';
  readonly certificateId: string;
  readonly projectId: string;
}

interface Decided {
  readonly version: QuoteVersion;
  readonly offer: ChosenOffer;
  readonly client: Stored<Client>;
  /** Writes what an offline acceptance of a draft needs first: its version and client. */
  write(): void;
}

/**
 * Accepts a quote, in one commit: the frozen choice, certificate, evidence, project with milestones and link, draft
 * invoices, billing series and mails. Repeating the same acceptance returns the first response; a different one is
 * refused.
 */
export async function acceptQuote(deps: Deps, request: AcceptQuote): Promise<AcceptAnswer> {
  const { answer, client } = await inQuote(deps, request.quoteId, async (unit, head) => {
    await request.mayAnswer?.(head, unit);
    if (head.status === 'accepted')
      return { answer: await firstAnswer(deps, head, request, unit), client: null };
    const business = await readPrivateSettings(deps, unit);
    const decided = await decide(deps, unit, head, request, business);
    await refuseUnproved(unit, request, decided, business);
    const accepted: Accepted = {
      quoteId: head.id,
      version: decided.version,
      client: decided.client,
      offer: decided.offer,
      name: request.name,
      certificateId: newId(deps.random),
      projectId: makeReference('project', deps.random),
      projectLinkId: newId(deps.random),
      now: deps.clock(),
      ...startEarlyOf(decided.version, request.acceptance),
    };
    decided.write();
    writeAcceptance(deps, unit, head, request, accepted);
    queueAcceptedMails(deps, unit, accepted, business.notificationEmails);
    return { answer: answerOf(accepted), client: accepted.client };
  });
  if (client !== null) await resyncAudience(deps, client);
  return answer;
}

function answerOf({ certificateId, projectId }: Accepted): AcceptAnswer {
  return { status: 'accepted', certificateId, projectId };
}

function queueAcceptedMails(
  deps: Deps,
  unit: UnitOfWork,
  accepted: Accepted,
  staff: readonly string[],
): void {
  const { version, now } = accepted;
  const mails = acceptedMails({ ...accepted, version: version.version }, version.recipient.email, staff, now);
  queueMails(deps, unit, mails);
}

async function firstAnswer(
  deps: Deps,
  head: Stored<QuoteHead>,
  { acceptance, channel }: AcceptQuote,
  unit: UnitOfWork,
): Promise<AcceptAnswer> {
  const { acceptance: first, projectId } = head;
  invariant(first !== null && projectId !== null, 'an accepted quote has its acceptance and project');
  if (channel === 'offline') throw answerRefused('accepted', head);
  const certificate = await readCertificate(deps, first.certificateId, unit);
  const version = await readVersion(deps, head.id, first.version, unit);
  invariant('version' in acceptance, 'a yes by link or member names its version');
  refuseOtherChoice(certificate, version, acceptance);
  return { status: 'accepted', certificateId: first.certificateId, projectId };
}

/** Which version is accepted with which choices, or why it can't be. */
async function decide(
  deps: Deps,
  unit: UnitOfWork,
  head: Stored<QuoteHead>,
  request: AcceptQuote,
  business: PrivateSettings,
): Promise<Decided> {
  const { acceptance, channel } = request;
  const now = deps.clock();
  if (channel === 'offline') {
    assertNoObstacle(quoteActions(head, now).acceptOffline);
    if (head.beingRevised) {
      throw new AppError(
        'failed-precondition',
        'Send or discard the revision before you record an acceptance.',
      );
    }
    if (head.status === 'draft') return decideDraft(deps, unit, head, request, business);
  }
  if (head.sentVersion === 0) throw answerRefused('notSent', head);
  const version = await readVersion(deps, head.id, head.sentVersion, unit);
  const offer =
    'version' in acceptance
      ? planAcceptance(head, version, acceptance, now)
      : chooseFrom(version, acceptance.choices);
  invariant(head.clientId !== null, 'a quote that was sent has a client');
  const client = await readClient(deps, head.clientId, unit);
  refuseMerged(client);
  return { version, offer, client, write: () => noteOpening(deps, unit, client.id) };
}

/** A draft that was agreed in person: it is frozen as its first version at once. */
async function decideDraft(
  deps: Deps,
  unit: UnitOfWork,
  head: Stored<QuoteHead>,
  { actor, acceptance, buys: said }: AcceptQuote,
  business: PrivateSettings,
): Promise<Decided> {
  const draft = await readDraft(deps, head.id, unit);
  const site = await readSiteSettings(deps, unit);
  const by = actor.audited;
  const saying = { said, by, action: 'acceptQuoteOffline' };
  const found = await findOrCreateClient(deps, unit, draft.recipient, head.clientId, saying);
  const buys = buysOf(found.client);
  const version = freezeVersion({ head, draft, site, business, by, now: deps.clock(), buys });
  const write = () => {
    found.write();
    unit.create(versionRef(deps, head.id, version.version), version);
  };
  return { version, offer: chooseFrom(version, acceptance.choices), client: found.client, write };
}

/** A link alone is not enough for a quote above the threshold: its holder might not be the client. */
async function refuseUnproved(
  unit: UnitOfWork,
  { channel, proof }: AcceptQuote,
  { offer, version }: Decided,
  { stepUpThreshold }: PrivateSettings,
): Promise<void> {
  if (channel !== 'link' || stepUpThreshold === null) return;
  if (offer.totals.oneOff.total + offer.totals.monthly.total < stepUpThreshold) return;
  if (proof) return proof(unit, version.recipient.email);
  const message = 'Enter the code we emailed to the address the quote was sent to';
  throw new AppError(
    'unauthenticated',
    'You can’t accept a quote of this size with the link alone. Ask for a code, or sign in with the address it was sent to.',
    { issues: [{ path: 'code', message }] },
  );
}

function writeAcceptance(
  deps: Deps,
  unit: UnitOfWork,
  head: Stored<QuoteHead>,
  request: AcceptQuote,
  accepted: Accepted,
): void {
  const { version, client, certificateId, projectId, now } = accepted;
  const { actor, name } = request;
  const eventId = writeEvent(deps, unit, head.id, {
    kind: 'accepted',
    actor,
    version: version.version,
  });
  const evidence = evidenceOf(request, accepted);
  unit.create(documentRef(deps.db, 'quoteEvidence', head.id, eventId), evidence);
  unit.create(documentRef(deps.db, 'certificates', certificateId), certificateOf(accepted));
  writeProject(deps, unit, accepted);
  const change: Partial<QuoteHead> = {
    ...(head.status === 'draft' ? offeredFields(head, version) : {}),
    status: 'accepted',
    clientId: client.id,
    ...audienceOf(client),
    totals: accepted.offer.totals,
    acceptance: { name, at: now, version: version.version, certificateId, ...startEarlyField(accepted) },
    projectId,
  };
  const action = request.channel === 'offline' ? 'acceptQuoteOffline' : 'acceptQuote';
  const note = request.note === undefined ? {} : { note: request.note };
  changeHead(deps, unit, { head, change, actor, action, ...note });
}

function writeProject(deps: Deps, unit: UnitOfWork, accepted: Accepted): void {
  const { client, projectId, projectLinkId, now, version } = accepted;
  unit.create(documentRef(deps.db, 'projects', projectId), projectOf(accepted));
  for (const [id, milestone] of milestonesOf(accepted)) {
    unit.create(documentRef(deps.db, 'projectMilestones', projectId, id), milestone);
  }
  for (const [id, invoice] of invoicesOf(accepted)) {
    unit.create(documentRef(deps.db, 'invoices', id), invoice);
  }
  const series = billingSeriesOf(accepted);
  if (series) unit.create(documentRef(deps.db, 'billingSeries', `${projectId}-monthly`), series);
  const link = newLink({ kind: 'project', documentId: projectId, client, expiresOn: null }, now);
  unit.create(documentRef(deps.db, 'links', projectLinkId), link);
  unit.create(collectionRef(deps.db, 'projectActivity', projectId).doc('created'), {
    kind: 'projectCreated',
    subject: version.content.title,
    actorName: accepted.name,
    at: now,
  });
}

function evidenceOf({ caller, channel }: AcceptQuote, accepted: Accepted): QuoteEvidence {
  const { version, offer, name, now } = accepted;
  const asked = accepted.startEarly ? version.terms.consumer?.startEarlyRequest : undefined;
  const agreed = [agreementText(version), ...(asked === undefined ? [] : [asked])];
  return parseForWrite(quoteEvidence, {
    ...asEvidence(caller),
    nameTyped: name,
    termsVersion: version.terms.version,
    termsSha256: version.terms.sha256,
    contentHash: version.contentHash,
    // Staff witness an offline acceptance: nobody ticked a box.
    agreedTexts: channel === 'offline' ? [] : agreed,
    ...startEarlyField(accepted),
    choices: offer.choices,
    at: now,
  });
}
