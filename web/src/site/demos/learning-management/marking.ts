import type { Answer, Answers, Lesson, Question } from './course.ts';
import { isRightShort } from './short-answer.ts';

/** A question's marks. Twelve, so that halves, thirds and quarters are whole. */
export const marksEach = 12;
/** Per cent of a quiz's marks that pass it. */
export const passMark = 75;

function chosen(answer: Answer | undefined): readonly string[] {
  if (answer === undefined || answer === '') return [];
  return typeof answer === 'string' ? [answer] : answer;
}

/** A wrong box takes off what a right one gives, down to nothing: ticking all of them is no strategy. */
function multipleShare(right: readonly string[], ticked: readonly string[]): number {
  const hits = ticked.filter((id) => right.includes(id)).length;
  return Math.max(0, hits - (ticked.length - hits)) / right.length;
}

/** Each item in its right place counts. */
function orderShare(items: readonly { readonly id: string }[], given: readonly string[]): number {
  return items.filter(({ id }, at) => given[at] === id).length / items.length;
}

function share(question: Question, answer: Answer | undefined): number {
  const given = chosen(answer);
  switch (question.kind) {
    case 'single':
      return given[0] === question.right ? 1 : 0;
    case 'multiple':
      return multipleShare(question.right, [...new Set(given)]);
    case 'order':
      return orderShare(question.items, given);
    case 'short':
      return isRightShort(question, given[0] ?? '') ? 1 : 0;
  }
}

/** 0 to 12, whole. */
export function mark(question: Question, answer: Answer | undefined): number {
  return Math.floor(share(question, answer) * marksEach + 1e-9);
}

export function markQuiz({ questions }: Pick<Lesson, 'questions'>, answers: Answers): readonly number[] {
  return questions.map((question) => mark(question, answers[question.id]));
}

export const sum = (marks: readonly number[]): number => marks.reduce((total, one) => total + one, 0);

/** Marks in whole per cent, rounded down, so that 74.9 does not read as a pass. */
export function percent(marks: readonly number[]): number {
  return marks.length === 0 ? 0 : Math.floor((sum(marks) * 100) / (marks.length * marksEach));
}

export function isPass(marks: readonly number[]): boolean {
  return marks.length > 0 && sum(marks) * 100 >= passMark * marks.length * marksEach;
}

export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  const given = chosen(answer).filter((one) => one.trim() !== '');
  return question.kind === 'order' ? given.length === question.items.length : given.length > 0;
}

/** The questions that still have no answer, in their order. */
export function unanswered({ questions }: Pick<Lesson, 'questions'>, answers: Answers): readonly Question[] {
  return questions.filter((question) => !isAnswered(question, answers[question.id]));
}
