import { answerWords, rightWords } from './answer-words.ts';
import type { Lesson } from './course.ts';
import type { Attempt } from './learning.ts';
import { isPass, markQuiz, marksEach } from './marking.ts';

export type Verdict = 'right' | 'partly' | 'wrong';

export interface Feedback {
  readonly id: string;
  readonly text: string;
  readonly given: string;
  readonly marks: number;
  readonly verdict: Verdict;
  /** What would have been right; null while the quiz can still be tried, and where it was right anyway. */
  readonly right: string | null;
  /** Why; for answers that were right, and for all once the quiz is passed. */
  readonly why: string | null;
}

function verdictOf(marks: number): Verdict {
  if (marks === marksEach) return 'right';
  return marks === 0 ? 'wrong' : 'partly';
}

/**
 * Do today's questions and key still give these marks? Otherwise the marks stand, and there is nothing to say about each
 * question.
 */
export function isAsMarked(lesson: Pick<Lesson, 'questions'>, { answers, marks }: Attempt): boolean {
  return markQuiz(lesson, answers).join() === marks.join();
}

/** A marked quiz, question by question. A quiz that wasn't passed says what was wrong, not what would be right. */
export function feedback({ questions }: Pick<Lesson, 'questions'>, attempt: Attempt): readonly Feedback[] {
  const isOpen = !isPass(attempt.marks);
  return questions.map((question, at) => {
    const marks = attempt.marks[at] ?? 0;
    const verdict = verdictOf(marks);
    return {
      id: question.id,
      text: question.text,
      given: answerWords(question, attempt.answers[question.id]),
      marks,
      verdict,
      right: verdict === 'right' || isOpen ? null : rightWords(question),
      why: verdict === 'right' || !isOpen ? question.why : null,
    };
  });
}
