import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { SidePanel } from '../../ui/app/dialog.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { type OpenName, withoutOpen } from './open-record.ts';
import styles from './record-panel.module.css';

interface RecordPanelProps {
  /** Open while the address has this parameter: `?user=…`. */
  readonly name: OpenName;
  readonly title: string;
  /** What is read here, in the middle of a sentence: 'this person'. */
  readonly subject: string;
  /** Said where the address names nothing that is there. */
  readonly missing: string;
  /** The record of this id; `close` takes the panel away. */
  readonly children: (id: string, close: () => void) => ReactNode;
}

/** One record over the list that it was found in, with an address of its own. */
export function RecordPanel({ name, title, subject, missing, children }: RecordPanelProps) {
  const [query, setQuery] = useSearchParams();
  const id = query.get(name);
  if (!id) return null;
  const close = () => setQuery(withoutOpen(query), { replace: true });
  return (
    <SidePanel open onOpenChange={(open) => !open && close()} title={title}>
      <Feature subject={subject} loading={<LoadingState lines={6} />} missing={<p>{missing}</p>}>
        {children(id, close)}
      </Feature>
    </SidePanel>
  );
}

interface RecordProps {
  readonly name: string;
  /** Beside the name: what kind it is, and its state. */
  readonly badges: ReactNode;
  readonly children: ReactNode;
}

/** What stands in the panel: the record's name, then its parts below each other. */
export function RecordParts({ name, badges, children }: RecordProps) {
  return (
    <div className={styles.parts}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {badges}
      </div>
      {children}
    </div>
  );
}
