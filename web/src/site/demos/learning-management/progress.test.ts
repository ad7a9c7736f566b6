import { addDays } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { savedState } from '../shared/saved-state.ts';
import { withStorage } from '../shared/testing.ts';
import { certificate } from './certificate.ts';
import { type Attempt, type Learning, learningSchema, maxAttempts } from './learning.ts';
import { learningStore } from './learning-store.ts';
import { isPass, markQuiz } from './marking.ts';
import type { CourseOutline, LessonOutline } from './outline.ts';
import {
  attemptsLeft,
  courseProgress,
  courseResult,
  handIn,
  lessonState,
  passedAttempt,
} from './progress.ts';
import { sampleLearning } from './sample.ts';
import { anyAnswer, courseOf, courses, having, today } from './testing.ts';

const food = courseOf('food-hygiene');
const empty: Learning = { name: '', attempts: {}, drafts: {} };
const fail: Attempt = { on: today, answers: {}, marks: [0, 0, 0] };
const pass: Attempt = { on: today, answers: {}, marks: [12, 12, 12] };
const state = (learning: Learning, id: string, day = today) => lessonState(learning, food, id, day);

function after(...attempts: Attempt[]): Learning {
  return { ...empty, attempts: { 'fh-1': attempts } };
}

describe('lessons', () => {
  it('open one after the other', () => {
    expect(food.lessons.map(({ id }) => state(empty, id))).toEqual(['open', ...Array(7).fill('locked')]);
    expect(['fh-1', 'fh-2', 'fh-3'].map((id) => state(having(['fh-1']), id))).toEqual([
      'passed',
      'open',
      'locked',
    ]);
    expect(state(having(['fh-1', 'fh-3']), 'fh-3')).toBe('passed');
    expect(state(having(['fh-1', 'fh-3']), 'fh-4')).toBe('locked');
    expect(state(empty, 'dp-1')).toBe('locked');
  });

  it('open independently in each course', () => {
    expect(lessonState(empty, courseOf('fire-safety'), 'fs-1', today)).toBe('open');
  });

  it('rest after three attempts in a day, until the next day', () => {
    expect(state(after(fail, fail), 'fh-1')).toBe('open');
    expect(attemptsLeft(after(fail, fail), 'fh-1', today)).toBe(1);
    expect(state(after(fail, fail, fail), 'fh-1')).toBe('resting');
    expect(attemptsLeft(after(fail, fail, fail), 'fh-1', today)).toBe(0);
    const tomorrow = addDays(today, 1);
    expect(state(after(fail, fail, fail), 'fh-1', tomorrow)).toBe('open');
    expect(attemptsLeft(after(fail, fail, fail), 'fh-1', tomorrow)).toBe(3);
  });

  it('don’t open earlier because a clock was set back', () => {
    expect(state(after(fail, fail, fail), 'fh-1', addDays(today, -1))).toBe('resting');
  });

  it('stay passed, whatever came before', () => {
    expect(state(after(fail, fail, pass), 'fh-1')).toBe('passed');
    expect(attemptsLeft(after(pass), 'fh-1', today)).toBe(0);
    expect(passedAttempt(after(fail, pass), 'fh-1')).toBe(pass);
  });
});

describe('handing in', () => {
  const drafted = { ...empty, drafts: { 'fh-1': { 'fh-1-1': 'a' }, 'dp-1': { 'dp-1-1': 'b' } } };

  it('counts the attempt and uses up only its draft', () => {
    const handed = handIn(drafted, food, 'fh-1', fail);
    expect(handed).toMatchObject({ ok: true, learning: { attempts: { 'fh-1': [fail] } } });
    expect(handed.ok && handed.learning.drafts).toEqual({ 'dp-1': { 'dp-1-1': 'b' } });
  });

  it.each([
    ['a locked lesson', empty, 'fh-2', 'Pass the lesson before this one first.'],
    ['a passed one', having(['fh-1']), 'fh-1', 'You’ve already passed this quiz.'],
    [
      'a fourth go',
      after(fail, fail, fail),
      'fh-1',
      'You’ve had 3 attempts today. You can try the quiz again tomorrow.',
    ],
  ])('is refused for %s', (_, learning, id, reason) => {
    expect(handIn(learning, food, id, pass)).toEqual({ ok: false, reason });
  });
});

