import type { MilestoneView } from '@agency/domain/project/view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Lines } from '../../views/project/lines.tsx';
import { answerByWords } from '../../views/project/words.ts';
import needed from '../shared/needed.module.css';
import { useToday } from '../shared/use-today.ts';
import styles from './answer-step.module.css';
import { outcomeOf } from './outcome.ts';
import { type StepChoice, useStepAnswer } from './use-step-answer.ts';

interface AnswerStepProps {
  readonly projectId: string;
  readonly milestone: MilestoneView;
  /** The step after it, which an approval starts. */
  readonly following: string | null;
  /** The address asks for this answer. */
  readonly isWanted: boolean;
  /** There is one primary button on a screen. */
  readonly isFirst: boolean;
}

/** A step that waits for the client: approve it, or ask for changes. Then what came of it. */
export function AnswerStep({ projectId, milestone, following, isWanted, isFirst }: AnswerStepProps) {
  const { uid } = useSignedIn();
  const today = useToday();
  const { id, title, description, status } = milestone;
  const answer = useStepAnswer({ uid, projectId, milestoneId: id }, milestone);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  // While an answer is on its way, its own effect may be seen before its response.
  const isOpen = answer.sent === null && (status === 'inReview' || answer.busy);
  return (
    <li ref={place} tabIndex={-1} className={styles.step} aria-labelledby={`answer-${id}`}>
      <div className={styles.words}>
        <h3 id={`answer-${id}`}>{title}</h3>
        {isOpen ? (
          <>
            {description ? <Lines className={styles.description} text={description} /> : null}
            <p className={needed.quiet}>{answerByWords(milestone, today)}</p>
          </>
        ) : (
          <Outcome milestone={milestone} following={following} answer={answer} />
        )}
      </div>
      {isOpen && answer.draft === null ? (
        <Choose title={title} isFirst={isFirst} onChoose={answer.choose} />
      ) : null}
      {isOpen && answer.draft !== null ? <SendAnswer milestone={milestone} answer={answer} /> : null}
    </li>
  );
}

interface ChooseProps {
  readonly title: string;
  readonly isFirst: boolean;
  readonly onChoose: (choice: StepChoice) => void;
}

function Choose({ title, isFirst, onChoose }: ChooseProps) {
  return (
    <ButtonRow>
      <Button
        ref={handOnFocus}
        variant={isFirst ? 'primary' : 'secondary'}
        about={title}
        onClick={() => onChoose('approved')}
      >
        Approve
      </Button>
      <Button ref={handOnFocus} about={title} onClick={() => onChoose('changesRequested')}>
        Ask for changes
      </Button>
    </ButtonRow>
  );
}

interface GivenProps {
  readonly milestone: MilestoneView;
  readonly answer: ReturnType<typeof useStepAnswer>;
}

const asks = {
  approved: {
    label: 'Comment',
    hint: 'If you’d like to add something. We mark this step as done when you approve it.',
    send: 'Send approval',
    sending: 'Sending your approval',
  },
  changesRequested: {
    label: 'What would you like us to change?',
    hint: 'We’ll make the changes, then ask you to check this step again.',
    send: 'Send request for changes',
    sending: 'Sending your request',
  },
} as const;

function SendAnswer({ milestone, answer }: GivenProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, isChosenNow, problem, busy, error } = answer;
  const choice = draft?.choice ?? 'approved';
  const { label, hint, send, sending } = asks[choice];
  const isAsked = choice === 'changesRequested' && isChosenNow;
  useLayoutEffect(() => {
    if (problem !== undefined || isAsked) field.current?.focus();
  }, [problem, isAsked]);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void answer.send();
      }}
    >
      <TextArea
        ref={field}
        name={`comment-${milestone.id}`}
        label={label}
        hint={hint}
        optional={choice === 'approved'}
        rows={3}
        limit={2000}
        value={draft?.comment ?? ''}
        error={problem}
        onChange={(event) => answer.type(event.target.value)}
      />
      {error ? (
        <Callout tone="danger" title="Your answer hasn’t been sent" announce="alert">
          <p>{error.message}</p>
        </Callout>
      ) : null}
      <ButtonRow>
        <Button ref={handOnFocus} type="submit" variant="primary" busy={busy}>
          {busy ? sending : send}
        </Button>
        <Button ref={handOnFocus} onClick={answer.leave}>
          Not now
        </Button>
      </ButtonRow>
    </form>
  );
}

interface OutcomeProps extends GivenProps {
  readonly following: string | null;
}

/** What was answered, by whom, and what follows; of an answer by someone else, what of one's own was not sent. */
function Outcome({ milestone, following, answer: { sent, draft } }: OutcomeProps) {
  const { tone, title, next } = outcomeOf(milestone, sent, following);
  const unsent = draft?.comment ?? '';
  const said = milestone.answer !== null && milestone.answer.kind !== 'none' && milestone.answer.comment;
  return (
    <Callout tone={tone} title={title} announce="status">
      {said ? <p className={styles.said}>{`“${said}”`}</p> : null}
      {next === '' ? null : <p>{next}</p>}
      {unsent === '' || unsent === said ? null : (
        <p className={styles.said}>{`Your comment hasn’t been sent: “${unsent}”`}</p>
      )}
    </Callout>
  );
}
