import type { CourseId } from './course.ts';

export interface LessonOutline {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /**
   * The London day on which it is published; left out for what the course began with. A course that was passed by the
   * end of that day stays passed.
   */
  readonly since?: string;
}
export interface CourseOutline {
  readonly id: CourseId;
  readonly code: string;
  readonly title: string;
  readonly summary: string;
  readonly lessons: readonly LessonOutline[];
}

// What the overview shows and progress is counted by. Texts and questions are loaded when a course is opened; a test
// checks that they match.

const lesson = (id: string, title: string, minutes: number): LessonOutline => ({ id, title, minutes });

export const outlines: readonly CourseOutline[] = [
  {
    id: 'food-hygiene',
    code: 'FH',
    title: 'Food hygiene basics',
    summary: 'For anyone who handles food in a café, kitchen or shop.',
    lessons: [
      lesson('fh-1', 'What makes food unsafe', 3),
      lesson('fh-2', 'Clean hands, fit to work', 3),
      lesson('fh-3', 'Temperatures that matter', 4),
      lesson('fh-4', 'Keeping raw and ready apart', 3),
      lesson('fh-5', 'Cleaning in two steps', 3),
      lesson('fh-6', 'Dates and deliveries', 3),
      lesson('fh-7', 'Allergens', 4),
      lesson('fh-8', 'Writing it down', 3),
    ],
  },
  {
    id: 'data-protection',
    code: 'DP',
    title: 'Data protection for small teams',
    summary: 'What UK GDPR requires if you hold names, addresses or notes about people.',
    lessons: [
      lesson('dp-1', 'What personal data is', 3),
      lesson('dp-2', 'The principles', 4),
      lesson('dp-3', 'A reason for each use', 4),
      lesson('dp-4', 'People’s rights', 4),
      lesson('dp-5', 'Keeping it safe', 3),
      lesson('dp-6', 'When something goes wrong', 4),
      lesson('dp-7', 'Newsletters and cookies', 4),
      lesson('dp-8', 'Suppliers and paperwork', 3),
    ],
  },
  {
    id: 'fire-safety',
    code: 'FS',
    title: 'Fire safety at work',
    summary: 'For staff in shops, offices and workshops in England.',
    lessons: [
      lesson('fs-1', 'What a fire needs', 3),
      lesson('fs-2', 'Who is responsible', 3),
      lesson('fs-3', 'Finding what could burn', 3),
      lesson('fs-4', 'Ways out', 3),
      lesson('fs-5', 'Alarms and tests', 3),
      lesson('fs-6', 'Choosing an extinguisher', 4),
      lesson('fs-7', 'If the alarm sounds', 3),
      lesson('fs-8', 'Batteries and other new risks', 3),
    ],
  },
];

export function outlineOf(id: CourseId): CourseOutline | undefined {
  return outlines.find((course) => course.id === id);
}
