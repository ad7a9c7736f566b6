import type { CourseId } from './course.ts';

export type Screen =
  | { readonly screen: 'overview' }
  | { readonly screen: 'lesson'; readonly course: CourseId; readonly lesson: string }
  | { readonly screen: 'certificate'; readonly course: CourseId };

export type GoTo = (to: Screen) => void;
