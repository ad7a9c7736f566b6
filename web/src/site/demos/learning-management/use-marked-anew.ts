import { useEffect } from 'react';
import type { Change } from '../shared/saved-state.ts';
import { loadCourse } from './courses/courses.ts';
import type { Learning } from './learning.ts';
import { outlines } from './outline.ts';
import { markedAnew, passedAttempt } from './progress.ts';

/** Recomputes stored marks as soon as the questions of a course with passed lessons have loaded. */
export function useMarkedAnew({ attempts }: Learning, change: Change<Learning>): void {
  useEffect(() => {
    for (const { id, lessons } of outlines) {
      if (!lessons.some((lesson) => passedAttempt({ attempts }, lesson.id))) continue;
      loadCourse(id).then(
        (course) => change((newest) => ({ state: markedAnew(newest, course) })),
        // Offline: the marks are checked when the course can be opened.
        () => undefined,
      );
    }
  }, [attempts, change]);
}
