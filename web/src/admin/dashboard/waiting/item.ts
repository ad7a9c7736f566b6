import { daysBetween } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { ReactNode } from 'react';

/** What Today lists, in the order in which those of one day stand: promises that failed first, then people, then money. */
export const kinds = {
  mail: 'Email not sent',
  message: 'Message',
  request: 'Quote request',
  contact: 'Contact message',
  packageRequest: 'Package request',
  changes: 'Changes asked for',
  approval: 'New colleague',
  reported: 'Payment reported',
  overdue: 'Overdue invoice',
  stage: 'Stage to invoice',
  nudge: 'Quote without an answer',
  task: 'Checklist',
  post: 'Post to check',
  due: 'Invoice due soon',
} as const;
export type Kind = keyof typeof kinds;

export interface Item {
  /** Its document's path, or what tells it apart from others below one. */
  readonly id: string;
  readonly kind: Kind;
  /** The day by which somebody should have seen to it. */
  readonly by: CivilDate;
  /** Since when it waits: the longest first among those of one day and kind. */
  readonly since: Date;
  readonly title: ReactNode;
  readonly detail: string;
  /** When, in words: 'Waiting for 3 days'. */
  readonly when: string;
  readonly href: string;
  /** The buttons, the usual answer first. */
  readonly actions: ReactNode;
}

const rank = new Map(Object.keys(kinds).map((kind, at) => [kind, at]));

/** The most urgent first: by the day they were due, then by kind, then by how long they have waited. */
export function inOrder(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) =>
      a.by.localeCompare(b.by) ||
      (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0) ||
      a.since.getTime() - b.since.getTime() ||
      a.id.localeCompare(b.id),
  );
}

export interface Section {
  readonly title: 'Late' | 'For today' | 'Coming up';
  readonly items: readonly Item[];
}

/** Those of before today, of today and later; a section without any is left out. */
export function sectionsOf(items: readonly Item[], today: CivilDate): Section[] {
  const titleOf = ({ by }: Item): Section['title'] => {
    const days = daysBetween(today, by);
    if (days < 0) return 'Late';
    return days === 0 ? 'For today' : 'Coming up';
  };
  const ordered = inOrder(items);
  return (['Late', 'For today', 'Coming up'] as const).flatMap((title) => {
    const those = ordered.filter((item) => titleOf(item) === title);
    return those.length === 0 ? [] : [{ title, items: those }];
  });
}
