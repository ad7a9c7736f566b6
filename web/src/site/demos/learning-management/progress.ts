import { type Attempt, type Learning, maxAttempts } from './learning.ts';
import { isPass, percent } from './marking.ts';
import type { CourseOutline, LessonOutline } from './outline.ts';

/** Attempts at one quiz in one day. After that it rests until tomorrow: reading helps more than guessing. */
export const attemptsADay = 3;

/** `locked`: a lesson before it isn't passed, and it isn't either. `resting`: no attempt is left today. */
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
  if (passedAttempt(learning, lessonId)) return 'passed';
  const before = lessons.slice(0, at);
  if (!before.every(({ id }) => passedAttempt(learning, id))) return 'locked';
  return attemptsLeft(learning, lessonId, today) === 0 ? 'resting' : 'open';
}

export interface CourseProgress {
  readonly passed: number;
  readonly total: number;
  /** Whole per cent of lessons, rounded down: 100 means all of them. */
  readonly percent: number;
  /** The lesson to continue with; null when all are passed. */
  readonly next: string | null;
  /** Also where a lesson was added since. */
  readonly isComplete: boolean;
}

/**
 * The lessons whose passes completed the course, null until they do. Lessons that were added after that are not among
 * them: the course is passed as it was then.
 */
export function completedLessons(
  learning: Pick<Learning, 'attempts'>,
  { lessons }: Pick<CourseOutline, 'lessons'>,
): readonly LessonOutline[] | null {
  const editions = [...new Set(lessons.map(({ since = '' }) => since))].sort();
  for (const [at, edition] of editions.entries()) {
    const next = editions[at + 1] ?? null;
    const needed = lessons.filter(({ since = '' }) => since <= edition);
    const days = needed.map(({ id }) => passedAttempt(learning, id)?.on ?? null);
    if (days.every((on) => on !== null && (next === null || on <= next))) return needed;
  }
  return null;
}

export function courseProgress(
  learning: Pick<Learning, 'attempts'>,
  { lessons }: Pick<CourseOutline, 'lessons'>,
): CourseProgress {
  const open = lessons.filter(({ id }) => !passedAttempt(learning, id));
  const passed = lessons.length - open.length;
  return {
    passed,
    total: lessons.length,
    percent: Math.floor((passed * 100) / lessons.length),
    next: open[0]?.id ?? null,
    isComplete: completedLessons(learning, { lessons }) !== null,
  };
}

/** The mean of the marks with which the lessons were passed, in whole per cent. */
export function courseResult(
  learning: Pick<Learning, 'attempts'>,
  lessons: readonly Pick<LessonOutline, 'id'>[],
): number {
  const marks = lessons.flatMap(({ id }) => passedAttempt(learning, id)?.marks ?? []);
  return percent(marks);
}

export type HandedIn =
  | { readonly ok: true; readonly learning: Learning; readonly attempt: Attempt }
  | { readonly ok: false; readonly reason: string };

const refusals = {
  locked: 'Pass the lesson before this one first.',
  passed: 'You’ve already passed this quiz.',
  resting: 'You’ve had 3 attempts today. You can try the quiz again tomorrow.',
  often: 'You’ve reached the number of attempts this demo can store. Reset the demo to start again.',
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
