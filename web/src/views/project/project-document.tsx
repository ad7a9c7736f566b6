import type { MilestoneAnswer, MilestoneView, ProjectView } from '@agency/domain/project/view';
import { formatDate } from '@agency/domain/shared/format';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { DateText } from '../../ui/text.tsx';
import { Lines } from './lines.tsx';
import styles from './project-document.module.css';
import { answerWords, milestoneDay, milestoneWords, nextMilestone, projectWords, standing } from './words.ts';

interface ProjectDocumentProps {
  readonly view: ProjectView;
  /** Above the steps: what waits for the client. */
  readonly needed?: ReactNode;
  /** Below the steps: files, invoices and the like. */
  readonly below?: ReactNode;
  /** Beside the steps, likewise. */
  readonly children?: ReactNode;
}

/** A project's status: what is done, what we need, what is next. The tracking page and the client's screen. */
export function ProjectDocument({ view, needed, below, children }: ProjectDocumentProps) {
  const { number, name, status, summary, startOn, dueOn, milestones, progress } = view;
  const { tone, words } = projectWords[status];
  return (
    <article className={styles.sheet}>
      <div className={styles.main}>
        <header className={styles.head}>
          <p className={styles.number}>
            <span>{`Project ${number}`}</span> <StatusBadge tone={tone}>{words}</StatusBadge>
          </p>
          <h1>{name}</h1>
          <p className={styles.standing}>{standing(view)}</p>
          {milestones.length > 0 ? <Progress value={progress} /> : null}
        </header>
        {needed}
        <section className={styles.part} aria-labelledby="project-steps">
          <h2 id="project-steps">The steps</h2>
          {milestones.length === 0 ? (
            <p className={styles.quiet}>The steps will appear here once we’ve agreed them with you.</p>
          ) : (
            <Steps milestones={milestones} isOver={status === 'cancelled'} />
          )}
        </section>
        {below}
      </div>
      <aside className={styles.side} aria-label="About this project">
        {startOn || dueOn ? (
          <dl className={styles.dates}>
            {startOn ? <Day label="Starts" day={startOn} /> : null}
            {dueOn ? <Day label="Due by" day={dueOn} /> : null}
          </dl>
        ) : null}
        {summary ? (
          <section aria-labelledby="project-summary">
            <h2 id="project-summary">What we’re building</h2>
            <p className={styles.summary}>{summary}</p>
          </section>
        ) : null}
        {children}
      </aside>
    </article>
  );
}

function Day({ label, day }: { readonly label: string; readonly day: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <DateText value={day}>{formatDate(day)}</DateText>
      </dd>
    </div>
  );
}

export function Progress({ value }: { readonly value: number }) {
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={100} value={value} aria-label="Steps done" />
      <span className={styles.percent}>{`${value}%`}</span>
    </div>
  );
}

interface StepsProps {
  readonly milestones: readonly MilestoneView[];
  /** Cancelled: no step is next, under way or waiting. */
  readonly isOver: boolean;
}

function Steps({ milestones, isOver }: StepsProps) {
  const next = isOver ? undefined : nextMilestone(milestones);
  return (
    <ol className={styles.steps}>
      {milestones.map((milestone) => {
        const { id, title, description, status, answer } = milestone;
        const { tone, words } = milestoneWords[status];
        const day = milestoneDay(milestone);
        return (
          <li
            key={id}
            className={cx(status === 'completed' && styles.done, milestone === next && styles.next)}
            aria-current={milestone === next ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {status === 'completed' ? <CheckIcon size={16} /> : null}
            </span>
            <div className={styles.step}>
              <p className={styles.title}>
                <span>{title}</span>{' '}
                {status === 'planned' || (isOver && status !== 'completed') ? null : (
                  <StatusBadge tone={tone}>{words}</StatusBadge>
                )}
              </p>
              {day ? <p className={styles.quiet}>{day}</p> : null}
              {description ? <Lines className={styles.description} text={description} /> : null}
              {answer ? <Answer answer={answer} /> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Answer({ answer }: { readonly answer: MilestoneAnswer }) {
  const comment = answer.kind === 'none' ? null : answer.comment;
  return (
    <>
      <p className={styles.answer}>{answerWords(answer)}</p>
      {comment ? <Lines className={styles.comment} text={`“${comment}”`} /> : null}
    </>
  );
}

/** What waits for the client. The list inside names each thing once. */
export function NeededPart({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.needed} aria-labelledby="project-needed">
      <h2 id="project-needed">What we need from you</h2>
      {children}
    </section>
  );
}
