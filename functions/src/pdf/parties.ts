import type { Address } from '@agency/domain/client/schema';
import type { Company } from '@agency/domain/settings/schema';

/** An address in its lines. */
export function addressLines({ line1, line2, town, county, postcode, country }: Address): string[] {
  const place = [town, county].filter((part) => part !== '').join(', ');
  return [line1, line2, place, postcode.replaceAll(' ', '\u00a0'), country].filter((part) => part !== '');
}

/**
 * The seller's details, as the Companies (Trading Disclosures) Regulations require of business letters; VAT only where
 * it is charged.
 */
export function legalLine(company: Company, vatRegistered: boolean): string {
  const office = addressLines(company.registeredOffice).join(', ');
  const vat = vatRegistered && company.vatNumber ? ` VAT number ${company.vatNumber}.` : '';
  return `${company.registeredName}. Registered in ${company.registeredIn}, company number ${company.companyNumber}. Registered office: ${office}.${vat}`;
}
