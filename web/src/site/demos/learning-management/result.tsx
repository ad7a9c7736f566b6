import { formatDate } from '@agency/domain/shared/format';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { Tone } from '../../../ui/tone.tsx';
import type { Lesson } from './course.ts';
import { type Feedback, feedback, isAsMarked, type Verdict } from './feedback.ts';
import type { Attempt } from './learning.ts';
import { isPass, marksEach, passMark, percent, sum } from './marking.ts';
import styles from './result.module.css';

const verdicts: Readonly<Record<Verdict, { readonly word: string; readonly tone: Tone }>> = {
  right: { word: 'Right', tone: 'success' },
  partly: { word: 'Partly right', tone: 'warning' },
  wrong: { word: 'Not right', tone: 'danger' },
};

interface ResultProps {
  readonly lesson: Lesson;
  readonly attempt: Attempt;
  readonly goesLeft: number;
  readonly onTryAgain: () => void;
  /** The next lesson or the certificate. */
  readonly next: { readonly label: string; readonly onNext: () => void };
}

export function Result({ lesson, attempt, goesLeft, onTryAgain, next }: ResultProps) {
  const hasPassed = isPass(attempt.marks);
  const isTold = isAsMarked(lesson, attempt);
  const score = `${sum(attempt.marks)} of ${attempt.marks.length * marksEach} marks, ${percent(attempt.marks)}%`;
  return (
    <div className={styles.result}>
      <Callout
        tone={hasPassed ? 'success' : 'warning'}
        title={hasPassed ? `Passed with ${score}` : `Not passed: ${score}`}
        actions={
          hasPassed ? (
            <Button variant="primary" onClick={next.onNext}>
              {next.label}
            </Button>
          ) : goesLeft > 0 ? (
            <Button variant="primary" onClick={onTryAgain}>
              Try again
            </Button>
          ) : null
        }
      >
        {isTold ? null : <p>{revisedWords(attempt)}</p>}
        {isTold && hasPassed ? <p>The right answers and the reasons are below.</p> : null}
        {hasPassed ? null : <p>{failedWords(goesLeft)}</p>}
      </Callout>
      {isTold ? (
        <ol className={styles.list}>
          {feedback(lesson, attempt).map((told) => (
            <FeedbackItem key={told.id} told={told} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function revisedWords({ on }: Attempt): string {
  return `The questions have changed since ${formatDate(on)}. Your marks from that day still count.`;
}

function failedWords(goesLeft: number): string {
  const need = `You need ${passMark}%. Read the lesson again`;
  if (goesLeft === 0) return `${need}. You can try the quiz again tomorrow.`;
  return `${need}, then try again. You have ${goesLeft === 1 ? '1 attempt' : `${goesLeft} attempts`} left today.`;
}

function FeedbackItem({ told }: { readonly told: Feedback }) {
  const { word, tone } = verdicts[told.verdict];
  return (
    <li className={styles.item}>
      <p className={styles.question}>{told.text}</p>
      <p className={styles.verdict}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <span className={styles.marks}>{`${told.marks} of ${marksEach} marks`}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Your answer</dt>
          <dd>{told.given || 'Nothing'}</dd>
        </div>
        {told.right === null ? null : (
          <div>
            <dt>Right answer</dt>
            <dd>{told.right}</dd>
          </div>
        )}
      </dl>
      {told.why === null ? null : <p>{told.why}</p>}
    </li>
  );
}
