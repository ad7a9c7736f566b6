import { useEffect, useState } from 'react';
import type { Course, CourseId } from './course.ts';
import { loadCourse } from './courses/courses.ts';

export type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly again: () => void }
  | { readonly status: 'ready'; readonly course: Course };

/** A course with its texts, fetched when it is opened. */
export function useCourse(id: CourseId): Loading {
  const [course, setCourse] = useState<Course | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew
  useEffect(() => {
    let isGone = false;
    loadCourse(id).then(
      (loaded) => (isGone ? undefined : setCourse(loaded)),
      () => (isGone ? undefined : setFailures((count) => count + 1)),
    );
    return () => {
      isGone = true;
    };
  }, [id, tries]);
  if (course?.id === id) return { status: 'ready', course };
  if (failures > tries) return { status: 'failed', again: () => setTries(tries + 1) };
  return { status: 'loading' };
}
