import type { DownloadedFile } from '@agency/domain/operations/document';
import { AppError } from '@agency/domain/shared/errors';
import { isStaff, type Person } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { noSuchCertificate, readCertificate } from '../records/certificate/store.ts';
import { noSuchInvoice, readInvoice } from '../records/invoice/store.ts';
import { noSuchQuote, readHead } from '../records/quote/store.ts';
import type { PdfFile } from './file.ts';

/** A version of a quote for its members and for staff; the working copy for staff alone. */
export const getQuotePdf: OperationHandler<'getQuotePdf'> = async (
  deps,
  { quoteId, version },
  { person },
) => {
  const head = await readHead(deps, quoteId);
  await refuseOutsider(deps, person, version === null ? noMembers : head, noSuchQuote);
  const { quotePdf, draftQuotePdf } = await documents(deps, person);
  return asAnswer(
    version === null ? await draftQuotePdf(deps, quoteId) : await quotePdf(deps, quoteId, version),
  );
};

/** An invoice or credit note for its members and for staff; drafts for staff alone. */
export const getInvoicePdf: OperationHandler<'getInvoicePdf'> = async (deps, { invoiceId }, { person }) => {
  const invoice = await readInvoice(deps, invoiceId);
  await refuseOutsider(deps, person, invoice.number === null ? noMembers : invoice, noSuchInvoice);
  const { invoicePdf } = await documents(deps, person);
  return asAnswer(await invoicePdf(deps, invoiceId));
};

export const getCertificatePdf: OperationHandler<'getCertificatePdf'> = async (
  deps,
  { certificateId },
  { person },
) => {
  const certificate = await readCertificate(deps, certificateId);
  await refuseOutsider(deps, person, certificate, noSuchCertificate);
  const { certificatePdf } = await documents(deps, person);
  return asAnswer(await certificatePdf(deps, certificateId));
};

const noMembers = { memberUids: [] as readonly string[] };

/** @throws AppError `not-found` for anybody who is neither a member nor staff, as if it did not exist. */
async function refuseOutsider(
  deps: Deps,
  person: Person,
  { memberUids }: { readonly memberUids: readonly string[] },
  missing: string,
): Promise<void> {
  if (memberUids.includes(person.uid)) return;
  if (!(await isStaff(deps, person))) throw new AppError('not-found', missing);
}

/** The renderer is loaded, and the work counted, only once access was granted. */
async function documents(deps: Deps, person: Person): Promise<typeof import('./documents.ts')> {
  await consumeLimit(deps, 'papers', person.uid);
  return import('./documents.ts');
}

function asAnswer({ fileName, contentType, bytes }: PdfFile): DownloadedFile {
  return { fileName, contentType, base64: Buffer.from(bytes).toString('base64') };
}
