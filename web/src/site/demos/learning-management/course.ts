/** What all questions have. Ids are unique within a course; marks and answers are stored under them. */
interface Asked {
  readonly id: string;
  readonly text: string;
  /** Why the right answer is right. Shown after marking, never before. */
  readonly why: string;
}
export interface Option {
  readonly id: string;
  readonly text: string;
}
export interface SingleQuestion extends Asked {
  readonly kind: 'single';
  readonly options: readonly Option[];
  readonly right: string;
}
export interface MultipleQuestion extends Asked {
  readonly kind: 'multiple';
  readonly options: readonly Option[];
  readonly right: readonly string[];
}
export interface OrderQuestion extends Asked {
  readonly kind: 'order';
  /** In the right order. */
  readonly items: readonly Option[];
}
export interface ShortQuestion extends Asked {
  readonly kind: 'short';
  readonly expects:
    | { readonly number: number; readonly tolerance: number; readonly unit: string }
    | { readonly words: readonly string[] };
}
export type Question = SingleQuestion | MultipleQuestion | OrderQuestion | ShortQuestion;

export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly text: readonly string[];
  /** The lines to take away. */
  readonly points: readonly string[];
  readonly questions: readonly Question[];
}

export type CourseId = 'food-hygiene' | 'data-protection' | 'fire-safety';

export interface Course {
  readonly id: CourseId;
  /** The prefix of its certificates' numbers. */
  readonly code: string;
  readonly title: string;
  readonly summary: string;
  readonly lessons: readonly Lesson[];
}

/** An option's id, the items' ids in their order, or what was typed. */
export type Answer = string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;
