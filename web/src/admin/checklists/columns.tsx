import { checklistHead, openCount, orderedItems } from '@agency/domain/checklist/head';
import { type Checklist, neverDue, unassigned } from '@agency/domain/checklist/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { ProgressBar } from '../../ui/app/states.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Muted } from '../../ui/text.tsx';
import { dueWords, listWords, nextDueWords, progressOf } from '../shared/checklist/words.ts';
import { TwoLines, Written } from '../shared/list/columns.tsx';
import type { ListColumn } from '../shared/list/declaration.ts';
import { ProjectName } from '../shared/project-name.tsx';
import { StaffName } from '../shared/staff.tsx';
import styles from './checklists.module.css';

type Row = Stored<Checklist>;
type Column<TOrder extends string = never> = ListColumn<Checklist, TOrder>;

export const titleColumn: Column = {
  header: 'Checklist',
  cell: ({ title, projectId }) => (
    <TwoLines detail={projectId ? <ProjectName id={projectId} /> : null}>
      <Written>{title}</Written>
    </TwoLines>
  ),
  file: {
    Checklist: ({ title }) => title,
    Project: ({ projectId }) => projectId,
    'Before completion': ({ beforeCompletion }) => (beforeCompletion ? 'Yes' : 'No'),
  },
};

export const progressColumn: Column = {
  header: 'Progress',
  width: '9rem',
  cell: (row) =>
    row.kind === 'template' ? (
      <Muted>{itemsInWords(row)}</Muted>
    ) : (
      <ProgressBar label="Items done" labelHidden {...progressOf(row)} />
    ),
  file: {
    Items: ({ items }) => Object.keys(items).length,
    Open: ({ items }) => openCount(items),
  },
};

function itemsInWords({ items }: Row): string {
  const count = Object.keys(items).length;
  return count === 1 ? '1 item' : `${count} items`;
}

/** What is due first, in words; else how the list stands. */
export const dueColumn: Column<'due'> = {
  header: 'Next due',
  orders: ['due'],
  cell: (row, now) => {
    const words = nextDueWords(row, londonDate(now)) ?? listWords(row);
    return <StatusBadge tone={words.tone}>{words.label}</StatusBadge>;
  },
  file: {
    State: (row) => listWords(row).label,
    'Next due': (row) => {
      const { nextDueOn: day } = checklistHead(row);
      return day === neverDue ? null : { day };
    },
  },
};

/** Who has something to do, by name; a file has no names, as each would be read by itself. */
export const peopleColumn: Column = {
  header: 'Assigned to',
  from: 'desktop',
  cell: (row) => (
    <span className={styles.people}>
      {checklistHead(row).openAssigneeUids.map((uid) =>
        uid === unassigned ? <Muted key={uid}>No one yet</Muted> : <StaffName key={uid} uid={uid} />,
      )}
    </span>
  ),
  file: {
    'People with open items': (row) =>
      checklistHead(row).openAssigneeUids.filter((uid) => uid !== unassigned).length,
    'Unassigned open items': ({ items }) =>
      Object.values(items).filter(({ done, assigneeUid }) => !done && assigneeUid === null).length,
  },
};

/** The open items of the person who looks. */
export const ownItemsColumn: Column<'due'> = {
  header: 'Your items',
  orders: ['due'],
  cell: (row, now) => <OwnItems row={row} now={now} />,
  file: { Items: ({ items }) => Object.keys(items).length, Open: ({ items }) => openCount(items) },
};

const mostShown = 3;

function OwnItems({ row, now }: { readonly row: Row; readonly now: Date }) {
  const { uid } = useSignedIn();
  const today = londonDate(now);
  const own = orderedItems(row.items).filter(({ done, assigneeUid }) => !done && assigneeUid === uid);
  const byDay = own.toSorted((a, b) => ((a.dueOn ?? neverDue) < (b.dueOn ?? neverDue) ? -1 : 1));
  return (
    <ul className={styles.own}>
      {byDay.slice(0, mostShown).map((item) => {
        const due = dueWords(item, today);
        return (
          <li key={item.id}>
            <Written>{item.text}</Written>
            {due ? <StatusBadge tone={due.tone}>{due.label}</StatusBadge> : null}
          </li>
        );
      })}
      {own.length > mostShown ? <li>{`and ${own.length - mostShown} more`}</li> : null}
    </ul>
  );
}
