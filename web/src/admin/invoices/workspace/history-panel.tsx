import { formatDateTime } from '@agency/domain/shared/format';
import { isUnreadable } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Timeline } from '../../../ui/app/timeline.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { ActorName } from '../../shared/actor-name.tsx';
import panel from '../../shared/panel.module.css';
import { useHistory } from '../queries.ts';
import { historyWords } from './history-words.ts';

/** The last 25 changes of an invoice, from the audit log. */
export function HistoryPanel({ invoiceId }: { readonly invoiceId: string }) {
  const entries = useHistory(invoiceId);
  if (entries.length === 0) return <p className={panel.muted}>No changes yet.</p>;
  return (
    <Timeline
      label="History"
      events={entries.map((entry) => {
        const { id } = entry;
        if (isUnreadable(entry)) {
          return { id, title: <UnreadableNote path={entry.unreadable.path} />, tone: 'warning' };
        }
        return {
          id,
          title: (
            <>
              {entry.actor === 'system' ? null : (
                <Feature subject="who did it" loading={null} missing={null}>
                  <ActorName uid={entry.actor} gone="Someone whose account is closed" />
                </Feature>
              )}
              <span>{historyWords(entry.action)}</span>
            </>
          ),
          time: formatDateTime(entry.at),
          dateTime: entry.at.toISOString(),
        };
      })}
    />
  );
}
