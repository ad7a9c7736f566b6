import { describe, expect, it } from 'vitest';
import { faqGroups } from './faq.server.ts';
import { searchFaq } from './search-faq.server.ts';

const all = faqGroups.flatMap(({ questions }) => questions);

describe('the questions', () => {
  it('are at least 24 in 6 groups, each with an id and a question of its own', () => {
    expect(faqGroups).toHaveLength(6);
    expect(all.length).toBeGreaterThanOrEqual(24);
    const ids = [...all, ...faqGroups].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('are found by the beginnings of their words, in any order', () => {
    const found = (typed: string) =>
      searchFaq(faqGroups, typed).flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(found('WORDPR')).toContain('wordpress');
    expect(found('agency move')).toEqual(['leave']);
    expect(found('xyzzy')).toEqual([]);
    expect(found('(')).toEqual([]);
    expect(found('  ')).toHaveLength(all.length);
  });
});
