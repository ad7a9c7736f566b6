import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Learning } from './learning.ts';
import { type CourseOutline, outlines } from './outline.ts';
import styles from './overview.module.css';
import { courseProgress } from './progress.ts';
import { ProgressLine } from './progress-line.tsx';
import type { GoTo } from './screen.ts';

interface OverviewProps {
  readonly learning: Learning;
  readonly goTo: GoTo;
}

/** The course to continue with: the first that was begun and isn't done, else the first that isn't done. */
function nextCourse(learning: Learning): CourseOutline | undefined {
  const open = outlines.filter((course) => !courseProgress(learning, course).isComplete);
  return open.find((course) => courseProgress(learning, course).passed > 0) ?? open[0];
}

export function Overview({ learning, goTo }: OverviewProps) {
  const next = nextCourse(learning);
  return (
    <div className={styles.overview}>
      <div>
        <h2 className={styles.title} tabIndex={-1} data-screen-title>
          Your courses
        </h2>
        <p className={styles.lead}>
          Each course has 8 short lessons with a quiz at the end. Pass the quiz to open the next lesson.
        </p>
      </div>
      <ul className={styles.courses}>
        {outlines.map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            learning={learning}
            isNext={course.id === next?.id}
            goTo={goTo}
          />
        ))}
      </ul>
    </div>
  );
}

interface CourseCardProps extends OverviewProps {
  readonly course: CourseOutline;
  readonly isNext: boolean;
}

function CourseCard({ course, learning, isNext, goTo }: CourseCardProps) {
  const { next, passed, isComplete } = courseProgress(learning, course);
  const minutes = course.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const at = course.lessons.findIndex(({ id }) => id === next) + 1;
  return (
    <li className={styles.course}>
      <div className={styles.head}>
        <h3 className={styles.name}>{course.title}</h3>
        {isComplete ? <StatusBadge tone="success">Passed</StatusBadge> : null}
      </div>
      <p className={styles.summary}>{course.summary}</p>
      <p className={styles.facts}>{`${course.lessons.length} lessons · about ${minutes} minutes`}</p>
      <ProgressLine learning={learning} course={course} />
      <div className={styles.actions}>
        {isComplete ? (
          <Button onClick={() => goTo({ screen: 'certificate', course: course.id })}>
            <span className="sr-only">{`${course.title}: `}</span>
            <span>See certificate</span>
          </Button>
        ) : null}
        {next === null ? null : (
          <Button
            variant={isNext ? 'primary' : 'secondary'}
            onClick={() => goTo({ screen: 'lesson', course: course.id, lesson: next })}
          >
            <span className="sr-only">{`${course.title}: `}</span>
            <span>{passed === 0 ? 'Start with lesson 1' : `Continue to lesson ${at}`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
