import { actionWords, auditActions } from '@agency/domain/audit/actions';
import { differenceOf, differenceText } from '@agency/domain/audit/difference';
import { auditKinds, kindName, kindOf, referenceOf } from '@agency/domain/audit/kinds';
import { auditList } from '@agency/domain/audit/queries';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { subjectKey } from '@agency/domain/audit/subjects';
import { actorWords } from '@agency/domain/audit/values';
import { addDays, addMonths, startOfLondonDay } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { type Firestore, getDocFromServer } from 'firebase/firestore';
import { auditEntries } from '../../firebase/records/audit.ts';
import { users } from '../../firebase/records/user.ts';
import { Muted } from '../../ui/text.tsx';
import { Actor, deletedAccount } from '../shared/actor-name.tsx';
import { TwoLines } from '../shared/list/columns.tsx';
import { defineList, type ListFilter, type ListOption } from '../shared/list/declaration.ts';
import { momentShort } from '../shared/time-words.ts';
import { RecordName } from './record-name.tsx';

type Option = ListOption<'actor' | 'subjects' | 'from' | 'before'>;

const byLabel = (one: Option, other: Option) => (one.label < other.label ? -1 : 1);
const since = (first: (today: CivilDate) => CivilDate) => (today: CivilDate) => ({
  from: startOfLondonDay(first(today)),
});
const monthStart = (today: CivilDate) => `${today.slice(0, 7)}-01`;

const nobody = ['system', 'visitor', 'link'];

/** Who did it: everyone, or none of the people with an account. The page adds these. */
export const personFilter: ListFilter<'actor'> = {
  name: 'who',
  label: 'Who',
  options: [
    { value: 'all', label: 'Everyone' },
    ...nobody.map((actor) => ({ value: actor, label: actorWords(actor) ?? actor, where: { actor } })),
  ],
};

/** The choice of a kind of record, left out while the log is that of one record. */
export const kindFilter = {
  name: 'kind',
  label: 'Record',
  options: [
    { value: 'all', label: 'All' },
    ...auditKinds.map((kind) => ({ value: kind, label: kindName(kind) })).toSorted(byLabel),
  ],
} as const;

export const otherFilters = [
  {
    name: 'action',
    label: 'Action',
    options: [
      { value: 'all', label: 'All' },
      ...Object.entries(auditActions)
        .map(([value, label]) => ({ value, label }))
        .toSorted(byLabel),
    ],
  },
  {
    name: 'period',
    label: 'When',
    options: [
      { value: 'all', label: 'Any time' },
      { value: 'today', label: 'Today', where: since((today) => today) },
      { value: '7-days', label: 'Last 7 days', where: since((today) => addDays(today, -6)) },
      { value: 'month', label: 'This month', where: since(monthStart) },
      {
        value: 'last-month',
        label: 'Last month',
        where: (today: CivilDate) => ({
          from: startOfLondonDay(addMonths(monthStart(today), -1)),
          before: startOfLondonDay(monthStart(today)),
        }),
      },
      { value: 'year', label: 'Last 12 months', where: since((today) => addMonths(today, -12)) },
      {
        value: 'older',
        label: 'Over 12 months ago',
        where: (today: CivilDate) => ({ before: startOfLondonDay(addMonths(today, -12)) }),
      },
    ],
  },
] as const;

/** 'Milestone, project P-7K3M9P'; of records without a reference only the kind. */
export function recordWords(path: string): string {
  const kind = kindOf(path);
  const reference = referenceOf(path);
  return reference === null ? kind : `${kind} ${reference}`;
}

const chosenIn = (value: string | undefined) => (value === 'all' ? undefined : value);

export const auditEntryList = defineList({
  one: 'change',
  many: 'changes',
  converter: auditEntries,
  plan: auditList,
  filters: [personFilter, kindFilter, ...otherFilters],
  about: { name: 'record', label: 'Record', field: 'subjects', show: (path) => <RecordName path={path} /> },
  narrowedBy: ({ kind, record, action }) => {
    const key = subjectKey({ kind: chosenIn(kind), record, action: chosenIn(action) });
    return key === null ? {} : { subjects: key };
  },
  orderLabels: { newest: 'Newest first' },
  columns: [
    {
      header: 'What',
      cell: ({ action, path }: Stored<AuditEntry>) => (
        <TwoLines detail={recordWords(path)}>{actionWords(action)}</TwoLines>
      ),
      file: ({ action }) => actionWords(action),
    },
    { header: 'Who', cell: ({ actor }) => <Actor actor={actor} />, file: ({ actor }) => actor },
    {
      header: 'When',
      width: '11.5rem',
      align: 'end',
      orders: ['newest'],
      cell: ({ at }) => <Muted>{momentShort(at)}</Muted>,
      file: ({ at }) => at,
    },
  ],
  fileColumns: async (rows, firestore) => {
    const names = await namesOf(rows, firestore);
    return [
      { header: 'When', file: ({ at }) => at },
      { header: 'Who', file: ({ actor }) => names.get(actor) ?? actor },
      { header: 'What', file: ({ action }) => actionWords(action) },
      { header: 'Record', file: ({ path }) => recordWords(path) },
      { header: 'Path', file: ({ path }) => path },
      {
        header: 'Changes',
        file: (entry) =>
          [...(entry.words ? [entry.words] : []), ...differenceOf(entry).map(differenceText)].join('\n'),
      },
    ];
  },
  nameOf: ({ action, at }) => `${actionWords(action)}, ${momentShort(at)}`,
  opens: 'entry',
  empty: {
    title: 'No changes yet',
    text: 'What you and your colleagues change appears here, and what clients do.',
  },
});

/** Everyone who did something in these rows, each read once. */
async function namesOf(
  rows: readonly AuditEntry[],
  firestore: Firestore,
): Promise<ReadonlyMap<string, string>> {
  const actors = [...new Set(rows.map(({ actor }) => actor))];
  const named = await Promise.all(
    actors.map(async (actor): Promise<[string, string]> => {
      const words = actorWords(actor);
      if (words !== null) return [actor, words];
      const person = (await getDocFromServer(users.document(firestore, [actor]))).data();
      if (!person || isUnreadable(person)) return [actor, deletedAccount];
      return [actor, person.displayName || person.email];
    }),
  );
  return new Map(named);
}
