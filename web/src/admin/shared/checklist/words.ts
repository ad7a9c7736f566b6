import { checklistHead, dueState, openCount } from '@agency/domain/checklist/head';
import {
  type Checklist,
  type ChecklistItem,
  checklistProgress,
  neverDue,
} from '@agency/domain/checklist/schema';
import { daysBetween } from '@agency/domain/shared/dates';
import { type CivilDate, cleanLine } from '@agency/domain/shared/fields';
import { formatDateShort } from '@agency/domain/shared/format';
import type { Tone } from '../../../ui/tone.tsx';

interface Words {
  readonly label: string;
  readonly tone: Tone;
}

/** When an open item is due, and whether that has passed; null where nothing is to be said. */
export function dueWords(item: Pick<ChecklistItem, 'done' | 'dueOn'>, today: CivilDate): Words | null {
  if (item.dueOn === null) return null;
  const day = formatDateShort(item.dueOn);
  switch (dueState(item, today)) {
    case 'none':
      return null;
    case 'today':
      return { label: 'Due today', tone: 'waiting' };
    case 'later':
      return { label: `Due ${day}`, tone: 'neutral' };
    case 'overdue': {
      const days = daysBetween(item.dueOn, today);
      return { label: `Overdue by ${days === 1 ? '1 day' : `${days} days`}`, tone: 'warning' };
    }
  }
}

/** 'Due on the day it starts', 'Due 14 days after the start'. */
export function afterStartWords(days: number | null): string | null {
  if (days === null) return null;
  if (days === 0) return 'Due on the day the project starts';
  return `Due ${days === 1 ? '1 day' : `${days} days`} after the start`;
}

type Of = Pick<Checklist, 'kind' | 'archived' | 'items'>;

/** How a list stands. */
export function listWords({ kind, archived, items }: Of): Words {
  if (archived) return { label: 'Archived', tone: 'neutral' };
  if (kind === 'template') return { label: 'Template', tone: 'info' };
  const open = openCount(items);
  if (Object.keys(items).length === 0) return { label: 'Empty', tone: 'neutral' };
  return open === 0 ? { label: 'Done', tone: 'success' } : { label: `${open} open`, tone: 'info' };
}

/** When the first open item of a list is due. */
export function nextDueWords(list: Of, today: CivilDate): Words | null {
  const { nextDueOn } = checklistHead(list);
  return nextDueOn === neverDue ? null : dueWords({ done: false, dueOn: nextDueOn }, today);
}

/** '3 of 7 done', with the share that is done in per cent. */
export function progressOf({ items }: Pick<Checklist, 'items'>): {
  readonly value: number;
  readonly caption: string;
} {
  const all = Object.keys(items).length;
  return { value: checklistProgress(items), caption: `${all - openCount(items)} of ${all} done` };
}

/** The title of a copy, cut where it would be too long. */
export function copyTitle(title: string): string {
  const end = ' (copy)';
  return `${cleanLine(title, 120 - end.length)}${end}`;
}
