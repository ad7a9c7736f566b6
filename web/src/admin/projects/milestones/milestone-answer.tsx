import { answerOf } from '@agency/domain/project/answer';
import type { Milestone } from '@agency/domain/project/schema';
import { cx } from '../../../ui/cx.ts';
import { Muted } from '../../../ui/text.tsx';
import styles from './milestones.module.css';
import { answerWords, askedWords, recordedWords } from './words.ts';

/** What was asked and what the client's side said; live, so that an answer is announced where it comes in. */
export function MilestoneAnswer({ milestone, now }: { readonly milestone: Milestone; readonly now: Date }) {
  const answer = answerOf(milestone);
  const recorded = answer && recordedWords(answer);
  const approval = answer?.kind === 'given' ? answer.approval : null;
  return (
    <div role="status">
      {milestone.status === 'inReview' ? (
        <p className={styles.asked}>
          <Muted>{askedWords(milestone, now)}</Muted>
        </p>
      ) : null}
      {answer ? (
        <div
          className={cx(
            styles.answer,
            answer.kind === 'none' ? styles.silent : styles[answer.approval.answer],
          )}
        >
          <p className={styles.said}>{answerWords(answer)}</p>
          {approval?.comment ? <p className={styles.comment}>{approval.comment}</p> : null}
          {recorded ? (
            <p>
              <Muted>{recorded}</Muted>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
