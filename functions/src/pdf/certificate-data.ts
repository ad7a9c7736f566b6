import type { Certificate } from '@agency/domain/certificate/schema';
import { agreementText } from '@agency/domain/quote/answer';
import type { QuoteVersion } from '@agency/domain/quote/schema';
import { formatDateTimeWithZone } from '@agency/domain/shared/format';
import { type LineTable, tableColumns, tableLine } from './line-table.ts';
import { legalLine, sellerLines } from './parties.ts';
import type { Fact, OpeningData } from './parts/opening.ts';
import type { SheetData } from './parts/sheet.ts';
import { cancellingWords, documentTotals } from './quote-data.ts';
import { quoteTotalsBlocks, type TotalsBlock } from './totals-block.ts';

export interface CertificateDocument {
  readonly certificate: Certificate & { readonly id: string };
  readonly version: QuoteVersion;
  /** The public page that verifies it. */
  readonly verifyUrl: string;
}

/** A certificate of acceptance as printed: texts alone. */
export interface CertificatePdfData {
  readonly sheet: SheetData;
  readonly opening: OpeningData;
  readonly sentence: string;
  /** What was chosen, and nothing else. */
  readonly table: LineTable;
  readonly totals: readonly TotalsBlock[];
  /** What ties this document to what was agreed. */
  readonly proof: readonly Fact[];
  readonly verifyUrl: string;
}

export function certificatePdfData({
  certificate,
  version,
  verifyUrl,
}: CertificateDocument): CertificatePdfData {
  const { seller, content, vatRegistered } = version;
  const at = formatDateTimeWithZone(certificate.acceptedAt);
  const reference = `Certificate of quote ${certificate.quoteId}, version ${certificate.version}`;
  return {
    sheet: {
      reference,
      title: `Certificate of acceptance: quote ${certificate.quoteId}, version ${certificate.version}`,
      subject: content.title,
      brandName: seller.brandName,
      legal: legalLine(seller, vatRegistered),
      createdAt: certificate.voidedAt ?? certificate.acceptedAt,
    },
    opening: openingOf(certificate, version),
    sentence: `${certificate.name} accepted version ${certificate.version} of quote ${certificate.quoteId} on ${at}, and agreed: “${agreementText(version)}”${askedEarly(certificate, version)}`,
    table: chosenTable(certificate, version),
    totals: quoteTotalsBlocks(certificate.totals, vatRegistered),
    proof: proofOf(certificate),
    verifyUrl,
  };
}

/** A private buyer's request to start early, in its words; then until when they can cancel. */
function askedEarly(certificate: Certificate, version: QuoteVersion): string {
  if (version.buys !== 'private') return '';
  const { consumer } = version.terms;
  const asked = certificate.startEarly && consumer ? ` And: “${consumer.startEarlyRequest}”` : '';
  return `${asked} ${cancellingWords(version, certificate)}`;
}

function openingOf(certificate: Certificate, { recipient, seller, content }: QuoteVersion): OpeningData {
  return {
    kind: 'Certificate of acceptance',
    title: content.title,
    notice:
      certificate.voidedAt === null
        ? null
        : {
            tone: 'warning',
            title: 'No longer valid',
            text: `The acceptance was voided on ${formatDateTimeWithZone(certificate.voidedAt)}. We keep the record.`,
          },
    facts: [
      {
        label: 'For',
        lines: [recipient.name, ...(recipient.company ? [recipient.company] : []), recipient.email],
      },
      { label: 'From', lines: sellerLines(seller) },
      { label: 'Name entered', lines: [certificate.name] },
      { label: 'Accepted', lines: [formatDateTimeWithZone(certificate.acceptedAt), certificate.zone] },
    ],
  };
}

function chosenTable(certificate: Certificate, version: QuoteVersion): LineTable {
  const totals = documentTotals(version, certificate);
  const byId = new Map(
    version.content.sections.flatMap((section) => section.lines.map((line) => [line.id, line] as const)),
  );
  const chosen = totals.lines.flatMap((sum) => {
    const line = byId.get(sum.lineId);
    return sum.included && line ? [{ line, quantity: sum.quantity, net: sum.net }] : [];
  });
  const columns = tableColumns(
    chosen.map(({ line }) => line),
    version.vatRegistered,
  );
  return {
    columns: columns.map(({ label, width }) => ({ label, width })),
    rows: chosen.map((priced) => tableLine(priced.line.id, priced, columns)),
  };
}

function proofOf({ id, contentHash, termsVersion, termsSha256 }: CertificateDocument['certificate']): Fact[] {
  return [
    { label: 'Certificate', lines: [id] },
    { label: 'Terms', lines: [`Version ${termsVersion}`] },
    { label: 'Fingerprint of the quote (SHA-256)', lines: [contentHash] },
    { label: 'Fingerprint of the terms (SHA-256)', lines: [termsSha256] },
  ];
}
