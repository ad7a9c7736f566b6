import type { Project } from '@agency/domain/project/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { answerByWords } from '../../views/project/words.ts';
import needed from '../shared/needed.module.css';

interface ApprovalToGiveProps {
  readonly project: Stored<Project>;
  readonly step: Project['waiting'][number];
  readonly today: CivilDate;
  /** There is one primary button on a screen. */
  readonly isFirst: boolean;
}

/** A step of a project that waits for the client to approve it. */
export function ApprovalToGive({ project, step, today, isFirst }: ApprovalToGiveProps) {
  return (
    <li className={cx(needed.item, needed.withButton)}>
      <div className={needed.words}>
        <h3>{step.title}</h3>
        <p>{answerByWords(step, today)}</p>
        <p className={needed.quiet}>{`Step of ${project.name}`}</p>
      </div>
      <ButtonLink
        href={paths.client.project(project.id, { answer: step.milestoneId })}
        variant={isFirst ? 'primary' : 'secondary'}
        about={step.title}
      >
        Check and reply
      </ButtonLink>
    </li>
  );
}
