import { formatList } from '@agency/domain/shared/format';
import type { Answer, Option, Question } from './course.ts';

function textOf(options: readonly Option[], id: string): string {
  return options.find((option) => option.id === id)?.text ?? '';
}

/** An answer as its question would say it; an empty text where none was given. */
export function answerWords(question: Question, answer: Answer | undefined): string {
  const given = answer === undefined ? [] : typeof answer === 'string' ? [answer] : answer;
  switch (question.kind) {
    case 'short':
      return given[0] ?? '';
    case 'order':
      return given.map((id, at) => `${at + 1}. ${textOf(question.items, id)}`).join(', ');
    default: {
      // In the order of the page, not of the clicks.
      const chosen = question.options.filter(({ id }) => given.includes(id));
      return formatList(chosen.map(({ text }) => text));
    }
  }
}

/** The answer that would have had full marks. */
export function rightWords(question: Question): string {
  switch (question.kind) {
    case 'short': {
      const { expects } = question;
      if ('words' in expects) return expects.words[0] ?? '';
      // A number and its unit stay on one line.
      return `${String(expects.number).replace('-', '−')}\u00A0${expects.unit}`.trim();
    }
    case 'order':
      return answerWords(
        question,
        question.items.map(({ id }) => id),
      );
    default:
      return answerWords(question, question.right);
  }
}
