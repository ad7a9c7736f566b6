import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MultipleQuestion, OrderQuestion, Question, SingleQuestion } from './course.ts';
import { isAnswered, isPass, mark, markQuiz, marksEach, passMark, percent, unanswered } from './marking.ts';
import { allQuestions, anyAnswer, courses, rightAnswer, rightAnswers } from './testing.ts';

const base = { id: 'q', text: 'Question', why: 'Reason' };
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }));
const single: SingleQuestion = { ...base, kind: 'single', options, right: 'b' };
const multiple: MultipleQuestion = { ...base, kind: 'multiple', options, right: ['a', 'c', 'd'] };
const order: OrderQuestion = { ...base, kind: 'order', items: options };
const number: Question = { ...base, kind: 'short', expects: { number: 63, tolerance: 1, unit: '°C' } };
const word: Question = { ...base, kind: 'short', expects: { words: ['contact time', 'the contact time'] } };

describe('marks', () => {
  it('are twelve for the one right choice, and none for another or for nothing', () => {
    expect(mark(single, 'b')).toBe(12);
    expect(mark(single, 'a')).toBe(0);
    expect(mark(single, '')).toBe(0);
    expect(mark(single, undefined)).toBe(0);
  });

  it.each([
    [['a', 'c', 'd'], 12],
    [['d', 'a', 'c'], 12],
    [['a', 'c'], 8],
    [['a'], 4],
    [['a', 'c', 'd', 'b'], 8],
    [['a', 'b'], 0],
    [['b'], 0],
    [[], 0],
    [['a', 'a', 'a'], 4],
  ])('for several boxes %j are %i: a wrong one takes off what a right one gives', (ticked, marks) => {
    expect(mark(multiple, ticked)).toBe(marks);
  });

  it.each([
    [['a', 'b', 'c', 'd'], 12],
    [['b', 'a', 'c', 'd'], 6],
    [['a', 'c', 'd', 'b'], 3],
    [['b', 'c', 'd', 'a'], 0],
    [[], 0],
  ])('for the order %j are %i: each item in its own place counts', (given, marks) => {
    expect(mark(order, given)).toBe(marks);
  });

  it.each([
    ['63', 12],
    ['62', 12],
    ['64', 12],
    ['61.9', 0],
    ['64.1', 0],
    ['63 °C', 12],
    ['', 0],
    ['sixty-three', 0],
  ])('for the number %j are %i, within the tolerance', (typed, marks) => {
    expect(mark(number, typed)).toBe(marks);
  });

  it('for words don’t mind case, hyphens and spaces', () => {
    expect(mark(word, ' Contact-Time ')).toBe(12);
    expect(mark(word, 'the contact time.')).toBe(12);
    expect(mark(word, 'contact')).toBe(0);
  });
});

describe('a quiz', () => {
  it('is passed from three quarters on', () => {
    expect(passMark).toBe(75);
    expect(isPass([12, 12, 3])).toBe(true);
    expect(isPass([12, 12, 2])).toBe(false);
    expect(isPass([9, 9, 9])).toBe(true);
    expect(isPass([])).toBe(false);
  });

  it('says per cent rounded down, so that no fail reads as a pass', () => {
    expect(percent([12, 12, 2])).toBe(72);
    expect(percent([12, 8, 12, 3.9])).toBe(74);
    expect(percent([])).toBe(0);
    expect(percent([12, 12, 12])).toBe(100);
  });

  it('names what has no answer yet', () => {
    expect(isAnswered(single, '  ')).toBe(false);
    expect(isAnswered(multiple, [])).toBe(false);
    expect(isAnswered(multiple, ['a'])).toBe(true);
    expect(isAnswered(order, ['a'])).toBe(false);
    expect(isAnswered(order, ['a', 'b', 'c', 'd'])).toBe(true);
    const [first] = courses[0]?.lessons ?? [];
    if (!first) throw new Error('a course has lessons');
    expect(unanswered(first, { 'fh-1-2': 'b' }).map(({ id }) => id)).toEqual(['fh-1-1', 'fh-1-3']);
  });
});

describe('every question of every course', () => {
  it.each(allQuestions.map((question) => [question.id, question] as const))('%s', (_, question) => {
    expect(mark(question, rightAnswer(question))).toBe(marksEach);
    fc.assert(
      fc.property(anyAnswer(question), (answer) => {
        const marks = mark(question, answer);
        expect(Number.isInteger(marks) && marks >= 0 && marks <= marksEach).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('gives full marks only for the right boxes', () => {
    for (const question of allQuestions.filter((one) => one.kind === 'multiple')) {
      fc.assert(
        fc.property(fc.subarray(question.options.map(({ id }) => id)), (ticked) => {
          const isRight =
            ticked.length === question.right.length && ticked.every((id) => question.right.includes(id));
          expect(mark(question, ticked) === marksEach).toBe(isRight);
        }),
        { numRuns: 30 },
      );
    }
  });

  it('is passed in each lesson by somebody who knows it, and not by ticking everything', () => {
    for (const lesson of courses.flatMap(({ lessons }) => lessons)) {
      expect(isPass(markQuiz(lesson, rightAnswers(lesson.questions)))).toBe(true);
      const everything = Object.fromEntries(
        lesson.questions.map((question) => [
          question.id,
          question.kind === 'multiple' ? question.options.map(({ id }) => id) : '',
        ]),
      );
      expect(isPass(markQuiz(lesson, everything))).toBe(false);
    }
  });
});
