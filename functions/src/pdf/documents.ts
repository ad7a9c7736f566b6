import { buysOf, buysOfNew } from '@agency/domain/client/buys';
import type { Invoice } from '@agency/domain/invoice/schema';
import { makeOffer } from '@agency/domain/quote/offer';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus } from '@agency/domain/quote/status';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { formatDate, formatDateTimeWithZone, formatInstantDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { Deps } from '../platform/deps.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { readCertificate } from '../records/certificate/store.ts';
import { readClient } from '../records/client/store.ts';
import { asIssuedNow } from '../records/invoice/advances.ts';
import { readInvoice } from '../records/invoice/store.ts';
import { readDraft, readHead, readVersion } from '../records/quote/store.ts';
import { printedCertificate } from './certificate.ts';
import { certificatePdfData } from './certificate-data.ts';
import { type PdfFile, pdfFile } from './file.ts';
import { printedInvoice } from './invoice.ts';
import { type InvoiceDocument, invoiceName, invoicePdfData } from './invoice-data.ts';
import type { Notice } from './parts/opening.ts';
import { printedQuote } from './quote.ts';
import { type AcceptedBy, type QuoteDocument, quotePdfData } from './quote-data.ts';
import { renderPdf } from './render.ts';

// Turns Firestore documents into files, without access checks: callers make those. Loaded only where a PDF is made.

/**
 * A sent version: as offered, or as chosen where it was accepted.
 * @throws AppError `not-found` when there is no such version.
 */
export async function quotePdf(deps: Deps, quoteId: string, version: number): Promise<PdfFile> {
  const [head, frozen] = await Promise.all([readHead(deps, quoteId), readVersion(deps, quoteId, version)]);
  const accepted = head.acceptance?.version === version ? await readAcceptance(deps, head) : null;
  const { id: _id, contentHash: _hash, sentAt, sentBy: _staff, ...offer } = frozen;
  const file = await renderQuote({
    number: head.number,
    offer,
    sentAt,
    createdAt: accepted?.acceptedAt ?? sentAt,
    accepted,
    notice: noticeOf(head, version, deps.clock()),
  });
  return pdfFile(`Quote ${head.number} v${version}${accepted ? ' accepted' : ''}`, file);
}

/**
 * The working copy, for staff: what the client would get if it were sent now.
 * @throws AppError `invalid-argument` naming what prevents sending it.
 */
export async function draftQuotePdf(deps: Deps, quoteId: string): Promise<PdfFile> {
  const [head, draft] = await Promise.all([readHead(deps, quoteId), readDraft(deps, quoteId)]);
  const [site, business] = await Promise.all([readSiteSettings(deps), readPrivateSettings(deps)]);
  const offer = makeOffer({
    quoteId,
    version: head.sentVersion + 1,
    recipient: draft.recipient,
    content: draft.content,
    validUntil: draft.validUntil ?? addDays(londonDate(deps.clock()), business.quoteValidityDays),
    site,
    business,
    today: londonDate(deps.clock()),
    buys: head.clientId === null ? buysOfNew(draft.recipient) : buysOf(await readClient(deps, head.clientId)),
  });
  const document = { number: head.number, offer, sentAt: null, accepted: null, notice: null };
  return pdfFile(
    `Quote ${head.number} draft`,
    await renderQuote({ ...document, createdAt: draft.updatedAt }),
  );
}

function renderQuote(document: QuoteDocument): Promise<Uint8Array> {
  return renderPdf(printedQuote(quotePdfData(document)));
}

async function readAcceptance(deps: Deps, head: QuoteHead): Promise<AcceptedBy | null> {
  return head.acceptance === null ? null : readCertificate(deps, head.acceptance.certificateId);
}

/**
 * The offer's status where the client must see it; null while it can be answered, and while its acceptance is in force.
 */
function noticeOf(head: Stored<QuoteHead>, version: number, now: Date): Notice | null {
  const { sentVersion, withdrawnAt, voided, decline, validUntil } = head;
  if (voided && head.acceptance?.version === version) {
    return warning(
      'The acceptance has been voided',
      `It was voided on ${formatDateTimeWithZone(voided.at)}.`,
    );
  }
  if (head.acceptance?.version === version) return null;
  if (version !== sentVersion) {
    return warning('There is a newer version', `Version ${sentVersion} is the current one.`);
  }
  switch (effectiveStatus(head, now)) {
    case 'withdrawn':
      return warning('This quote was withdrawn', withdrawnAt ? `On ${formatInstantDate(withdrawnAt)}.` : '');
    case 'declined':
      return warning('This quote was declined', decline ? `On ${formatInstantDate(decline.at)}.` : '');
    case 'expired':
      return warning('This quote has expired', validUntil ? `On ${formatDate(validUntil)}.` : '');
    default:
      return null;
  }
}

function warning(title: string, text: string): Notice {
  return { tone: 'warning', title, text };
}

/** @throws AppError `not-found` when there is no such certificate. */
export async function certificatePdf(deps: Deps, certificateId: string): Promise<PdfFile> {
  const certificate = await readCertificate(deps, certificateId);
  const version = await readVersion(deps, certificate.quoteId, certificate.version);
  const verifyUrl = absoluteUrl(deps.config.origin, paths.verify(certificate.id));
  const data = certificatePdfData({ certificate, version, verifyUrl });
  const name = `Certificate ${certificate.quoteId} v${certificate.version}`;
  return pdfFile(name, await renderPdf(printedCertificate(data)));
}

/**
 * An invoice or credit note; a draft as it would be if it were issued now, with the current parties and deductions.
 * @throws AppError `not-found` when there is no such invoice.
 */
export async function invoicePdf(deps: Deps, invoiceId: string): Promise<PdfFile> {
  const invoice = await completed(deps, await readInvoice(deps, invoiceId));
  const [parties, creditedBy] = await Promise.all([partiesOf(deps, invoice), creditNumberOf(deps, invoice)]);
  const data = invoicePdfData({ invoice, parties, creditedBy });
  return pdfFile(invoiceName(invoice), await renderPdf(printedInvoice(data)));
}

/** A draft with what issuing it would deduct; a credit note from before it stored the day of its invoice, with that. */
async function completed(deps: Deps, invoice: Stored<Invoice>): Promise<Invoice> {
  if (invoice.status === 'draft') return asIssuedNow(deps, invoice);
  const { credits } = invoice;
  if (credits === null || credits.invoiceIssuedOn !== undefined) return invoice;
  const { issuedOn } = await readInvoice(deps, credits.invoiceId);
  return issuedOn === null ? invoice : { ...invoice, credits: { ...credits, invoiceIssuedOn: issuedOn } };
}

async function partiesOf(deps: Deps, { parties, clientId }: Invoice): Promise<InvoiceDocument['parties']> {
  if (parties !== null) return parties;
  const [site, client] = await Promise.all([readSiteSettings(deps), readClient(deps, clientId)]);
  const { brandName, email, company } = site;
  const { name, address, vatNumber, billingEmail } = client;
  return { seller: { brandName, email, company }, buyer: { name, address, vatNumber, billingEmail } };
}

/** The number of the credit note that voided it. */
async function creditNumberOf(deps: Deps, { creditNoteId }: Invoice): Promise<string | null> {
  return creditNoteId === null ? null : (await readInvoice(deps, creditNoteId)).number;
}
