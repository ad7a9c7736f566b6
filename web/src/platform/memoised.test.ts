import { describe, expect, it } from 'vitest';
import { memoised } from './memoised.ts';

describe('a memoised function', () => {
  it('runs once for all callers, even concurrent ones', async () => {
    let begun = 0;
    const begin = memoised(async (word: string) => `${word} ${++begun}`);
    expect(await Promise.all([begin('first'), begin('second')])).toEqual(['first 1', 'first 1']);
    expect(await begin('third')).toBe('first 1');
  });

  it('runs again after a failure, with the new arguments', async () => {
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
