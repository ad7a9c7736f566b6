import type { Invoice } from '@agency/domain/invoice/schema';
import { offerableContent } from '@agency/domain/quote/content';
import type { Offer } from '@agency/domain/quote/schema';
import { sampleAgency } from '@agency/domain/settings/sample-agency';
import { line, text } from '@agency/domain/shared/fields';
import fc, { type Arbitrary } from 'fast-check';
import * as v from 'valibot';
import { contentOf, invoiceDocument, invoiceLine, offerOf, quoteLine } from './samples.ts';

// Documents with any text that the schemas let through: long words, short lines, empty ones, foreign letters.

/** Letters that no sample has, of each of our fonts: what is counted on paper. */
export const counted = [...'ßœ§¶ęğőčřαβγωΩЖ'];
/** What a text may have besides: letters without a font, invisible ones, from right to left, put together. */
const others = ['日', '😀', '\u200b', '\u00ad', 'א', 'שלום', 'ب', 'e\u0301', '\u00a0', 'W', 'a-b', '(1)'];

/**
 * One letter by Unicode's rules, and wider or higher than a page: marks, and what is joined without an end. None of the
 * marks makes another letter of a counted one.
 */
const endless = [
  `a${'\u0346\u0330\u0489'.repeat(60)}`,
  `ب${'\u0651\u064e\u0655'.repeat(60)}`,
  '😀\u200d'.repeat(99),
  'ᄀ'.repeat(150),
  'क\u094d'.repeat(99),
  '\u0489'.repeat(150),
];

const letter = fc.oneof(
  { weight: 90, arbitrary: fc.constantFrom(...counted) },
  { weight: 10, arbitrary: fc.constantFrom(...others) },
  fc.constantFrom(...endless),
);
const word = (max: number) => fc.array(letter, { minLength: 1, maxLength: max }).map((all) => all.join(''));
const anyWord = fc.oneof({ weight: 5, arbitrary: word(1) }, { weight: 5, arbitrary: word(9) }, word(200));

function wordsBetween(gaps: readonly string[], max: number): Arbitrary<string> {
  const pieces = fc.array(fc.tuple(anyWord, fc.constantFrom(...gaps)), {
    minLength: 1,
    maxLength: max,
    size: 'max',
  });
  return pieces.map((all) => all.flat().join('').slice(0, max).trim().toWellFormed());
}

function fitting<T>(all: Arbitrary<string>, schema: v.GenericSchema<string, T>): Arbitrary<string> {
  return all.filter((value) => v.safeParse(schema, value).success);
}

const lineOf = (max: number) => fitting(wordsBetween([' ', ' ', '  '], max), line('Line', { max }));
/** Some all in short lines, some in one. */
const textOf = (max: number) =>
  fitting(
    fc.oneof(
      wordsBetween(['\n'], max),
      wordsBetween([' '], max),
      wordsBetween(['\n', '\n\n\n', ' ', ' ', '\t', ' \n '], max),
    ),
    text('Text', { max }),
  );

const quotedLine = fc.record({
  description: textOf(1000),
  unitLabel: lineOf(20),
  discount: fc.constantFrom(0, 250),
});
const milestone = fc.record({ title: lineOf(120), description: textOf(2000) });

/** An offer that could be sent, with such texts in all of its fields. */
export const offerOfTexts: Arbitrary<Offer> = fc
  .record({
    title: lineOf(120),
    introduction: textOf(2000),
    section: fc.record({ title: lineOf(120), introduction: textOf(2000) }),
    lines: fc.array(quotedLine, { minLength: 1, maxLength: 3 }),
    milestones: fc.array(milestone, { minLength: 1, maxLength: 2 }),
    name: lineOf(100),
    registeredName: lineOf(160),
    terms: textOf(3000),
  })
  .map(({ lines, milestones, section, name, registeredName, terms, ...texts }) => {
    const quoted = lines.map((change, index) => quoteLine(`line-${index}`, change));
    const content = contentOf(quoted, {
      ...texts,
      sections: [{ id: 'one', ...section, lines: quoted }],
      milestones: milestones.map((each, index) => ({
        id: index === 0 ? 'launch' : `m-${index}`,
        ...each,
        weeksAfterStart: index,
      })),
    });
    const offer = offerOf(v.parse(offerableContent, content));
    const { seller, recipient } = offer;
    return {
      ...offer,
      recipient: { ...recipient, name },
      seller: { ...seller, company: { ...sampleAgency.company, registeredName } },
      terms: { ...offer.terms, text: terms },
    };
  });

/** Plain numbered words of a text, as 'plainA17', in one line or many: their order can be read off a page. */
export const numberedWords = (textName: string): Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom(' ', ' ', ' ', '\n', '\n\n')), {
      minLength: 40,
      maxLength: 110,
    })
    .map((all) =>
      all
        .map(([letters, gap], index) => `${letters}${textName}${index}${gap}`)
        .join('')
        .trim(),
    );

/** A credit note, which gives its reason among the facts at its head. */
export const creditOfTexts: Arbitrary<Invoice> = fc
  .record({ reason: textOf(500), descriptions: fc.array(textOf(1000), { minLength: 1, maxLength: 3 }) })
  .map(
    ({ reason, descriptions }) =>
      invoiceDocument(
        {
          kind: 'creditNote',
          number: 'CN-2026-0001',
          credits: { invoiceId: 'invoice-1', invoiceNumber: 'INV-2026-0001', reason },
        },
        descriptions.map((description) => invoiceLine({ description })),
      ).invoice,
  );
