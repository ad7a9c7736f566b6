import { sampleAgency } from './sample-agency.ts';
import type { Company } from './schema.ts';

// The sample agency as each kind that an agency may be, for tests of what is said of it.

const { registeredOffice: address, vatNumber, icoNumber } = sampleAgency.company;
const unregistered = { address, vatNumber, icoNumber };

interface SampleKind {
  readonly title: string;
  readonly company: Company;
  /** What has to be read of it on every page, email and document. */
  readonly says: readonly string[];
}

const registeredOffice = 'Registered office: 12 Chalk Row, Horsham, West Sussex, RH12\u00a00XX';
const service = 'Address for service of documents: 12 Chalk Row, Horsham, West Sussex, RH12\u00a00XX';

export const sampleKinds: readonly SampleKind[] = [
  {
    title: 'a company',
    company: sampleAgency.company,
    says: [
      'Downland Digital Ltd. Registered in England and Wales, company number 00000000.',
      registeredOffice,
    ],
  },
  {
    title: 'an LLP',
    company: {
      ...sampleAgency.company,
      kind: 'llp',
      registeredName: 'Downland Digital LLP',
      companyNumber: 'OC000000',
    },
    says: [
      'Downland Digital LLP is a limited liability partnership registered in England and Wales, number OC000000.',
      registeredOffice,
    ],
  },
  {
    title: 'a partnership',
    company: { kind: 'partnership', partners: ['Ellis Warren', 'Rosa Linden', 'Tom Asher'], ...unregistered },
    says: ['Downland Digital is a partnership of Ellis Warren, Rosa Linden and Tom Asher.', service],
  },
  {
    title: 'a partnership of more than 20',
    company: { kind: 'partnership', partners: null, ...unregistered },
    says: [
      'Downland Digital is a partnership.',
      'A list of the partners’ names is open to inspection at its principal place of business: 12 Chalk Row, Horsham',
    ],
  },
  {
    title: 'a sole trader',
    company: { kind: 'soleTrader', name: 'Ellis Warren', ...unregistered },
    says: ['Downland Digital is a trading name of Ellis Warren.', service],
  },
];
