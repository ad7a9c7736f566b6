import { siteSections } from '@agency/domain/agency-settings/sections';
import type { Company } from '@agency/domain/settings/schema';
import * as v from 'valibot';
import { typedLines, typedOrNull } from '../../shared/typed.ts';

const typedAddress = v.object({
  line1: v.string(),
  line2: v.string(),
  town: v.string(),
  county: v.string(),
  postcode: v.string(),
  country: v.string(),
});
const noAddress = { line1: '', line2: '', town: '', county: '', postcode: '', country: 'United Kingdom' };

const partners = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(100, 'A name must have at most 100 characters'))),
  v.minLength(2, 'Enter at least 2 partners'),
  v.maxLength(20, 'Enter at most 20 partners, or choose the list'),
);

export const companyKinds = ['company', 'llp', 'partnership', 'soleTrader'] as const;

/** Every field of every kind; those of the other kinds are left out of what is saved. */
const fields = v.object({
  company: v.object({
    kind: v.picklist(companyKinds),
    registeredName: v.string(),
    companyNumber: v.string(),
    registeredIn: v.string(),
    registeredOffice: typedAddress,
    address: typedAddress,
    name: v.string(),
    partners: v.string(),
    hasList: v.boolean(),
    vatNumber: typedOrNull,
    icoNumber: typedOrNull,
  }),
});
export type CompanyForm = v.InferInput<typeof fields>;
type Typed = v.InferOutput<typeof fields>['company'];

const namedPartners = v.object({ company: v.object({ partners: typedLines(partners) }) });

function companyOf(typed: Typed): unknown {
  const { kind, vatNumber, icoNumber, address } = typed;
  const numbers = { vatNumber, icoNumber };
  if (kind === 'soleTrader') return { kind, name: typed.name, address, ...numbers };
  if (kind === 'partnership') {
    const list = typed.hasList ? null : typed.partners.split('\n').flatMap((line) => line.trim() || []);
    return { kind, partners: list, address, ...numbers };
  }
  const { registeredName, companyNumber, registeredIn, registeredOffice } = typed;
  return { kind, registeredName, companyNumber, registeredIn, registeredOffice, ...numbers };
}

export const companyForm = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { kind, hasList } = dataset.value.company;
    if (kind !== 'partnership' || hasList) return;
    const result = v.safeParse(namedPartners, dataset.value);
    if (result.success) return;
    addIssue({
      message: result.issues[0].message,
      path: [
        {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'company',
          value: dataset.value.company,
        },
        {
          type: 'object',
          origin: 'value',
          input: dataset.value.company,
          key: 'partners',
          value: dataset.value.company.partners,
        },
      ],
    });
  }),
  v.transform(({ company }) => ({ company: companyOf(company) })),
  siteSections.company,
);

/** What is stored, with empty fields for the other kinds. */
export function toCompanyForm(company: Company): CompanyForm {
  const isRegistered = 'registeredOffice' in company;
  return {
    company: {
      kind: company.kind ?? 'company',
      registeredName: isRegistered ? company.registeredName : '',
      companyNumber: isRegistered ? company.companyNumber : '',
      registeredIn: isRegistered ? company.registeredIn : 'England and Wales',
      registeredOffice: isRegistered ? company.registeredOffice : noAddress,
      address: isRegistered ? noAddress : company.address,
      name: company.kind === 'soleTrader' ? company.name : '',
      partners: company.kind === 'partnership' ? (company.partners ?? []).join('\n') : '',
      hasList: company.kind === 'partnership' && company.partners === null,
      vatNumber: company.vatNumber ?? '',
      icoNumber: company.icoNumber ?? '',
    },
  };
}
