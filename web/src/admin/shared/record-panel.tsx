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
  /** The record's noun within a sentence: 'this person'. */
  readonly subject: string;
  /** Shown where the address names no existing record. */
  readonly missing: string;
  /** The record of this id; `close` closes the panel. */
  readonly children: (id: string, close: () => void) => ReactNode;
}

/** One record over its list, with an address of its own. */
export function RecordPanel({ name, title, subject, missing, children }: RecordPanelProps) {
  const [query, setQuery] = useSearchParams();
  const id = query.get(name);
  if (!id) return null;
  const close = () => setQuery(withoutOpen(query), { replace: true });
  return (
    <SidePanel open onOpenChange={(open) => !open && close()} title={title}>
      <Feature
        subject={subject}
        loading={<LoadingState lines={6} />}
        missing={<p>{missing}</p>}
        resetKey={id}
      >
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

/** The panel's content: the record's name, then its parts one below the other. */
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
