import { type Certificate, certificate } from '@agency/domain/certificate/schema';
import { isLinkOpen, link as linkSchema } from '@agency/domain/link/schema';
import { project } from '@agency/domain/project/schema';
import { lastDayToCancel, workStartsOn } from '@agency/domain/quote/consumer';
import { openObstacle } from '@agency/domain/quote/nudge';
import {
  type QuoteHead,
  type QuoteVersion,
  quoteDraft,
  quoteEvent,
  quoteHead,
  quoteVersion,
} from '@agency/domain/quote/schema';
import { effectiveStatus, statusInWords } from '@agency/domain/quote/status';
import { id } from '@agency/domain/shared/fields';
import { greeting, isBusinessName } from '@agency/domain/shared/greeting';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import { upload } from '@agency/domain/upload/schema';
import * as v from 'valibot';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { QuoteAcceptedConfirmation } from '../../mail-render/templates/quote-accepted-confirmation.tsx';
import type { QuoteAcceptedNotification } from '../../mail-render/templates/quote-accepted-notification.tsx';
import type { QuoteRequestConfirmation } from '../../mail-render/templates/quote-request-confirmation.tsx';
import type { QuoteRequestNotification } from '../../mail-render/templates/quote-request-notification.tsx';
import type { QuoteSentNotification } from '../../mail-render/templates/quote-sent-notification.tsx';
import { certificatePdfAttachment, type MailAttachment, quotePdfAttachment } from '../../pdf/attachments.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { linkUrl } from '../../records/link/url.ts';
import { idsOf, type NoticeResolver, type Resolution, type Resolver } from './resolution.ts';

const ofQuote = v.object({ quoteId: id });
const ofVersion = v.object({ quoteId: id, version: v.number() });
const ofAcceptance = v.object({ quoteId: id, certificateId: id });

const gone: Resolution = { calledOff: 'The quote has been deleted.' };

/** To the visitor: it contains nothing that was typed into the form. */
export const quoteRequestConfirmation: Resolver = async (deps, mail) => {
  const { quoteId } = idsOf(ofQuote, mail);
  const asked = await findEnquiry(deps, quoteId);
  if (asked === null) return gone;
  return {
    data: async (): Promise<QuoteRequestConfirmation> => ({
      reference: asked.head.number,
      services: asked.enquiry.services,
      packageName: asked.enquiry.packageName,
      estimate: asked.enquiry.estimate,
    }),
  };
};

export const quoteRequestNotification: Resolver = async (deps, mail) => {
  const { quoteId } = idsOf(ofQuote, mail);
  const asked = await findEnquiry(deps, quoteId);
  if (asked === null) return gone;
  const { name, email, phone, company, services, packageName, message, estimate } = asked.enquiry;
  const { budget, timeline, contactPreference, uploadIds } = asked.enquiry;
  return {
    data: async (): Promise<QuoteRequestNotification> => ({
      name,
      email,
      phone,
      company,
      services,
      packageName,
      budget,
      timeline,
      contactPreference,
      files: await fileNames(deps, uploadIds),
      message,
      estimate,
      reference: asked.head.number,
      adminUrl: adminQuoteUrl(deps, quoteId),
    }),
  };
};

async function fileNames(deps: Deps, uploadIds: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    uploadIds.map((uploadId) => findDocument(upload, documentRef(deps.db, 'uploads', uploadId))),
  );
  return found.flatMap((one) => (one === null ? [] : [one.name]));
}

/** Sent only while the version it is about is the one on offer. */
export const quoteSentNotification: Resolver = async (deps, mail) => {
  const { quoteId, version } = idsOf(ofVersion, mail);
  const head = await findHead(deps, quoteId);
  if (head === null) return gone;
  const status = effectiveStatus(head, deps.clock());
  if (head.sentVersion !== version) return { calledOff: 'A newer version of the quote has been sent.' };
  if (status !== 'sent' && status !== 'viewed') return { calledOff: statusInWords[status] };
  const offered = await findVersion(deps, quoteId, version);
  return {
    data: async (): Promise<QuoteSentNotification> => ({
      clientName: offered.recipient.name,
      isBusiness: isBusinessName(offered.recipient),
      quoteNumber: head.number,
      quoteTitle: offered.content.title,
      version,
      totals: { ...offered.totals, vatRegistered: offered.vatRegistered },
      validUntil: offered.validUntil,
      quoteUrl: await quoteUrl(deps, head),
    }),
    attachments: [quotePdfAttachment(deps, quoteId, version)],
  };
};

/** The same for a nudge: nobody is asked about an offer that they can't accept. */
export const quoteNudge: NoticeResolver<'quoteNudge'> = async (
  deps,
  _mail,
  { quoteId, version, eventId },
) => {
  const head = await findHead(deps, quoteId);
  if (head === null) return gone;
  if (head.sentVersion !== version) return { calledOff: 'A newer version of the quote has been sent.' };
  const obstacle = openObstacle(head, deps.clock());
  if (obstacle !== null) return { calledOff: obstacle };
  const event = await findDocument(quoteEvent, documentRef(deps.db, 'quoteEvents', quoteId, eventId));
  if (!event?.nudge) return gone;
  const { title, recipient } = head;
  const about = title === '' ? `Quote ${head.number}` : `Quote ${head.number}: ${title}`;
  const words: Notice = {
    subject: about,
    heading: about,
    paragraphs: [`${greeting(recipient.name, isBusinessName(recipient))},`],
    letter: event.nudge,
  };
  const action = async () => ({ label: 'View the quote', url: await quoteUrl(deps, head) });
  return { data: async (): Promise<Notice> => ({ ...words, action: await action() }) };
};

