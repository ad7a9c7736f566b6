import { describe, expect, it } from 'vitest';
import { httpRoutes } from '../../../functions/src/http.ts';
import { routes } from '../../../web/src/routes.ts';
import { exclusionFilter, logExclusionSteps, tokenAddress } from './log-exclusion.ts';

// The filter is RE2; the syntax it uses means the same in JavaScript.
const isExcluded = (path: string) => new RegExp(tokenAddress).test(`https://www.example.com${path}`);

const patterns = [...routes, ...httpRoutes].map(({ path }) => decodeURIComponent(path));
const withToken = patterns.filter((path) => /:(token|ticket)\b/.test(path));

describe('the log exclusion', () => {
  it.each(withToken)('covers %s', (path) => {
    const kinds = path.includes(':kind') ? ['quote', 'project'] : [''];
    for (const kind of kinds)
      expect(isExcluded(path.replace(':kind', kind).replace(/:\w+/, '0a1b.c.d'))).toBe(true);
  });

  it('knows pages, their data, forms and files', () => {
    expect(withToken.length).toBeGreaterThan(8);
    expect(isExcluded('/project/track/0a1b.c.d/_payload.json')).toBe(true);
    expect(isExcluded('/client/login?mode=verifyEmail&oobCode=abc')).toBe(true);
  });

  it.each(patterns.filter((path) => !path.includes(':')))('leaves %s in the log', (path) => {
    expect(isExcluded(path)).toBe(false);
    expect(isExcluded(`${path}?q=project/track`)).toBe(false);
  });

  it('is in the filter with its backslashes doubled, and in the command as one field', () => {
    expect(exclusionFilter).not.toMatch(/(?<!\\)\\(?!\\)/);
    const [step] = logExclusionSteps('agency');
    expect(step?.run.at(-1)).toBe(`--add-exclusion=^;^name=token-addresses;filter=${exclusionFilter}`);
    expect(exclusionFilter).not.toContain(';');
  });
});
