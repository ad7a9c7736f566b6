import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { cx } from '../../ui/cx.ts';
import type { List } from '../shared/list/declaration.ts';
import { ListView } from '../shared/list/list-view.tsx';
import { type Colleague, useStaff } from '../shared/staff.tsx';
import { inboxBulk } from './bulk.ts';
import type { InboxEnquiry } from './enquiry.ts';
import styles from './inbox.module.css';
import type { InboxKind } from './kinds.ts';
import { ReadingPane } from './reading-pane.tsx';

/** One of the two inboxes: the list, and beside it (on a phone in its place) the one that the address opens. */
export function InboxScreen<T extends InboxEnquiry>({ kind }: { readonly kind: InboxKind<T> }) {
  return (
    <>
      <PageHead title={kind.title} />
      <Feature subject="your colleagues" loading={<LoadingState lines={8} />}>
        <Inbox kind={kind} />
      </Feature>
    </>
  );
}

function Inbox<T extends InboxEnquiry>({ kind }: { readonly kind: InboxKind<T> }) {
  const { uid } = useSignedIn();
  const [query] = useSearchParams();
  const staff = useStaff();
  const list = useMemo(() => withStaff(kind.list, staff, uid), [kind, staff, uid]);
  const actions = useMemo(() => inboxBulk(kind, staff), [kind, staff]);
  const id = query.get(kind.opens);
  return (
    <div className={cx(styles.split, id !== null && styles.isOpen)}>
      <div className={styles.list}>
        <ListView list={list} actions={actions} />
      </div>
      {id === null ? null : <ReadingPane kind={{ ...kind, list }} id={id} />}
    </div>
  );
}

/** The list with a filter for what is one's own, and for each colleague. */
export function withStaff<T>(list: List<T>, staff: readonly Colleague[], ownUid: string): List<T> {
  const others = staff.filter(({ uid }) => uid !== ownUid);
  const people = [
    { value: 'me', label: 'Me', where: { assigneeUid: ownUid } },
    ...others.map(({ uid, name }) => ({ value: uid, label: name, where: { assigneeUid: uid } })),
  ];
  const filters = (list.filters ?? []).map((filter) => {
    const [first, ...rest] = filter.options;
    return filter.name === 'assignee' ? { ...filter, options: [first, ...rest, ...people] as const } : filter;
  });
  return { ...list, filters };
}
