import { civilDate } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { marksEach } from './marking.ts';

/** Any: a lesson that the course has no more, or not yet, must not cost the others their passes. */
const lessonId = v.pipe(v.string(), v.maxLength(20));
const questionId = v.pipe(v.string(), v.maxLength(20));
const answer = v.union([
  v.pipe(v.string(), v.maxLength(200)),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(12), v.readonly()),
]);
const answers = v.record(questionId, answer);

/**
 * One attempt at a quiz: the London day, the answers, and the marks for each question. Marks are given once, by the key
 * of that day, and never again: a question that is corrected later must not take a pass away.
 */
const attempt = v.object({
  on: civilDate,
  answers,
  marks: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(marksEach))),
    v.minLength(1),
    v.maxLength(12),
  ),
});

export const maxName = 60;
/** The most attempts stored for one quiz. */
export const maxAttempts = 500;

export const learningSchema = v.object({
  /** The name on the certificates. */
  name: v.pipe(v.string(), v.maxLength(maxName)),
  attempts: v.record(lessonId, v.pipe(v.array(attempt), v.maxLength(500))),
  /** Answers not handed in yet. */
  drafts: v.record(lessonId, answers),
});

export type Attempt = v.InferOutput<typeof attempt>;
export type Learning = v.InferOutput<typeof learningSchema>;
