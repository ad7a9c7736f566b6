import { cx } from '../../../ui/cx.ts';
import { CircleIcon, ClockIcon, type IconComponent, SuccessIcon } from '../../../ui/icons.tsx';
import type { Learning } from './learning.ts';
import styles from './lesson-list.module.css';
import { LockIcon } from './lock-icon.tsx';
import type { CourseOutline } from './outline.ts';
import { type LessonState, lessonState } from './progress.ts';

const looks: Readonly<Record<LessonState, { readonly word: string; readonly Icon: IconComponent }>> = {
  passed: { word: 'Passed', Icon: SuccessIcon },
  open: { word: 'Open', Icon: CircleIcon },
  resting: { word: 'Again tomorrow', Icon: ClockIcon },
  locked: { word: 'Locked', Icon: LockIcon },
};

interface LessonListProps {
  readonly course: CourseOutline;
  readonly learning: Learning;
  readonly today: string;
  readonly current: string;
  readonly onLesson: (id: string) => void;
}

/** All lessons with their state. A locked one says what unlocks it. */
export function LessonList({ course, learning, today, current, onLesson }: LessonListProps) {
  return (
    <nav aria-label={`Lessons of ${course.title}`}>
      <ol className={styles.list}>
        {course.lessons.map(({ id, title, minutes }, at) => {
          const state = lessonState(learning, course, id, today);
          const { word, Icon } = looks[state];
          const isLocked = state === 'locked';
          return (
            <li key={id}>
              <button
                type="button"
                className={cx(styles.lesson, styles[state], id === current && styles.current)}
                aria-current={id === current ? 'true' : undefined}
                aria-disabled={isLocked || undefined}
                title={isLocked ? `Opens when you’ve passed lesson ${at} ` : undefined}
                onClick={() => (isLocked ? undefined : onLesson(id))}
              >
                <Icon size={18} />
                <span className={styles.words}>
                  <span className={styles.title}>{`${at + 1}. ${title}`}</span>
                  <span className={styles.state}>
                    {isLocked ? `${word}: pass lesson ${at} first` : `${word} · ${minutes} minutes`}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
