import { line } from '@agency/domain/shared/fields';
import { isBlank } from '@agency/domain/shared/plain-text';
import * as v from 'valibot';
import { type Learning, maxName } from './learning.ts';
import type { CourseOutline, LessonOutline } from './outline.ts';
import { completedLessons, courseResult, passedAttempt } from './progress.ts';

export interface Certificate {
  readonly number: string;
  /** Whole per cent. */
  readonly result: number;
  /** The London day on which the last lesson was passed. */
  readonly on: string;
  /** How many lessons were passed for it. */
  readonly lessons: number;
}

/** Without letters and digits that are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** FNV-1a over UTF-16 units, 32 bits: the same text gives the same number on every machine. */
function fingerprint(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

function fourLetters(hash: number): string {
  return Array.from({ length: 4 }, (_, at) => alphabet[Math.floor(hash / 30 ** at) % 30] ?? '').join('');
}

/** 'FH-7K3M-9PQ2': derived from the answers that passed and their days, so other answers give another number. */
function certificateNumber(
  learning: Pick<Learning, 'attempts'>,
  code: string,
  lessons: readonly LessonOutline[],
): string {
  const passes = lessons.map(({ id }) => {
    const pass = passedAttempt(learning, id);
    const answers = Object.entries(pass?.answers ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
    return [id, pass?.on, answers];
  });
  const text = JSON.stringify(passes);
  const halves = [0x811c9dc5, 0x01234567].map((seed) => fourLetters(fingerprint(text, seed)));
  return [code, ...halves].join('-');
}

/** Null until the course is passed; then it stays the same, whatever is added to the course. */
export function certificate(learning: Pick<Learning, 'attempts'>, course: CourseOutline): Certificate | null {
  const lessons = completedLessons(learning, course);
  if (!lessons) return null;
  const days = lessons.map(({ id }) => passedAttempt(learning, id)?.on ?? '');
  return {
    number: certificateNumber(learning, course.code, lessons),
    result: courseResult(learning, lessons),
    on: days.sort().at(-1) ?? '',
    lessons: lessons.length,
  };
}

const nameSchema = line('Name', { min: 2, max: maxName });

export type NameCheck =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly error: string };

export function checkName(typed: string): NameCheck {
  if (isBlank(typed)) return { ok: false, error: 'Enter the name for the certificate' };
  const parsed = v.safeParse(nameSchema, typed);
  return parsed.success ? { ok: true, name: parsed.output } : { ok: false, error: parsed.issues[0].message };
}
