import { auditQueries } from '@agency/domain/audit/queries';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { isUnreadable } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { auditEntries } from '../../../firebase/records/audit.ts';
import { Skeleton } from '../../../ui/app/states.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import { ActorName } from '../../shared/actor-name.tsx';
import { momentShort } from '../../shared/time-words.ts';
import styles from './money.module.css';

/** Who changed what, from the audit log. */
export function ChangesSection() {
  return (
    <AccountSection title="Changes" lead="The last 25 changes to these settings.">
      <Feature subject="the changes" loading={<Skeleton />}>
        <Changes />
      </Feature>
    </AccountSection>
  );
}

function Changes() {
  const entries = useRecords(auditEntries, auditQueries.auditOfPath, ['settings/private']);
  const readable = entries.flatMap((entry) => (isUnreadable(entry) ? [] : [entry]));
  if (readable.length === 0) return <p>No changes yet. They appear here, with who made them.</p>;
  return (
    <ul className={styles.list}>
      {readable.map((entry) => (
        <li key={entry.id}>
          <span>{momentShort(entry.at)}</span>
          <span>
            <Feature subject="who made it" loading={null} missing={null}>
              <Who actor={entry.actor} />
            </Feature>
            <span>{wordsOf(entry)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Who({ actor }: Pick<AuditEntry, 'actor'>) {
  return actor === 'system' ? null : <ActorName uid={actor} gone="A former member of staff" />;
}

function wordsOf({ words, after }: AuditEntry): string {
  return words ?? `Changed: ${Object.keys(after ?? {}).join(', ')}.`;
}
