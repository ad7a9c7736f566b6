import type { Client } from '@agency/domain/client/schema';
import type { Project } from '@agency/domain/project/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { lazy, Suspense, useState } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { PageHead } from '../../../ui/app/card.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../ui/button.tsx';
import { healthWords, statusWords } from '../../shared/project-words.ts';
import styles from './project.module.css';
import { StatusMenu } from './status-menu.tsx';
import { useBackHref } from './use-back-href.ts';

const ClientView = lazy(async () => ({ default: (await import('./client-view.tsx')).ClientView }));

interface Props {
  readonly project: Stored<Project>;
  /** Null where it has been deleted. */
  readonly client: Stored<Client> | null;
  readonly now: Date;
}

/** The project's name, client and number, how it stands, and why it needs attention. */
export function Head({ project, client, now }: Props) {
  const back = useBackHref();
  const { name, number, clientId } = project;
  return (
    <PageHead
      above={<Anchor href={back}>Back to projects</Anchor>}
      title={name}
      actions={<Actions project={project} />}
      status={<Badges project={project} now={now} />}
      lead={
        <>
          <span className="num">{number}</span>
          {', '}
          <Anchor href={adminPaths.client(clientId, { tab: 'projects' })}>
            {client?.name ?? 'A client that has been deleted'}
          </Anchor>
        </>
      }
    />
  );
}

function Badges({ project, now }: Pick<Props, 'project' | 'now'>) {
  const { label, tone } = statusWords[project.status];
  return (
    <span className={styles.badges} role="status">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {healthWords(project, londonDate(now)).map((words) => (
        <StatusBadge key={words.label} tone={words.tone}>
          {words.label}
        </StatusBadge>
      ))}
    </span>
  );
}

function Actions({ project }: Pick<Props, 'project'>) {
  const [isViewing, setViewing] = useState(false);
  return (
    <ButtonRow>
      <Button onClick={() => setViewing(true)}>View as client</Button>
      <ButtonLink href={adminPaths.projects({ new: '1', copy: project.id })}>Copy</ButtonLink>
      <StatusMenu project={project} />
      {isViewing ? (
        <Suspense fallback={null}>
          <ClientView project={project} onClose={() => setViewing(false)} />
        </Suspense>
      ) : null}
    </ButtonRow>
  );
}
