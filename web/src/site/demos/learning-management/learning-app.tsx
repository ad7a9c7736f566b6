import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';
import type { DemoAppProps } from '../shared/demo-stage.tsx';
import type { Change } from '../shared/saved-state.ts';
import { CertificateView } from './certificate-view.tsx';
import type { CourseId } from './course.ts';
import type { Learning } from './learning.ts';
import styles from './learning-app.module.css';
import { LessonList } from './lesson-list.tsx';
import { LessonView } from './lesson-view.tsx';
import { outlineOf } from './outline.ts';
import { Overview } from './overview.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { GoTo, Screen } from './screen.ts';
import { useCourse } from './use-course.ts';

/** Each screen scrolls to its heading and focuses it, except the first one. */
function useScreen() {
  const root = useRef<HTMLDivElement>(null);
  const [screen, goTo] = useState<Screen>({ screen: 'overview' });
  const first = useRef(screen);
  useEffect(() => {
    if (screen === first.current) return;
    const begin = () => {
      const title = root.current?.querySelector<HTMLElement>('[data-screen-title]');
      title?.focus({ preventScroll: true });
      if (title) root.current?.scrollIntoView({ block: 'start' });
      return title;
    };
    if (begin() || !root.current) return;
    // The course's texts are still loading.
    const watch = new MutationObserver(() => (begin() ? watch.disconnect() : undefined));
    watch.observe(root.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [screen]);
  return { root, screen, goTo };
}

export function LearningApp({ state: learning, change, today }: DemoAppProps<Learning>) {
  const { root, screen, goTo } = useScreen();
  return (
    <div ref={root} className={styles.app}>
      {screen.screen === 'overview' ? null : (
        <div className={styles.back}>
          <Button
            size="small"
            variant="quiet"
            icon={<ChevronLeftIcon size={18} />}
            onClick={() => goTo({ screen: 'overview' })}
          >
            All courses
          </Button>
        </div>
      )}
      {screen.screen === 'overview' ? <Overview learning={learning} goTo={goTo} /> : null}
      {screen.screen === 'lesson' ? (
        <LessonScreen screen={screen} learning={learning} change={change} today={today} goTo={goTo} />
      ) : null}
      {screen.screen === 'certificate' ? (
        <CertificateScreen
          id={screen.course}
          learning={learning}
          onName={(name) => change((newest) => ({ state: { ...newest, name } }))}
        />
      ) : null}
    </div>
  );
}

interface CertificateScreenProps {
  readonly id: CourseId;
  readonly learning: Learning;
  readonly onName: (name: string) => void;
}

function CertificateScreen({ id, learning, onName }: CertificateScreenProps) {
  const course = outlineOf(id);
  return course ? <CertificateView course={course} learning={learning} onName={onName} /> : null;
}

interface LessonScreenProps {
  readonly screen: Extract<Screen, { screen: 'lesson' }>;
  readonly learning: Learning;
  readonly change: Change<Learning>;
  readonly today: string;
  readonly goTo: GoTo;
}

function LessonScreen({ screen, learning, change, today, goTo }: LessonScreenProps) {
  const loading = useCourse(screen.course);
  if (loading.status === 'loading') return <p role="status">Opening the course.</p>;
  if (loading.status === 'failed') {
    return (
      <Callout
        tone="danger"
        title="We couldn’t open the course"
        announce="alert"
        actions={<Button onClick={loading.again}>Try again</Button>}
      >
        <p>Check your connection. The lessons you’ve passed are safe.</p>
      </Callout>
    );
  }
  const { course } = loading;
  const lesson = course.lessons.find(({ id }) => id === screen.lesson);
  if (!lesson) return null;
  return (
    <div className={styles.lesson}>
      <LessonView
        key={lesson.id}
        course={course}
        lesson={lesson}
        learning={learning}
        today={today}
        change={change}
        goTo={goTo}
      />
      <aside className={styles.aside} aria-label="The course">
        <ProgressLine learning={learning} course={course} />
        <LessonList
          course={course}
          learning={learning}
          today={today}
          current={lesson.id}
          onLesson={(id) => goTo({ screen: 'lesson', course: course.id, lesson: id })}
        />
      </aside>
    </div>
  );
}
