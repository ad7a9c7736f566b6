import type { ProjectView } from '@agency/domain/project/view';
import type { CivilDate } from '@agency/domain/shared/fields';
import { tel } from '@agency/domain/shared/tel';
import { paths } from '@agency/domain/site/paths';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { NeededPart } from '../../views/project/project-document.tsx';
import { answerByWords } from '../../views/project/words.ts';
import needed from '../shared/needed.module.css';

interface HowToAnswerProps {
  readonly view: ProjectView;
  readonly email: string;
  readonly phone: string;
  /** As the server knew it, so that the page hydrates as it came. */
  readonly today: CivilDate;
}

/** What waits for an answer, and the ways to give it: not from here, as anyone may hold the link. */
export function HowToAnswer({ view, email, phone, today }: HowToAnswerProps) {
  // Nothing of a cancelled project waits for anyone.
  const steps = view.status === 'cancelled' ? [] : view.milestones;
  const waiting = steps.filter(({ status }) => status === 'inReview');
  const [first] = waiting;
  if (first === undefined) return null;
  const next = paths.client.project(view.number, { answer: first.id });
  return (
    <NeededPart>
      <ul className={needed.list}>
        {waiting.map((milestone) => (
          <li key={milestone.id} className={needed.item}>
            <div className={needed.words}>
              <h3>{`Check ‘${milestone.title}’`}</h3>
              <p className={needed.quiet}>{answerByWords(milestone, today)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <span>
          To approve a step or ask for changes, sign in or create an account. You can also reply to our email
        </span>
        {email ? (
          <span>
            , write to <MailLink address={email} />
          </span>
        ) : null}
        {phone ? (
          <span>
            {' '}
            or call us on <a href={tel(phone)}>{phone}</a>
          </span>
        ) : null}
        <span>.</span>
      </p>
      <ButtonRow>
        <ButtonLink href={paths.client.login({ next })} variant="primary" reload>
          Sign in to reply
        </ButtonLink>
        <ButtonLink href={paths.client.register()} reload>
          Create an account
        </ButtonLink>
      </ButtonRow>
    </NeededPart>
  );
}
