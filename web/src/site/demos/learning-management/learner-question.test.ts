import { describe, expect, it } from 'vitest';
import { learnerQuestions, shuffled } from './learner-question.ts';
import { allQuestions, courses } from './testing.ts';

describe('what a learner sees before marking', () => {
  const seen = courses.flatMap(({ lessons }) => lessons.flatMap(learnerQuestions));

  it('is every question, with nothing that reveals the answer', () => {
    expect(seen.map(({ id }) => id)).toEqual(allQuestions.map(({ id }) => id));
    const fields = new Set(seen.flatMap((question) => Object.keys(question)));
    expect([...fields].sort()).toEqual(['id', 'kind', 'options', 'text', 'unit']);
    for (const { why } of allQuestions) expect(JSON.stringify(seen)).not.toContain(why);
  });

  it('never shows items to be ordered in the right order', () => {
    for (const question of allQuestions) {
      if (question.kind !== 'order') continue;
      const asked = seen.find(({ id }) => id === question.id);
      const shown = asked && 'options' in asked ? asked.options.map(({ id }) => id) : [];
      const right = question.items.map(({ id }) => id);
      expect(shown).not.toEqual(right);
      expect([...shown].sort()).toEqual([...right].sort());
    }
  });

  it('rotates an order that is right by chance', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
    expect(shuffled(items).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});
