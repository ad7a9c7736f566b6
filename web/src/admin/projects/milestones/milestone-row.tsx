import { type MilestoneActions, milestoneActions } from '@agency/domain/project/milestone-actions';
import type { Milestone, Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useRef, useState } from 'react';
import { useTask } from '../../../platform/use-task.ts';
import { Grip, type Steps, stepByKeys, useSortable } from '../../../ui/app/sortable/sortable.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/cx.ts';
import { focusGoesOnInList } from '../../../ui/focus-goes-on.ts';
import { Muted } from '../../../ui/text.tsx';
import { EditMilestone } from './edit-milestone.tsx';
import { MilestoneAnswer } from './milestone-answer.tsx';
import type { MilestoneAction, MilestoneAsked } from './milestone-asked.ts';
import { MilestoneMenu } from './milestone-menu.tsx';
import styles from './milestones.module.css';
import { dayWords, stateWords } from './words.ts';
import { startMilestone } from './writes.ts';

interface Props extends Steps {
  readonly project: Stored<Project>;
  readonly milestone: Stored<Milestone>;
  readonly index: number;
  readonly group: string;
  readonly now: Date;
  readonly onAsk: (asked: MilestoneAsked) => void;
}

/** One milestone, edited in place; moved by its grip, by Alt and the arrow keys, and by its menu. */
export function MilestoneRow(props: Props) {
  const { project, milestone, index, group, now, onAsk, onUp, onDown } = props;
  const [isEditing, setEditing] = useState(false);
  const { row, grip, className } = useSortable(group, { list: 0, index });
  const actions = milestoneActions(project, milestone, now);
  const more = useRef<HTMLButtonElement>(null);
  const ask = (action: MilestoneAction) => onAsk({ action, id: milestone.id });
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => more.current?.focus());
  };
  return (
    <li
      ref={row}
      className={cx(styles.row, milestone.status === 'completed' && styles.done, className)}
      onKeyDownCapture={(event) => {
        if (!isEditing) stepByKeys(event, { onUp, onDown });
      }}
    >
      <Grip grip={grip} className={styles.grip} />
      {isEditing ? (
        <EditMilestone
          path={{ projectId: project.id, milestoneId: milestone.id }}
          {...{ milestone }}
          obstacle={actions.edit}
          onClose={close}
        />
      ) : (
        <div className={styles.words}>
          <Words milestone={milestone} now={now} />
          <MilestoneAnswer milestone={milestone} now={now} />
          <NextSteps {...{ project, milestone, actions }} onAsk={ask} />
        </div>
      )}
      <MilestoneMenu
        {...{ milestone, actions, onUp, onDown }}
        trigger={more}
        onEdit={() => setEditing(true)}
        onAsk={ask}
      />
    </li>
  );
}

function Words({ milestone, now }: Pick<Props, 'milestone' | 'now'>) {
  const { label, tone } = stateWords(milestone);
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{milestone.title}</h3>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <p>
        <Muted>{dayWords(milestone, now)}</Muted>
      </p>
      {milestone.description ? <p className={styles.description}>{milestone.description}</p> : null}
    </>
  );
}

interface StepsProps extends Pick<Props, 'project' | 'milestone'> {
  readonly actions: MilestoneActions;
  readonly onAsk: (action: MilestoneAction) => void;
}

/** What usually comes next; the rest is in the menu. */
function NextSteps({ project, milestone, actions, onAsk }: StepsProps) {
  const { id, title, status } = milestone;
  const starting = useTask(startMilestone);
  const button = (label: string, reason: string | null, onClick: () => void) => (
    <Button ref={focusGoesOnInList} size="small" about={title} onClick={onClick} disabledReason={reason}>
      {label}
    </Button>
  );
  if (project.status === 'cancelled' || status === 'completed') return null;
  return (
    <div className={styles.buttons}>
      {actions.start === null ? (
        <Button
          ref={focusGoesOnInList}
          size="small"
          about={title}
          busy={starting.busy}
          onClick={() => void starting.run({ projectId: project.id, milestoneId: id })}
        >
          {status === 'planned' ? 'Start' : 'Start changes'}
        </Button>
      ) : null}
      {actions.askApproval === null ? button('Ask for approval', null, () => onAsk('askApproval')) : null}
      {actions.complete === null ? button('Complete', null, () => onAsk('complete')) : null}
      {status === 'inReview' ? (
        <>
          {button('Record answer', actions.recordAnswer, () => onAsk('recordAnswer'))}
          {button('Complete without an answer', actions.completeUnanswered, () =>
            onAsk('completeUnanswered'),
          )}
        </>
      ) : null}
      {starting.error ? (
        <Callout tone="danger" announce="alert">
          <p>{starting.error.message}</p>
        </Callout>
      ) : null}
    </div>
  );
}
