import { addressLines } from '../client/address-lines.ts';
import type { Address } from '../client/schema.ts';
import type { Company } from './schema.ts';

// What the law wants an agency to say of itself on its site, emails, quotes and invoices, by its kind. Companies and
// LLPs: regulations 24 and 25 of the Company, Limited Liability Partnership and Business (Names and Trading
// Disclosures) Regulations 2015. Sole traders and partnerships: sections 1202 to 1204 of the Companies Act 2006.

/** The agency as it trades. */
export interface Trader {
  readonly brandName: string;
  readonly company: Company;
  /** Only a registered agency shows its VAT number. */
  readonly vatRegistered: boolean;
}

type Named = Pick<Trader, 'brandName' | 'company'>;

const listed = new Intl.ListFormat('en-GB');

/** Where documents can be served: the registered office of a company or LLP. */
export function legalAddress(company: Company): Address {
  return 'registeredOffice' in company ? company.registeredOffice : company.address;
}

/** Who is bound by what the agency signs: the company, the person or all the partners. */
export function legalName({ brandName, company }: Named): string {
  if (company.kind === 'soleTrader') return company.name;
  if (company.kind === 'partnership') return company.partners ? listed.format(company.partners) : brandName;
  return company.registeredName;
}

/** What is said beside the legal name: 'company number 01234567', 'trading as Downland Digital'. */
export function legalAddition({ brandName, company }: Named): string | null {
  if (company.kind === 'llp') return `registered number ${company.companyNumber}`;
  if ('companyNumber' in company) return `company number ${company.companyNumber}`;
  return legalName({ brandName, company }) === brandName ? null : `trading as ${brandName}`;
}

/** Everything that has to be said, as sentences. */
export function legalSentences({ brandName, company, vatRegistered }: Trader): string[] {
  const { vatNumber } = company;
  return [
    ...ownSentences(brandName, company),
    ...(vatRegistered && vatNumber ? [`VAT number ${vatNumber.replaceAll(' ', '\u00a0')}.`] : []),
  ];
}

function ownSentences(brandName: string, company: Company): string[] {
  const address = addressLines(legalAddress(company)).join(', ');
  const service = `Address for service of documents: ${address}.`;
  if (company.kind === 'soleTrader') {
    const { name } = company;
    return [
      name === brandName ? `${name}, sole trader.` : `${brandName} is a trading name of ${name}.`,
      service,
    ];
  }
  if (company.kind === 'partnership') {
    const { partners } = company;
    if (partners) return [`${brandName} is a partnership of ${listed.format(partners)}.`, service];
    // Section 1203: beyond 20 partners a list may stand in for their names.
    return [
      `${brandName} is a partnership.`,
      `A list of the partners’ names is open to inspection at its principal place of business: ${address}.`,
    ];
  }
  const { kind, registeredName, registeredIn, companyNumber } = company;
  const registered =
    kind === 'llp'
      ? `${registeredName} is a limited liability partnership registered in ${registeredIn}, number ${companyNumber}.`
      : `${registeredName}. Registered in ${registeredIn}, company number ${companyNumber}.`;
  return [registered, `Registered office: ${address}.`];
}
