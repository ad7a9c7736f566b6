import fc from 'fast-check';
import type { Answer, Answers, Course, CourseId, Question } from './course.ts';
import { loadCourse } from './courses/courses.ts';
import type { Learning } from './learning.ts';
import { markQuiz } from './marking.ts';
import { outlines } from './outline.ts';

export const today = '2026-11-25';
export const courses: readonly Course[] = await Promise.all(outlines.map(({ id }) => loadCourse(id)));
export const allQuestions: readonly Question[] = courses.flatMap(({ lessons }) =>
  lessons.flatMap(({ questions }) => questions),
);

export function courseOf(id: CourseId): Course {
  const course = courses.find((one) => one.id === id);
  if (!course) throw new Error(`There is no course '${id}'`);
  return course;
}

export function rightAnswer(question: Question): Answer {
  switch (question.kind) {
    case 'order':
      return question.items.map(({ id }) => id);
    case 'short':
      return 'words' in question.expects
        ? (question.expects.words[0] ?? '')
        : String(question.expects.number);
    default:
      return question.right;
  }
}

export function rightAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(questions.map((question) => [question.id, rightAnswer(question)]));
}

/** Any answer that the screen can give, right ones often among them. */
export function anyAnswer(question: Question): fc.Arbitrary<Answer | undefined> {
  const right = fc.constant(rightAnswer(question));
  switch (question.kind) {
    case 'single':
      return fc.oneof(
        right,
        fc.constantFrom(...question.options.map(({ id }) => id)),
        fc.constant(undefined),
      );
    case 'multiple':
      return fc.oneof(right, fc.subarray(question.options.map(({ id }) => id)), fc.constant(undefined));
    case 'order':
      return fc.oneof(
        right,
        fc.shuffledSubarray(
          question.items.map(({ id }) => id),
          { minLength: question.items.length },
        ),
      );
    case 'short':
      return fc.oneof(right, fc.string({ maxLength: 12 }), fc.integer().map(String), fc.constant(undefined));
  }
}

/** Somebody who passed these lessons with full marks. */
export function having(passed: readonly string[], on = today): Learning {
  const lessons = courses.flatMap((course) => course.lessons).filter(({ id }) => passed.includes(id));
  return {
    name: 'Robin Hale',
    drafts: {},
    attempts: Object.fromEntries(
      lessons.map((lesson) => {
        const answers = rightAnswers(lesson.questions);
        return [lesson.id, [{ on, answers, marks: [...markQuiz(lesson, answers)] }]];
      }),
    ),
  };
}
