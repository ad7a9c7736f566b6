import type { Lesson, Option, Question } from './course.ts';

/** A question as the learner sees it before marking: nothing in it reveals what is right. */
export type LearnerQuestion =
  | {
      readonly kind: 'single' | 'multiple' | 'order';
      readonly id: string;
      readonly text: string;
      readonly options: readonly Option[];
    }
  | { readonly kind: 'short'; readonly id: string; readonly text: string; readonly unit: string | null };

/** Sorts items by their ids, which say nothing about the order, and never leaves them in the right one. */
export function shuffled(items: readonly Option[]): readonly Option[] {
  const mixed = [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  const isRight = mixed.every(({ id }, at) => id === items[at]?.id);
  return isRight ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

function forLearner(question: Question): LearnerQuestion {
  const { id, text } = question;
  switch (question.kind) {
    case 'order':
      return { kind: question.kind, id, text, options: shuffled(question.items) };
    case 'short':
      return {
        kind: question.kind,
        id,
        text,
        unit: 'unit' in question.expects ? question.expects.unit : null,
      };
    default:
      return { kind: question.kind, id, text, options: question.options };
  }
}

export function learnerQuestions({ questions }: Pick<Lesson, 'questions'>): readonly LearnerQuestion[] {
  return questions.map(forLearner);
}
