import { claimsDecision } from '@agency/domain/access/schema';
import { calculatorInputs, forEachInput } from '@agency/domain/calculator/inputs';
import { calculationInput } from '@agency/domain/calculator/request';
import { contactInput } from '@agency/domain/contact/request';
import { operations } from '@agency/domain/operations/operations';
import { packageRequestInput } from '@agency/domain/package-request/request';
import { quoteRequestInput } from '@agency/domain/quote/request';
import { documentSchemas } from '@agency/domain/schemas';
import { clientRegistrationInput } from '@agency/domain/user/registration';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { documentArbitrary, validArbitrary } from '../support/arbitrary.ts';

type Schemas = Readonly<Record<string, GenericSchema>>;

/** The schema of everything that is stored, by its collection; where one holds two kinds, with a number. */
export const storedSchemas: Schemas = {
  ...Object.fromEntries(
    Object.entries(documentSchemas).flatMap(([name, schemas]) =>
      schemas.map((schema, index) => [schemas.length > 1 ? `${name} ${index}` : name, schema]),
    ),
  ),
  'locks of claims': claimsDecision,
};

const writer = { name: 'Kim Fenn', email: 'kim@example.com', message: 'We need a shop.', consent: true };
const touch = {
  source: 'newsletter',
  medium: 'email',
  campaign: 'spring',
  term: '',
  content: '',
  referrer: 'https://example.com/',
  landingPage: '/services',
};
const attribution = { first: null, last: touch };
const more = { phone: '01403 555 0123', company: 'Fenn Pottery', attribution };
const how = { contactPreference: 'phone', attachments: ['upload-one'] };
const figures = { ...forEachInput((name) => String(calculatorInputs[name].least + 1)), email: writer.email };
const account = { name: writer.name, email: writer.email, password: 'a long enough phrase' };

/** The forms of the public site, each as it is sent with nothing more than it must have, and filled in. */
const forms = {
  'form of contact': { schema: contactInput, lean: { ...writer, subject: 'A shop' }, full: { attribution } },
  'form of a package': { schema: packageRequestInput, lean: { ...writer, packageId: 'starter' }, full: more },
  'form of a quote': {
    schema: quoteRequestInput,
    lean: { ...writer, services: ['websites'] },
    full: { ...more, packageId: 'starter', budget: 'Not sure yet', timeline: 'Later', ...how },
  },
  'form of the calculator': { schema: calculationInput, lean: figures, full: {} },
  'form of registration': { schema: clientRegistrationInput, lean: account, full: {} },
};

/** The schema of everything that browsers ask for: the operations, and the forms. */
export const askedSchemas: Schemas = {
  ...Object.fromEntries(Object.entries(operations).map(([name, { input }]) => [name, input])),
  ...Object.fromEntries(Object.entries(forms).map(([name, { schema }]) => [name, schema])),
};

/** The leanest and the fullest of some, the same at every call. */
function samplesOf(arbitrary: fc.Arbitrary<unknown>): unknown[] {
  const found = fc
    .sample(arbitrary, { seed: 2026, numRuns: 40 })
    .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  return [found.at(0), found.at(-1)];
}

/** Samples of what this build stores. */
export const documentsOfThisBuild = () =>
  Object.entries(storedSchemas).map(
    ([name, schema]) => [name, samplesOf(documentArbitrary(schema))] as const,
  );

/** Samples of what browsers of this build ask for. */
export const inputsOfThisBuild = (): (readonly [string, readonly unknown[]])[] => [
  ...Object.entries(operations).map(([name, { input }]) => [name, samplesOf(validArbitrary(input))] as const),
  ...Object.entries(forms).map(([name, { lean, full }]) => [name, [lean, { ...lean, ...full }]] as const),
];