describe('what was passed', () => {
  withStorage();
  const ids = food.lessons.map(({ id }) => id);
  const eight: readonly LessonOutline[] = food.lessons;
  const added = (at: number, since: string): CourseOutline => ({
    ...food,
    lessons: eight.toSpliced(at, 0, { id: 'fh-9', title: 'Pests', minutes: 3, since }),
  });
  const inJuly = having(ids, '2026-07-01');

  it('stays passed when a key is corrected', () => {
    // By today's key these answers earn nothing.
    const earned = after({ on: '2026-07-01', answers: { 'fh-1-1': ['e'] }, marks: [12, 12, 12] });
    const saved = savedState(learningStore, () => today);
    saved.change(() => ({ state: earned }));
    expect(savedState(learningStore, () => today).snapshot().state).toEqual(earned);
    expect(state(earned, 'fh-1')).toBe('passed');
  });

  it('stays passed after another go from a tab that knows of no pass', () => {
    expect(handIn(after(pass), food, 'fh-1', fail)).toMatchObject({ ok: false });
    expect(state(after(pass, fail), 'fh-1')).toBe('passed');
  });

  it.each([0, 3, 8])('keeps its certificate when a lesson is added as number %i', (at) => {
    const before = certificate(inJuly, food);
    const grown = added(at, '2026-08-01');
    expect(certificate(inJuly, grown)).toEqual(before);
    expect(courseProgress(inJuly, grown)).toMatchObject({ passed: 8, next: 'fh-9', isComplete: true });
    expect(lessonState(inJuly, grown, 'fh-9', today)).toBe('open');
    const readOn = { ...inJuly, attempts: { ...inJuly.attempts, 'fh-9': [pass] } };
    expect(certificate(readOn, grown)).toEqual(before);
  });

  it('keeps its certificate where it was passed on the very day of the added lesson', () => {
    expect(certificate(inJuly, added(3, '2026-07-01'))).toEqual(certificate(inJuly, food));
  });

  it('needs the added lesson where the course was not passed by then', () => {
    const grown = added(3, '2026-06-30');
    expect(courseProgress(inJuly, grown)).toMatchObject({ passed: 8, isComplete: false, next: 'fh-9' });
    const done = { ...inJuly, attempts: { ...inJuly.attempts, 'fh-9': [pass] } };
    expect(certificate(done, grown)).toMatchObject({ lessons: 9, on: today });
  });

  it('stays passed though a lesson came in before it', () => {
    const grown = added(1, '2026-08-01');
    expect(
      ['fh-1', 'fh-9', 'fh-2', 'fh-3'].map((id) => lessonState(having(['fh-1', 'fh-2']), grown, id, today)),
    ).toEqual(['passed', 'open', 'passed', 'locked']);
  });

  it('is kept though the course has lost a lesson', () => {
    const { lessons } = food;
    expect(certificate(inJuly, { ...food, lessons: lessons.slice(1) })).toMatchObject({ lessons: 7 });
    const gone = { ...inJuly, attempts: { ...inJuly.attempts, 'fh-0': [pass] } };
    expect(v.parse(learningSchema, gone)).toEqual(gone);
  });

  it('is no more than can be stored', () => {
    const goes = Array.from({ length: maxAttempts }, () => ({ ...fail, on: addDays(today, -1) }));
    expect(handIn(after(...goes), food, 'fh-1', pass)).toMatchObject({ ok: false });
    expect(handIn(after(...goes.slice(1)), food, 'fh-1', pass)).toMatchObject({ ok: true });
  });
});

