import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerWords, rightWords } from './answer-words.ts';
import type { Lesson } from './course.ts';
import { feedback, isAsMarked } from './feedback.ts';
import { isPass, markQuiz } from './marking.ts';
import { allQuestions, anyAnswer, courseOf, courses, rightAnswer, today } from './testing.ts';

function lessonOf(id: string): Lesson {
  const lesson = courses.flatMap(({ lessons }) => lessons).find((one) => one.id === id);
  if (!lesson) throw new Error(`There is no lesson '${id}'`);
  return lesson;
}
const hands = lessonOf('fh-2');

describe('feedback', () => {
  it('says after a fail what was wrong, but not what would be right', () => {
    const answers = { 'fh-2-1': '24', 'fh-2-2': ['c', 'a', 'd', 'b'], 'fh-2-3': ['b', 'a'] };
    const marks = [...markQuiz(hands, answers)];
    const failed = feedback(hands, { on: today, answers: { ...answers, 'fh-2-3': [] }, marks: [0, 12, 0] });
    expect(failed.map(({ verdict, right }) => [verdict, right])).toEqual([
      ['wrong', null],
      ['right', null],
      ['wrong', null],
    ]);
    expect(failed.map(({ why }) => why !== null)).toEqual([false, true, false]);
    expect(marks).toEqual([0, 12, 8]);
    expect(feedback(hands, { on: today, answers, marks }).map(({ verdict }) => verdict)).toEqual([
      'wrong',
      'right',
      'partly',
    ]);
  });

  it('says after a pass what would have been right, and why', () => {
    const answers = { 'fh-2-1': '48', 'fh-2-2': ['c', 'a', 'd', 'b'], 'fh-2-3': ['b', 'a'] };
    const told = feedback(hands, { on: today, answers, marks: [12, 12, 8] });
    expect(told.map(({ right }) => right)).toEqual([
      null,
      null,
      'Handling raw chicken, Emptying the bin and Touching your phone',
    ]);
    expect(told.every(({ why }) => why !== null)).toBe(true);
    expect(told[2]?.given).toBe('Handling raw chicken and Emptying the bin');
  });

  it('is given only while the key is the one that marked the answers', () => {
    const answers = { 'fh-2-1': '48', 'fh-2-2': ['c', 'a', 'd', 'b'], 'fh-2-3': ['b', 'a'] };
    expect(isAsMarked(hands, { on: today, answers, marks: [12, 12, 8] })).toBe(true);
    expect(isAsMarked(hands, { on: today, answers, marks: [12, 12, 12] })).toBe(false);
    expect(isAsMarked(hands, { on: today, answers, marks: [12, 12, 8, 12] })).toBe(false);
  });

  it('never reveals a right answer to somebody who can still try', () => {
    const lessons = courses.flatMap((course) => course.lessons);
    fc.assert(
      fc.property(fc.constantFrom(...lessons), fc.infiniteStream(fc.nat()), (lesson, seeds) => {
        const answers = Object.fromEntries(
          lesson.questions.flatMap((question) => {
            const [answer] = fc.sample(anyAnswer(question), { numRuns: 1, seed: seeds.next().value ?? 0 });
            return answer === undefined ? [] : [[question.id, answer]];
          }),
        );
        const marks = [...markQuiz(lesson, answers)];
        for (const told of feedback(lesson, { on: today, answers, marks })) {
          if (isPass(marks) || told.verdict === 'right') continue;
          expect(told.right).toBeNull();
          expect(told.why).toBeNull();
        }
      }),
    );
  });
});

describe('words for answers', () => {
  it('exist for each right answer', () => {
    for (const question of allQuestions) {
      expect(rightWords(question)).not.toBe('');
      if (question.kind !== 'short')
        expect(rightWords(question)).toBe(answerWords(question, rightAnswer(question)));
    }
  });

  it('number ordered items, use a minus sign, and are empty for no answer', () => {
    const [, inOrder] = hands.questions;
    if (!inOrder) throw new Error('the second question is an order');
    expect(answerWords(inOrder, ['d', 'b'])).toBe('1. Rinse, 2. Dry with a disposable towel');
    expect(answerWords(inOrder, undefined)).toBe('');
    const freezer = courseOf('food-hygiene').lessons[2]?.questions[2];
    expect(freezer && rightWords(freezer)).toBe('−18\u00A0°C');
  });
});
