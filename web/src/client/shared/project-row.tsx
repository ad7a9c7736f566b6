import type { Project } from '@agency/domain/project/schema';
import { formatDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Progress } from '../../views/project/project-document.tsx';
import { projectWords } from '../../views/project/words.ts';
import styles from './rows.module.css';

interface ProjectRowProps {
  readonly project: Stored<Project>;
  /** Beside its status. */
  readonly mark?: ReactNode;
}

/** A project in a list with its progress and its next step. Reads only the project itself. */
export function ProjectRow({ project, mark }: ProjectRowProps) {
  const { tone, words } = projectWords[project.status];
  const goesOn = project.status === 'planned' || project.status === 'active';
  const { milestonesCompleted: done, milestonesTotal: total, dueOn } = project;
  const steps = total === 0 ? 'We’re planning the steps' : `${done} of ${total} steps done`;
  const due = dueOn && project.status !== 'completed' ? `due by ${unbroken(formatDate(dueOn))}` : '';
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <Anchor href={paths.client.project(project.id)} className={styles.title}>
          {project.name}
        </Anchor>
        <p className={styles.facts}>{[steps, due].filter(Boolean).join(' · ')}</p>
        {goesOn && project.next ? (
          <p>{`${done === 0 ? 'First step' : 'Next'}: ${project.next.title}`}</p>
        ) : null}
      </div>
      <div className={styles.side}>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {mark}
      </div>
      {total > 0 ? (
        <div className={styles.whole}>
          <Progress value={project.progress} />
        </div>
      ) : null}
    </li>
  );
}
