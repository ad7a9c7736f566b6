import { describe, expect, it } from 'vitest';
import { ModelCdn, type OriginAnswer } from './model-cdn.ts';

/** An origin that counts, behind the model, with a clock in seconds. */
function behindModel(answer: (asked: number, headers: Readonly<Record<string, string>>) => OriginAnswer) {
  const state = { now: 0, asked: 0, tags: [] as (string | undefined)[] };
  const cdn = new ModelCdn(
    async (_path, headers) => {
      state.asked += 1;
      state.tags.push(headers['if-none-match']);
      return answer(state.asked, headers);
    },
    () => state.now * 1000,
  );
  const at = (second: number, headers = {}) => {
    state.now = second;
    return cdn.get('/', headers);
  };
  return { state, at };
}

const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=10';
const page = (body: string, headers = {}): OriginAnswer => ({
  status: 200,
  headers: { 'Cache-Control': shared, ...headers },
  body,
});

describe('the model of a CDN', () => {
  it('shows what it has for s-maxage, then once more while it asks anew, then what is new', async () => {
    const { at } = behindModel((asked) => page(`${asked}`));
    const shown = [];
    for (const second of [0, 29.9, 30, 31, 61, 101.1]) {
      const { body, from } = await at(second);
      shown.push(`${body} ${from}`);
    }
    // At 30 it asked, at 61 again, and 101.1 is beyond all of it.
    expect(shown).toEqual(['1 origin', '1 cache', '1 stale', '2 cache', '2 stale', '4 origin']);
  });

  it('asks by the tag, and a 304 makes the old answer good again', async () => {
    const { state, at } = behindModel((asked) =>
      asked === 1
        ? page('one', { ETag: '"1"' })
        : { status: 304, headers: { 'Cache-Control': shared, ETag: '"1"' }, body: '' },
    );
    await at(0);
    expect(await at(50)).toMatchObject({ status: 200, body: 'one' });
    expect(await at(60)).toMatchObject({ body: 'one', from: 'cache' });
    expect(state.tags).toEqual([undefined, '"1"']);
  });

  it.each(['private, no-store', 'no-cache', 'public'])('keeps nothing under %s', async (control) => {
    const { state, at } = behindModel(() => page('', { 'Cache-Control': control }));
    await at(0);
    await at(1);
    expect(state.asked).toBe(2);
  });

  it('keeps one answer for each value of what it varies by', async () => {
    const { state, at } = behindModel((_asked, headers) =>
      page(headers['accept-language'] ?? 'none', { Vary: 'Accept-Language' }),
    );
    for (const language of ['en', 'cy', 'en', 'cy']) {
      expect((await at(0, { 'accept-language': language })).body).toBe(language);
    }
    expect(state.asked).toBe(2);
  });
});