describe('progress', () => {
  it('counts the lessons passed', () => {
    expect(courseProgress(empty, food)).toEqual({
      passed: 0,
      total: 8,
      percent: 0,
      next: 'fh-1',
      isComplete: false,
    });
    expect(courseProgress(having(['fh-1', 'fh-3']), food)).toMatchObject({
      passed: 2,
      percent: 25,
      next: 'fh-2',
    });
    const all = having(food.lessons.map(({ id }) => id));
    expect(courseProgress(all, food)).toMatchObject({
      passed: 8,
      percent: 100,
      next: null,
      isComplete: true,
    });
    expect(courseProgress(all, courseOf('fire-safety')).passed).toBe(0);
  });

  it('takes the result from the marks that passed', () => {
    expect(courseResult(after(fail, { ...pass, marks: [12, 12, 6] }), food.lessons)).toBe(83);
    expect(courseResult(empty, food.lessons)).toBe(0);
  });
});

describe('whatever somebody does in a course', () => {
  const actions = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 7 }),
      wait: fc.integer({ min: 0, max: 1 }),
      seed: fc.integer(),
    }),
    { maxLength: 40 },
  );
  function work(done: readonly { at: number; wait: number; seed: number }[]): Learning {
    let day = today;
    return done.reduce((learning, { at, wait, seed }) => {
      day = addDays(day, wait);
      const lesson = food.lessons[at];
      if (!lesson) return learning;
      const answers = Object.fromEntries(
        lesson.questions.flatMap((question) => {
          const [answer] = fc.sample(anyAnswer(question), { numRuns: 1, seed });
          return answer === undefined ? [] : [[question.id, answer]];
        }),
      );
      const handed = handIn(learning, food, lesson.id, {
        on: day,
        answers,
        marks: [...markQuiz(lesson, answers)],
      });
      return handed.ok ? handed.learning : learning;
    }, empty);
  }

  it('no lesson is passed before the one before it, and none is tried more than three times in a day', () => {
    fc.assert(
      fc.property(actions, (done) => {
        const learning = work(done);
        const tried = food.lessons.map(({ id }) => learning.attempts[id] ?? []);
        tried.forEach((attempts, at) => {
          if (attempts.length > 0 && at > 0)
            expect(tried[at - 1]?.some(({ marks }) => isPass(marks))).toBe(true);
          const days = attempts.map(({ on }) => on);
          for (const day of days) expect(days.filter((other) => other === day).length).toBeLessThanOrEqual(3);
          expect(attempts.filter(({ marks }) => isPass(marks)).length).toBeLessThanOrEqual(1);
        });
        expect(v.is(learningSchema, JSON.parse(JSON.stringify(learning)))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the sample and stored progress', () => {
  const sample = sampleLearning(today);

  it('is marked as the rules would mark it', () => {
    expect(v.is(learningSchema, sample)).toBe(true);
    for (const lesson of courses.flatMap(({ lessons }) => lessons)) {
      for (const { answers, marks } of sample.attempts[lesson.id] ?? []) {
        expect(marks).toEqual(markQuiz(lesson, answers));
      }
    }
    expect(courseProgress(sample, food)).toMatchObject({ passed: 2, next: 'fh-3' });
  });

  it('never expires in the browser', () => {
    expect(learningStore.goOn(sample, '2036-01-01')).toBe(sample);
  });

  it.each([
    ['more marks than there are', { ...sample, attempts: { 'fh-1': [{ ...pass, marks: [13] }] } }],
    ['half a mark', { ...sample, attempts: { 'fh-1': [{ ...pass, marks: [1.5] }] } }],
    ['no marks', { ...sample, attempts: { 'fh-1': [{ ...pass, marks: [] }] } }],
    ['a day that does not exist', { ...sample, attempts: { 'fh-1': [{ ...pass, on: '2026-13-01' }] } }],
    ['a number for an answer', { ...sample, drafts: { 'fh-1': { 'fh-1-1': 5 } } }],
    ['a name of 61 letters', { ...sample, name: 'x'.repeat(61) }],
    ['nothing', null],
  ])('is refused with %s', (_, stored) => {
    expect(v.is(learningSchema, stored)).toBe(false);
  });
});