export const quoteAcceptedConfirmation: Resolver = async (deps, mail) => {
  const accepted = await findAcceptance(deps, idsOf(ofAcceptance, mail));
  return accepted === null
    ? { calledOff: 'The acceptance has been voided.' }
    : {
        data: async () => acceptedData(deps, accepted),
        attachments: acceptedAttachments(deps, accepted),
      };
};

export const quoteAcceptedNotification: Resolver = async (deps, mail) => {
  const accepted = await findAcceptance(deps, idsOf(ofAcceptance, mail));
  if (accepted === null) return { calledOff: 'The acceptance has been voided.' };
  return {
    data: async (): Promise<QuoteAcceptedNotification> => ({
      ...(await acceptedData(deps, accepted)),
      projectUrl: absoluteUrl(deps.config.origin, adminPaths.project({ id: accepted.record.projectId })),
      adminUrl: adminQuoteUrl(deps, accepted.head.id),
    }),
    attachments: acceptedAttachments(deps, accepted),
  };
};

/** The quote as accepted, and its certificate. */
function acceptedAttachments(deps: Deps, { record, head }: Acceptance): readonly MailAttachment[] {
  return [quotePdfAttachment(deps, head.id, record.version), certificatePdfAttachment(deps, record.id)];
}

type Acceptance = NonNullable<Awaited<ReturnType<typeof findAcceptance>>>;

async function acceptedData(
  deps: Deps,
  { head, record, version }: Acceptance,
): Promise<QuoteAcceptedConfirmation> {
  return {
    clientName: version.recipient.name,
    isBusiness: isBusinessName(version.recipient),
    quoteNumber: head.number,
    quoteTitle: version.content.title,
    acceptedBy: record.name,
    acceptedAt: record.acceptedAt.toISOString(),
    totals: { ...record.totals, vatRegistered: version.vatRegistered },
    projectUrl: await projectUrl(deps, record.projectId),
    certificateUrl: absoluteUrl(deps.config.origin, paths.verify(record.id)),
    cancelling: cancellingOf(record, version),
  };
}

/** What the Consumer Contracts Regulations 2013 want a private buyer to have in lasting form (regulation 16). */
function cancellingOf(
  { acceptedAt, startEarly = false }: Certificate,
  { buys, terms }: QuoteVersion,
): QuoteAcceptedConfirmation['cancelling'] {
  if (buys !== 'private' || !terms.consumer) return null;
  const { cancellationRight: right, cancellationForm: form } = terms.consumer;
  const startsOn = workStartsOn(acceptedAt, { buys, startEarly });
  return { until: lastDayToCancel(acceptedAt), startsOn, startEarly, right, form };
}

async function findAcceptance(deps: Deps, ids: v.InferOutput<typeof ofAcceptance>) {
  const head = await findHead(deps, ids.quoteId);
  const record = await findDocument(certificate, documentRef(deps.db, 'certificates', ids.certificateId));
  if (head === null || record === null || record.voidedAt !== null) return null;
  return { head, record, version: await findVersion(deps, ids.quoteId, record.version) };
}

async function findEnquiry(deps: Deps, quoteId: string) {
  const head = await findHead(deps, quoteId);
  const draft = await findDocument(quoteDraft, documentRef(deps.db, 'quotePrivate', quoteId, 'draft'));
  return head && draft?.enquiry ? { head, enquiry: draft.enquiry } : null;
}

export function findHead(deps: Deps, quoteId: string): Promise<Stored<QuoteHead> | null> {
  return findDocument(quoteHead, documentRef(deps.db, 'quotes', quoteId));
}

/** A sent version is never deleted while its quote exists. */
async function findVersion(deps: Deps, quoteId: string, version: number): Promise<Stored<QuoteVersion>> {
  const ref = documentRef(deps.db, 'quoteVersions', quoteId, String(version));
  const found = await findDocument(quoteVersion, ref);
  invariant(found, `${ref.path} is there once it was sent`);
  return found;
}

export function adminQuoteUrl(deps: Deps, quoteId: string): string {
  return absoluteUrl(deps.config.origin, adminPaths.quote(quoteId));
}

/** The quote's signed link; its page behind sign-in where there is none or it was revoked. */
export async function quoteUrl(deps: Deps, head: Stored<QuoteHead>): Promise<string> {
  const signed = await signedLink(deps, head.linkId);
  return signed ?? clientQuoteUrl(deps, head.id);
}

/** The quote's page behind sign-in. */
export function clientQuoteUrl(deps: Deps, quoteId: string): string {
  return absoluteUrl(deps.config.origin, paths.client.quote(quoteId));
}

/** The project's signed link; its page behind sign-in where there is none or it no longer opens. */
export async function projectUrl(deps: Deps, projectId: string): Promise<string> {
  const found = await findDocument(project, documentRef(deps.db, 'projects', projectId));
  const signed = await signedLink(deps, found?.linkId ?? null);
  return signed ?? clientProjectUrl(deps, projectId);
}

/** The project's page behind sign-in, where the client can answer. */
export function clientProjectUrl(deps: Deps, projectId: string): string {
  return absoluteUrl(deps.config.origin, paths.client.project(projectId));
}

async function signedLink(deps: Deps, linkId: string | null): Promise<string | null> {
  if (linkId === null) return null;
  const found = await findDocument(linkSchema, documentRef(deps.db, 'links', linkId));
  if (found === null || !isLinkOpen(found, deps.clock())) return null;
  return linkUrl(deps.config, { kind: found.kind, linkId: found.id, rotation: found.rotation });
}
