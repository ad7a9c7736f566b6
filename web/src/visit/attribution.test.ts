import { attribution } from '@agency/domain/quote/schema';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../platform/testing/memory-storage.ts';
import { readAttribution, toTouch, updateArrival } from './attribution.ts';
import { keepChoice } from './vitals/analytics.ts';

const site = 'https://downland.example';

interface Visit {
  readonly address?: string;
  readonly referrer?: string;
  readonly arrival?: string;
  readonly tag?: string;
  readonly secret?: boolean;
  /** The visitor's answer; undefined where there was none. */
  readonly answer?: boolean;
  /** What this tab stores already. */
  readonly notes?: Record<string, string>;
}

/** A document in a fake browser, with its storage. */
function visit(given: Visit) {
  const {
    address = `${site}/`,
    referrer = '',
    arrival = 'navigate',
    tag = 'G-TEST123',
    secret = false,
  } = given;
  const tab = memoryStorage();
  for (const [name, note] of Object.entries(given.notes ?? {})) tab.setItem(name, note);
  const browser = memoryStorage();
  const answer = (analytics: boolean) => keepChoice(() => browser, analytics, new Date());
  if (given.answer !== undefined) answer(given.answer);
  class Load {
    readonly type = arrival;
    readonly name = address;
  }
  const dataset = { ...(tag === '' ? {} : { analyticsTag: tag }), ...(secret ? { private: '' } : {}) };
  vi.stubGlobal('PerformanceNavigationTiming', Load);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Load()] });
  vi.stubGlobal('document', { referrer, documentElement: { dataset } });
  vi.stubGlobal('window', { localStorage: browser, location: new URL(address) });
  vi.stubGlobal('sessionStorage', tab);
  return { tab, answer };
}

const campaign = `${site}/packages?utm_source=news&utm_campaign=may`;
const mail = 'https://mail.example/';
const notes = { landing: JSON.stringify([campaign, mail]), latest: JSON.stringify([campaign, mail]) };

afterEach(() => vi.unstubAllGlobals());

describe('how a visit began', () => {
  it.each([
    { case: 'nobody is asked', tag: '' },
    { case: 'nobody is asked any more', tag: '', answer: true },
    { case: 'nobody has answered' },
    { case: 'the answer was no', answer: false },
  ])('is not stored, and forgotten, where $case', (given) => {
    const { tab } = visit({ address: campaign, referrer: mail, notes, ...given });
    expect(readAttribution()).toMatchObject({ first: null, last: null });
    updateArrival();
    expect(tab.length).toBe(0);
  });

  it('is noted when consent is given, sent with a form, and removed when consent is withdrawn', () => {
    const { tab, answer } = visit({ address: campaign, referrer: mail });
    updateArrival();
    answer(true);
    updateArrival();
    expect(tab.getItem('landing')).toBe(notes.landing);
    expect(readAttribution()).toMatchObject({
      first: { source: 'news', campaign: 'may', landingPage: '/packages', referrer: mail },
      last: { source: 'news' },
    });
    answer(false);
    updateArrival();
    expect(tab.length).toBe(0);
  });

  it('stays what it was when another site leads here again', () => {
    visit({ address: `${site}/blog`, referrer: 'https://search.example/', answer: true, notes });
    updateArrival();
    expect(readAttribution()).toMatchObject({
      first: { source: 'news', landingPage: '/packages' },
      last: { source: '', landingPage: '/blog', referrer: 'https://search.example/' },
    });
  });

  it('stays what it was when its tab is used for an address typed by hand', () => {
    const { tab } = visit({ address: `${site}/blog`, answer: true, notes });
    updateArrival();
    expect(tab.getItem('latest')).toBe(notes.latest);
    expect(tab.getItem('landing')).toBe(notes.landing);
  });

  it.each([
    { case: 'a page of this site led here', referrer: `${site}/` },
    { case: 'the page was loaded again', arrival: 'reload' },
    { case: 'the visitor came back to it', arrival: 'back_forward' },
    { case: 'its address is secret', address: `${site}/project/track/secret`, secret: true },
  ])('is not known where $case', (given) => {
    const { tab } = visit({ answer: true, ...given });
    updateArrival();
    expect(tab.length).toBe(0);
    expect(readAttribution()).toMatchObject({ first: null, last: null });
  });
});

describe('a request', () => {
  it.each([
    { referrer: '', led: '' },
    { referrer: `${site}/packages?reference=Q-1#top`, led: '/packages' },
    { referrer: `${mail}inbox?message=1`, led: `${mail}inbox` },
  ])('names its own page and what led there, without their queries: $led', ({ referrer, led }) => {
    visit({ address: `${site}/quote?utm_source=news`, referrer });
    expect(readAttribution()).toEqual({
      first: null,
      last: null,
      sentFrom: { page: '/quote', referrer: led },
    });
  });

  it('fits the schema whatever is in the address', () => {
    const odd = `${site}/${'a'.repeat(900)}?utm_source=%00%0a${'b'.repeat(300)}`;
    visit({ address: odd, referrer: `https://mail.example/${'r'.repeat(900)}`, answer: true });
    updateArrival();
    expect(readAttribution().first).toEqual(toTouch(odd, `https://mail.example/${'r'.repeat(900)}`));
    expect(v.is(attribution, readAttribution())).toBe(true);
  });

  it.each([{}, { landing: 'nonsense' }, { landing: '[1,2]' }, { landing: '["not an address",""]' }])(
    'copes with %j',
    (stored) => {
      visit({ answer: true, notes: stored });
      expect(readAttribution().first).toBeNull();
    },
  );

  it('copes with blocked storage', () => {
    visit({ answer: true });
    vi.stubGlobal('sessionStorage', undefined);
    updateArrival();
    expect(readAttribution()).toMatchObject({ first: null, last: null });
  });
});
