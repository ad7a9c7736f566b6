import { hindersCompletion } from '@agency/domain/checklist/head';
import { checklistQueries } from '@agency/domain/checklist/queries';
import type { Checklist } from '@agency/domain/checklist/schema';
import type { Project } from '@agency/domain/project/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { checklists } from '../../../firebase/records/checklist.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { ProgressBar } from '../../../ui/app/states.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Muted } from '../../../ui/text.tsx';
import { NewChecklistDialog } from '../../shared/checklist/new-checklist-dialog.tsx';
import { listWords, nextDueWords, progressOf } from '../../shared/checklist/words.ts';
import styles from './checklists.module.css';

interface Props {
  readonly project: Stored<Project>;
  readonly now: Date;
}

/** What we have to do ourselves for a project. May suspend. */
export function ChecklistsPanel({ project, now }: Props) {
  const [isAdding, setAdding] = useState(false);
  const found = useRecords(checklists, checklistQueries.currentChecklistsOfProject, [project.id, false]);
  return (
    <Card
      title="Checklists"
      actions={<Anchor href={adminPaths.checklists({ of: project.id })}>See in the list</Anchor>}
    >
      {found.length === 0 ? (
        <p className={styles.none}>No checklists yet. Only we see them. Start one from a template.</p>
      ) : (
        <ul className={styles.list}>
          {found.map((one) => (
            <li key={one.id} className={styles.row}>
              {isUnreadable(one) ? (
                <UnreadableNote path={one.unreadable.path} />
              ) : (
                <Row checklist={one} now={now} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button size="small" icon={<PlusIcon />} onClick={() => setAdding(true)}>
        Add checklist
      </Button>
      {isAdding ? (
        <NewChecklistDialog
          project={project}
          from={null}
          onClose={() => setAdding(false)}
          onMade={() => undefined}
        />
      ) : null}
    </Card>
  );
}

function Row({ checklist, now }: { readonly checklist: Stored<Checklist>; readonly now: Date }) {
  const words = nextDueWords(checklist, londonDate(now)) ?? listWords(checklist);
  return (
    <>
      <div className={styles.head}>
        <Anchor className={styles.title} href={adminPaths.checklist(checklist)}>
          {checklist.title}
        </Anchor>
        <StatusBadge tone={words.tone}>{words.label}</StatusBadge>
      </div>
      <ProgressBar label={`Items done in ${checklist.title}`} labelHidden {...progressOf(checklist)} />
      {hindersCompletion(checklist) ? (
        <p>
          <Muted>Must be done before the project can be completed</Muted>
        </p>
      ) : null}
    </>
  );
}
