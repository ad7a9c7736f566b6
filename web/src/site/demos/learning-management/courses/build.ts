import type {
  Lesson,
  MultipleQuestion,
  Option,
  OrderQuestion,
  Question,
  ShortQuestion,
  SingleQuestion,
} from '../course.ts';

// Short ways to write questions, so that a course reads like a text.

type Options = Readonly<Record<string, string>>;

const list = (options: Options): readonly Option[] =>
  Object.entries(options).map(([id, text]) => ({ id, text }));

type Draft<Kind extends Question> = Omit<Kind, 'id'>;

export function one(text: string, options: Options, right: string, why: string): Draft<SingleQuestion> {
  return { kind: 'single', text, options: list(options), right, why };
}

export function several(
  text: string,
  options: Options,
  right: readonly string[],
  why: string,
): Draft<MultipleQuestion> {
  return { kind: 'multiple', text, options: list(options), right, why };
}

/** Items in the right order; their letters are not, and decide the order shown. */
export function order(text: string, items: Options, why: string): Draft<OrderQuestion> {
  return { kind: 'order', text, items: list(items), why };
}

export function amount(
  text: string,
  number: number,
  unit: string,
  why: string,
  tolerance = 0,
): Draft<ShortQuestion> {
  return { kind: 'short', text, expects: { number, tolerance, unit }, why };
}

export function word(text: string, words: readonly string[], why: string): Draft<ShortQuestion> {
  return { kind: 'short', text, expects: { words }, why };
}

interface LessonDraft {
  readonly text: readonly string[];
  readonly points: readonly string[];
  readonly questions: readonly (
    | Draft<SingleQuestion>
    | Draft<MultipleQuestion>
    | Draft<OrderQuestion>
    | Draft<ShortQuestion>
  )[];
}

export type LessonText = Pick<Lesson, 'id' | 'text' | 'points' | 'questions'>;

export function lesson(id: string, { text, points, questions }: LessonDraft): LessonText {
  return {
    id,
    text,
    points,
    questions: questions.map((question, at) => ({ ...question, id: `${id}-${at + 1}` })),
  };
}
