import { attribution } from '@agency/domain/quote/schema';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAttribution, toTouch } from './attribution.ts';

function withNotes(notes: Record<string, string>) {
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => notes[name] ?? null });
}

describe('where a visitor came from', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read from the notes of this tab', () => {
    withNotes({
      landing: JSON.stringify([
        'https://downland.example/packages?utm_source=news&utm_campaign=may',
        'https://mail.example/',
      ]),
      latest: JSON.stringify(['https://downland.example/?utm_source=search', '']),
    });
    const read = readAttribution();
    expect(read?.first).toMatchObject({
      source: 'news',
      campaign: 'may',
      landingPage: '/packages',
      referrer: 'https://mail.example/',
    });
    expect(read?.last).toMatchObject({ source: 'search', landingPage: '/' });
    expect(v.is(attribution, read)).toBe(true);
  });

  it('fits the schema whatever is in the address', () => {
    const touch = toTouch(
      `https://downland.example/${'a'.repeat(900)}?utm_source=%00%0a${'b'.repeat(300)}`,
      'r'.repeat(900),
    );
    expect(v.is(attribution, { first: touch, last: null })).toBe(true);
  });

  it.each([{}, { landing: 'nonsense' }, { landing: '[1,2]' }, { landing: '["not an address",""]' }])(
    'copes with %j',
    (notes) => {
      withNotes(notes);
      expect(readAttribution()?.first ?? null).toBeNull();
    },
  );

  it('copes with blocked storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(readAttribution()).toBeUndefined();
  });
});
