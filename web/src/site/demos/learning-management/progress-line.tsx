import type { Learning } from './learning.ts';
import type { CourseOutline } from './outline.ts';
import { courseProgress } from './progress.ts';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  readonly learning: Learning;
  readonly course: CourseOutline;
}

export function ProgressLine({ learning, course }: ProgressLineProps) {
  const { passed, total, percent } = courseProgress(learning, course);
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={100} value={percent} aria-label={`Progress in ${course.title}`} />
      <p className={styles.words}>
        <span>{`${passed} of ${total} lessons passed`}</span>
        <span>{`${percent}%`}</span>
      </p>
    </div>
  );
}
