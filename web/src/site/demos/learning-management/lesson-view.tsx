import { useEffect, useRef, useState } from 'react';
import type { Change } from '../shared/saved-state.ts';
import type { Answers, Course, Lesson } from './course.ts';
import type { Attempt, Learning } from './learning.ts';
import styles from './lesson-view.module.css';
import { markQuiz } from './marking.ts';
import { attemptsAt, attemptsLeft, handIn, lessonState, passedAttempt } from './progress.ts';
import { Quiz } from './quiz.tsx';
import { Result } from './result.tsx';
import type { GoTo } from './screen.ts';

interface LessonViewProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly learning: Learning;
  readonly today: string;
  readonly change: Change<Learning>;
  readonly goTo: GoTo;
}

export function LessonView(props: LessonViewProps) {
  const { course, lesson } = props;
  const at = course.lessons.findIndex(({ id }) => id === lesson.id) + 1;
  return (
    <article className={styles.lesson} aria-labelledby="lesson-title">
      <div>
        <p className={styles.where}>{`${course.title} · lesson ${at} of ${course.lessons.length}`}</p>
        <h2 id="lesson-title" className={styles.title} tabIndex={-1} data-screen-title>
          {lesson.title}
        </h2>
      </div>
      <div className={styles.text}>
        {lesson.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={styles.points}>
        <h3 className={styles.small}>Key points</h3>
        <ul>
          {lesson.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <QuizPart {...props} />
    </article>
  );
}

/** What comes after this lesson. */
function nextStep({ course, lesson, goTo }: LessonViewProps) {
  const at = course.lessons.findIndex(({ id }) => id === lesson.id);
  const next = course.lessons[at + 1];
  return next
    ? {
        label: `Continue to lesson ${at + 2}`,
        onNext: () => goTo({ screen: 'lesson', course: course.id, lesson: next.id }),
      }
    : { label: 'See certificate', onNext: () => goTo({ screen: 'certificate', course: course.id }) };
}

function shownAttempt(learning: Learning, lessonId: string): Attempt | null {
  return passedAttempt(learning, lessonId) ?? attemptsAt(learning, lessonId).at(-1) ?? null;
}

function QuizPart(props: LessonViewProps) {
  const { course, lesson, learning, today, change } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRetrying, setRetrying] = useState(false);
  const [reads, setReads] = useState(0);
  const draft = learning.drafts[lesson.id] ?? {};
  const attempt = shownAttempt(learning, lesson.id);
  const isOpen = lessonState(learning, course, lesson.id, today) === 'open';
  const goesLeft = attemptsLeft(learning, lesson.id, today);
  const isAnswering = isOpen && (attempt === null || isRetrying || Object.keys(draft).length > 0);
  // After handing in and after 'Try again' the content changes, so the focus moves to its heading.
  useEffect(() => {
    if (reads > 0) heading.current?.focus();
  }, [reads]);
  const onDraft = (answers: Answers) =>
    change((newest) => ({ state: withDraft(newest, lesson.id, answers) }));
  const onHandIn = (answers: Answers) => {
    const marks = [...markQuiz(lesson, answers)];
    change((newest) => {
      const handed = handIn(newest, course, lesson.id, { on: today, answers: { ...answers }, marks });
      return { state: handed.ok ? handed.learning : newest };
    });
    setRetrying(false);
    setReads(reads + 1);
  };
  return (
    <section className={styles.quizPart} aria-labelledby="quiz-title">
      <h3 id="quiz-title" ref={heading} tabIndex={-1} className={styles.quizTitle}>
        {isAnswering ? 'Quiz' : 'Your result'}
      </h3>
      {isAnswering || attempt === null ? (
        <Quiz
          key={attemptsAt(learning, lesson.id).length}
          lesson={lesson}
          draft={draft}
          goesLeft={goesLeft}
          onDraft={onDraft}
          onHandIn={onHandIn}
        />
      ) : (
        <Result
          lesson={lesson}
          attempt={attempt}
          goesLeft={goesLeft}
          onTryAgain={() => {
            setRetrying(true);
            setReads(reads + 1);
          }}
          next={nextStep(props)}
        />
      )}
    </section>
  );
}

function withDraft(learning: Learning, lessonId: string, answers: Answers): Learning {
  const draft = Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, typeof answer === 'string' ? answer : [...answer]]),
  );
  return { ...learning, drafts: { ...learning.drafts, [lessonId]: draft } };
}
