import { linkQueries } from '@agency/domain/link/queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { linkVisits } from '../../../firebase/records/link.ts';
import { Skeleton } from '../../../ui/app/states.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import styles from '../panel.module.css';
import { momentShort } from '../time-words.ts';
import { visitWords } from './visit-words.ts';

/** When a link was opened and on what, the last time on top; reads nothing before it is opened. */
export function LinkVisits({ linkId }: { readonly linkId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className={styles.more}>
      <summary>When it was opened</summary>
      {isOpen ? (
        <Feature subject="the visits" loading={<Skeleton />}>
          <Visits linkId={linkId} />
        </Feature>
      ) : null}
    </details>
  );
}

function Visits({ linkId }: { readonly linkId: string }) {
  const visits = useRecords(linkVisits, linkQueries.visitsOfLink, [], { parents: [linkId], limit: 10 });
  if (visits.length === 0) return <p className={styles.muted}>Not in the last 90 days.</p>;
  return (
    <ul className={styles.list} aria-label="When the link was opened">
      {visits.map((visit) => (
        <li key={visit.id}>
          {isUnreadable(visit) ? (
            <UnreadableNote path={visit.unreadable.path} />
          ) : (
            <>
              <span>{momentShort(visit.at)}</span>
              <span className={styles.muted}>{`, ${visitWords(visit)}`}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
