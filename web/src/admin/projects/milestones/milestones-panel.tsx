import type { Client } from '@agency/domain/client/schema';
import { cancelledObstacle } from '@agency/domain/project/milestone-actions';
import { type Milestone, maxMilestones, type Project } from '@agency/domain/project/schema';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';
import { Card } from '../../../ui/app/card.tsx';
import { useSortableGroup } from '../../../ui/app/sortable/sortable.tsx';
import { ProgressBar } from '../../../ui/app/states.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { useFocusOverMoves } from '../../shared/order/use-focus-over-moves.ts';
import { useOrder } from '../../shared/order/use-order.ts';
import { progressWords } from '../../shared/project-words.ts';
import { useMilestones } from '../queries.ts';
import { AddMilestone } from './add-milestone.tsx';
import type { MilestoneAsked } from './milestone-asked.ts';
import { MilestoneDialog } from './milestone-dialog.tsx';
import { MilestoneRow } from './milestone-row.tsx';
import styles from './milestones.module.css';

interface PanelProps {
  readonly project: Stored<Project>;
  /** Null where it has been deleted. */
  readonly client: Stored<Client> | null;
  readonly now: Date;
}

/** A project's milestones in their order: what is done, what is next, and what the client said. May suspend. */
export function MilestonesPanel({ project, client, now }: PanelProps) {
  const found = useMilestones(project.id);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<MilestoneAsked | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  useReturn(adding, isAdding);
  const open = found.find(({ id }) => id === asked?.id);
  return (
    <Card title="Milestones" flush actions={<Progress project={project} />}>
      {found.length === 0 && !isAdding ? (
        <p className={styles.none}>
          No milestones yet. Add the first one: the client sees them as the steps of the project.
        </p>
      ) : (
        <Rows project={project} found={found} now={now} onAsk={setAsked} />
      )}
      <div className={styles.foot}>
        {isAdding ? (
          <AddMilestone
            projectId={project.id}
            position={nextPosition(found)}
            obstacle={addObstacle(project, found.length)}
            onClose={() => setAdding(false)}
          />
        ) : (
          <Button
            ref={adding}
            size="small"
            icon={<PlusIcon />}
            onClick={() => setAdding(true)}
            disabledReason={addObstacle(project, found.length)}
          >
            Add milestone
          </Button>
        )}
      </div>
      {asked && open && !isUnreadable(open) ? (
        <MilestoneDialog
          asked={asked.action}
          {...{ project, client, milestone: open, now }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}

/** Focuses the button that opened a form when the form is gone, unless the focus has moved on to something else. */
function useReturn(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [button, isOpen]);
}

function addObstacle({ status }: Project, count: number): string | null {
  if (status === 'cancelled') return cancelledObstacle;
  return count >= maxMilestones ? `A project has at most ${maxMilestones} milestones.` : null;
}

function nextPosition(found: readonly Listed<Milestone>[]): number {
  return Math.max(-1, ...found.map((one) => (isUnreadable(one) ? -1 : one.position))) + 1;
}

function Progress({ project }: { readonly project: Project }) {
  if (project.milestonesTotal === 0) return null;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label="Milestones completed"
        labelHidden
        value={project.progress}
        caption={progressWords(project)}
      />
    </div>
  );
}

interface RowsProps extends Pick<PanelProps, 'project' | 'now'> {
  readonly found: readonly Listed<Milestone>[];
  readonly onAsk: (asked: MilestoneAsked) => void;
}

function Rows({ project, found, now, onAsk }: RowsProps) {
  const { shown, move } = useOrder(
    found.map(({ id }) => id),
    useCallback(
      (order: string[]) => callOperation('orderMilestones', { projectId: project.id, order }),
      [project.id],
    ),
  );
  const [said, setSaid] = useState('');
  const noteFocus = useFocusOverMoves(shown.join());
  const group = useSortableGroup((from, to) => move(from.index, to.index));
  const byId = new Map(found.map((one) => [one.id, one]));
  const step = (from: number, to: number, title: string) => () => {
    noteFocus();
    move(from, to);
    setSaid(`${title}: now ${to + 1} of ${shown.length}`);
  };
  return (
    <>
      <ol className={styles.list} aria-label="Milestones">
        {shown.map((id, index) => {
          const milestone = byId.get(id);
          if (milestone === undefined) return null;
          if (isUnreadable(milestone)) {
            return (
              <li key={id} className={styles.row}>
                <UnreadableNote path={milestone.unreadable.path} />
              </li>
            );
          }
          const { title } = milestone;
          return (
            <MilestoneRow
              key={id}
              {...{ project, milestone, index, group, now, onAsk }}
              onUp={index > 0 ? step(index, index - 1, title) : undefined}
              onDown={index < shown.length - 1 ? step(index, index + 1, title) : undefined}
            />
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
