import { describe, expect, it } from 'vitest';
import { memoised } from './memoised.ts';

describe('what is begun once and kept', () => {
  it('is begun once for all who ask, also at the same time', async () => {
    let begun = 0;
    const begin = memoised(async (word: string) => `${word} ${++begun}`);
    expect(await Promise.all([begin('first'), begin('second')])).toEqual(['first 1', 'first 1']);
    expect(await begin('third')).toBe('first 1');
  });

  it('begins anew after a failure, with what is asked then', async () => {
    let tries = 0;
    const begin = memoised(async (word: string) => {
      if (++tries === 1) throw new Error('The script could not be had');
      return word;
    });
    const both = await Promise.allSettled([begin('early'), begin('as early')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
    expect(await begin('again')).toBe('again');
    expect(tries).toBe(2);
  });
});
