import type { Course, CourseId, Lesson } from '../course.ts';
import { type CourseOutline, type LessonOutline, outlineOf } from '../outline.ts';
import type { LessonText } from './build.ts';

/** A course's texts are loaded when it is opened: an overview needs none of them. */
const texts: Readonly<Record<CourseId, () => Promise<readonly LessonText[]>>> = {
  'food-hygiene': async () => (await import('./food-hygiene.ts')).foodHygiene,
  'data-protection': async () => (await import('./data-protection.ts')).dataProtection,
  'fire-safety': async () => (await import('./fire-safety.ts')).fireSafety,
};

function withText(outline: LessonOutline, all: readonly LessonText[]): Lesson[] {
  const text = all.find(({ id }) => id === outline.id);
  return text ? [{ ...outline, ...text }] : [];
}

export async function loadCourse(id: CourseId): Promise<Course> {
  const outline: CourseOutline | undefined = outlineOf(id);
  if (!outline) throw new Error(`There is no course '${id}'`);
  const all = await texts[id]();
  return { ...outline, lessons: outline.lessons.flatMap((lesson) => withText(lesson, all)) };
}
