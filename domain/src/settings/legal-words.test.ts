import { describe, expect, it } from 'vitest';
import { parseDocument, parseInput } from '../shared/parse.ts';
import { legalAddition, legalName, legalSentences } from './legal-words.ts';
import { sampleAgency } from './sample-agency.ts';
import { sampleKinds } from './sample-kinds.ts';
import { type Company, company } from './schema.ts';

const trader = (of: Company, brandName: string = sampleAgency.brandName) => ({ brandName, company: of });

describe.each(sampleKinds)('$title', ({ company: own, says }) => {
  it('may be the agency', () => {
    expect(parseInput(company, own)).toEqual(own);
  });

  it('says what the law wants of it', () => {
    const words = legalSentences({ ...trader(own), vatRegistered: true }).join(' ');
    for (const part of [...says, 'VAT number GB000000000.']) expect(words).toContain(part);
    expect(words).not.toMatch(/undefined|null| {2}/);
  });

  it('shows its VAT number only while it is registered', () => {
    expect(legalSentences({ ...trader(own), vatRegistered: false }).join(' ')).not.toContain('VAT');
    const without = { ...own, vatNumber: null };
    expect(legalSentences({ ...trader(without), vatRegistered: true }).join(' ')).not.toContain('VAT');
  });
});

it('an older document without a kind is a company, and older releases read what is written of one', () => {
  const { kind: _kind, ...older } = sampleAgency.company;
  const read = parseDocument(company, 'settings/site', older);
  expect(legalSentences({ ...trader(read), vatRegistered: false })).toEqual(
    legalSentences({ ...trader(sampleAgency.company), vatRegistered: false }),
  );
  expect(sampleAgency.company).toMatchObject(older);
});

it('names who is bound, and by what they are found', () => {
  const bound = sampleKinds.map(({ company: own }) => [legalName(trader(own)), legalAddition(trader(own))]);
  expect(bound).toEqual([
    ['Downland Digital Ltd', 'company number 00000000'],
    ['Downland Digital LLP', 'registered number OC000000'],
    ['Ellis Warren, Rosa Linden and Tom Asher', 'trading as Downland Digital'],
    ['Downland Digital', null],
    ['Ellis Warren', 'trading as Downland Digital'],
  ]);
});

it('says nothing of a trading name to somebody who trades under their own', () => {
  const ellis = sampleKinds.at(-1)?.company ?? sampleAgency.company;
  expect(legalSentences({ ...trader(ellis, 'Ellis Warren'), vatRegistered: false })[0]).toBe(
    'Ellis Warren, sole trader.',
  );
  expect(legalAddition(trader(ellis, 'Ellis Warren'))).toBeNull();
});

it.each([
  [{ kind: 'plc' }, 'kind'],
  [{ kind: 'llp', companyNumber: '' }, 'companyNumber'],
  [{ kind: 'soleTrader' }, 'name'],
  [{ kind: 'partnership', partners: ['Ellis Warren'] }, 'partners'],
])('refuses %j and names the field', (change, field) => {
  const [sample] = sampleKinds.filter(({ company: own }) => own.kind === change.kind);
  const { name: _name, ...own } = { name: '', ...(sample?.company ?? sampleAgency.company) };
  const found = (() => {
    try {
      return parseInput(company, { ...own, ...change });
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(found).toMatchObject({ issues: [{ path: field }] });
});
