import type { Checklist, ChecklistItem } from '@agency/domain/checklist/schema';
import { londonDate, startOfLondonDay } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useMemo } from 'react';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useChanges } from '../../../shared/checklist/use-changes.ts';
import { changeItem } from '../../../shared/checklist/writes.ts';
import { useTaskLists } from '../../queries.ts';
import { itemsFrom } from '../from-records.ts';
import type { Item } from '../item.ts';
import { useReport } from '../reported.tsx';
import { dueWords } from '../words.ts';

/** So many of one checklist: the rest is on its own screen. */
const mostOfOne = 4;

interface Due extends ChecklistItem {
  readonly id: string;
  readonly dueOn: CivilDate;
}

/** What is due of checklists, of one's own and of nobody's. */
export function Tasks({ now, uid }: { readonly now: Date; readonly uid: string }) {
  const today = londonDate(now);
  const { lists, isFull } = useTaskLists(uid, today);
  useReport(
    'tasks',
    useMemo(() => {
      const items = itemsFrom(lists, 'task', now, (checklist) =>
        dueOf(checklist, uid, today)
          .slice(0, mostOfOne)
          .map((task) => itemOf(checklist, task, today)),
      );
      const isMore = isFull || items.length >= mostOfOne;
      return { items, more: isMore ? { label: 'Checklists', href: adminPaths.checklists() } : null };
    }, [lists, isFull, now, today, uid]),
  );
  return null;
}

/** The longest overdue first. */
function dueOf({ items }: Checklist, uid: string, today: CivilDate): Due[] {
  return Object.entries(items)
    .flatMap(([id, item]) => {
      const { done, dueOn, assigneeUid } = item;
      const isOurs = assigneeUid === null || assigneeUid === uid;
      return !done && isOurs && dueOn !== null && dueOn <= today ? [{ ...item, id, dueOn }] : [];
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.position - b.position);
}

function itemOf(checklist: Stored<Checklist>, task: Due, today: CivilDate): Item {
  const { id, dueOn, text } = task;
  return {
    id: `checklists/${checklist.id}/${id}`,
    kind: 'task',
    by: dueOn,
    since: startOfLondonDay(dueOn),
    title: text,
    detail: checklist.title,
    when: dueWords(dueOn, today),
    href: adminPaths.checklist(checklist),
    actions: <Tick checklistId={checklist.id} itemId={id} text={text} />,
  };
}

interface TickProps {
  readonly checklistId: string;
  readonly itemId: string;
  readonly text: string;
}

function Tick(path: TickProps) {
  const toast = useToast();
  const change = useChanges();
  const set = (done: boolean) => change((onSlow) => changeItem(path, { done }, onSlow));
  const tick = async () => {
    const undo = { label: 'Undo', onAction: () => void set(false) };
    if (await set(true)) toast(`‘${path.text}’ is done`, { action: undo });
  };
  return (
    <Button size="small" about={path.text} onClick={tick}>
      Tick off
    </Button>
  );
}
