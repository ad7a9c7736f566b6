import type { Course } from './course.ts';
import { type Attempt, type Learning, maxAttempts } from './learning.ts';
import { isPass, markQuiz, percent } from './marking.ts';
import type { CourseOutline } from './outline.ts';

/** Attempts at one quiz in one day. After that it rests until tomorrow: reading helps more than guessing. */
export const attemptsADay = 3;

/** `locked`: the lesson before it isn't passed. `resting`: no attempt is left today. */
export type LessonState = 'locked' | 'open' | 'resting' | 'passed';

export function attemptsAt(learning: Pick<Learning, 'attempts'>, lessonId: string): readonly Attempt[] {
  return learning.attempts[lessonId] ?? [];
}

export function passedAttempt(learning: Pick<Learning, 'attempts'>, lessonId: string): Attempt | null {
  return attemptsAt(learning, lessonId).find(({ marks }) => isPass(marks)) ?? null;
}

/** Attempts left on this day; a passed quiz is closed. */
export function attemptsLeft(learning: Pick<Learning, 'attempts'>, lessonId: string, today: string): number {
  if (passedAttempt(learning, lessonId)) return 0;
  const gone = attemptsAt(learning, lessonId).filter(({ on }) => on >= today).length;
  return Math.max(0, attemptsADay - gone);
}

export function lessonState(
  learning: Pick<Learning, 'attempts'>,
  { lessons }: CourseOutline,
  lessonId: string,
  today: string,
): LessonState {
  const at = lessons.findIndex(({ id }) => id === lessonId);
  if (at < 0) return 'locked';
  const before = lessons.slice(0, at);
  if (!before.every(({ id }) => passedAttempt(learning, id))) return 'locked';
  if (passedAttempt(learning, lessonId)) return 'passed';
  return attemptsLeft(learning, lessonId, today) === 0 ? 'resting' : 'open';
}

export interface CourseProgress {
  readonly passed: number;
  readonly total: number;
  /** Whole per cent of lessons, rounded down: 100 means all of them. */
  readonly percent: number;
  /** The lesson to continue with; null when all are passed. */
  readonly next: string | null;
  readonly isComplete: boolean;
}

/** Counts lessons in order: one passed after an open one counts only once that one is passed. */
export function courseProgress(
  learning: Pick<Learning, 'attempts'>,
  { lessons }: CourseOutline,
): CourseProgress {
  const firstOpen = lessons.findIndex(({ id }) => !passedAttempt(learning, id));
  const passed = firstOpen < 0 ? lessons.length : firstOpen;
  return {
    passed,
    total: lessons.length,
    percent: Math.floor((passed * 100) / lessons.length),
    next: lessons[passed]?.id ?? null,
    isComplete: firstOpen < 0,
  };
}

/** The mean of the marks with which the lessons were passed, in whole per cent. */
export function courseResult(learning: Pick<Learning, 'attempts'>, { lessons }: CourseOutline): number {
  const marks = lessons.flatMap(({ id }) => passedAttempt(learning, id)?.marks ?? []);
  return percent(marks);
}

export type HandedIn =
  | { readonly ok: true; readonly learning: Learning; readonly attempt: Attempt }
  | { readonly ok: false; readonly reason: string };

const refusals = {
  locked: 'Pass the lesson before this one first.',
  passed: 'You have passed this quiz already.',
  resting: 'You have had three goes today. The quiz opens again tomorrow.',
  often: 'You have had as many goes at this quiz as are kept. Reset the demo to begin anew.',
} as const;

/** Records a marked quiz, if the rules allow another attempt; its draft is used up. */
export function handIn(
  learning: Learning,
  course: CourseOutline,
  lessonId: string,
  attempt: Attempt,
): HandedIn {
  const state = lessonState(learning, course, lessonId, attempt.on);
  if (state !== 'open') return { ok: false, reason: refusals[state] };
  if (attemptsAt(learning, lessonId).length >= maxAttempts) return { ok: false, reason: refusals.often };
  const { [lessonId]: _used, ...drafts } = learning.drafts;
  const attempts = { ...learning.attempts, [lessonId]: [...attemptsAt(learning, lessonId), attempt] };
  return { ok: true, attempt, learning: { ...learning, attempts, drafts } };
}

/**
 * Recomputes the marks from the answers, since anybody may have edited what a browser stores. Returns the same object
 * if they agree.
 */
export function markedAnew(learning: Learning, { lessons }: Course): Learning {
  let isChanged = false;
  const attempts = { ...learning.attempts };
  for (const lesson of lessons) {
    const stored = attemptsAt(learning, lesson.id);
    const marked = stored.map((one) => ({ ...one, marks: [...markQuiz(lesson, one.answers)] }));
    if (marked.every(({ marks }, at) => marks.join() === stored[at]?.marks.join())) continue;
    isChanged = true;
    attempts[lesson.id] = marked;
  }
  return isChanged ? { ...learning, attempts } : learning;
}
