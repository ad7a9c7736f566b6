import { describe, expect, it, test } from 'vitest';
import type { Buys } from '../client/buys.ts';
import { outsideScopeDoubt, reverseChargeNoteFor } from './place-of-supply.ts';
import { reverseChargeNote, treated } from './treatment.ts';

const abroad = { outsideScope: 250_000 };
const within = {};
const charged = { lines: [treated(2000), treated('outsideScope')], vatRegistered: true };
const addressIn = (country: string) => ({
  line1: '1 Main Street',
  line2: '',
  town: 'Anywhere',
  county: '',
  postcode: 'RH12 1AA',
  country,
});
const clientIn = (country: string | null, buys: Buys | null = 'business') => ({
  name: 'Acme',
  address: country === null ? null : addressIn(country),
  buys,
});

describe('the reverse-charge note', () => {
  test.each(['Ireland', 'Germany', ' france '])('stands for a client in %s', (country) => {
    expect(reverseChargeNoteFor(abroad, clientIn(country))).toBe(reverseChargeNote);
    expect(reverseChargeNoteFor(within, clientIn(country))).toBeNull();
  });

  test.each([null, 'United Kingdom', 'UK', 'U.K.', 'GB', 'Scotland', 'Isle of Man'])(
    'doesn’t stand for a client in %s',
    (country) => expect(reverseChargeNoteFor(abroad, clientIn(country))).toBeNull(),
  );

  it('doesn’t stand where nobody knows the client', () => {
    expect(reverseChargeNoteFor(abroad, undefined)).toBeNull();
  });
});

test.each([
  ['United Kingdom', 'business', 'Acme is in the UK'],
  ['Wales', 'private', 'Acme is in the UK'],
  [null, 'business', 'We have no address for Acme'],
  ['Ireland', 'private', 'Acme buys privately'],
  ['Ireland', 'business', null],
  ['Ireland', null, null],
] as const)(
  'staff are warned of lines outside the scope in %s, bought for %s: %s',
  (country, buys, words) => {
    const doubt = outsideScopeDoubt(charged, clientIn(country, buys));
    if (words === null) expect(doubt).toBeNull();
    else expect(doubt).toContain(words);
    expect(outsideScopeDoubt({ ...charged, lines: [treated(0)] }, clientIn(country, buys))).toBeNull();
    expect(outsideScopeDoubt({ ...charged, vatRegistered: false }, clientIn(country, buys))).toBeNull();
  },
);
