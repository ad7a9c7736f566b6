import type { Invoice } from '@agency/domain/invoice/schema';
import type { Milestone } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { ReactNode } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Skeleton } from '../../../ui/app/states.tsx';
import panel from '../../shared/panel.module.css';
import { type Staged, stageWords, waitsWords } from '../../shared/stage-words.ts';
import { useMilestone } from '../queries.ts';

type StageOf = Pick<Stored<Invoice>, 'createdAt' | 'projectId'> & Staged;

interface Props {
  readonly invoice: StageOf;
  readonly now: Date;
}

/** Which stage a draft is of, and whether that is due. */
export function StageNote({ invoice, now }: Props) {
  return (
    <Feature subject="the stage" loading={<Skeleton />}>
      <WithMilestone invoice={invoice}>
        {(milestone) => (
          <p>
            <strong>{invoice.stage.label}</strong>
            <br />
            <span className={panel.muted}>{stageWords(invoice, milestone, now)}</span>
          </p>
        )}
      </WithMilestone>
    </Feature>
  );
}

/** Before it is issued: what its stage still waits for. */
export function StageWarning({ invoice, now }: Props) {
  return (
    <Feature subject="the stage" loading={null}>
      <WithMilestone invoice={invoice}>
        {(milestone) => {
          const words = waitsWords(invoice, milestone, now);
          return words === null ? null : <p>{words}</p>;
        }}
      </WithMilestone>
    </Feature>
  );
}

interface WithProps {
  readonly invoice: StageOf;
  readonly children: (milestone: Stored<Milestone> | null) => ReactNode;
}

function WithMilestone({ invoice, children }: WithProps) {
  const { trigger } = invoice.stage;
  if (trigger.kind !== 'milestone' || !invoice.projectId) return children(null);
  return (
    <OfProject projectId={invoice.projectId} milestoneId={trigger.milestoneId}>
      {children}
    </OfProject>
  );
}

interface OfProjectProps extends Pick<WithProps, 'children'> {
  readonly projectId: string;
  readonly milestoneId: string;
}

function OfProject({ projectId, milestoneId, children }: OfProjectProps) {
  return children(useMilestone(projectId, milestoneId));
}
