import { formatDateTime } from '@agency/domain/shared/format';
import { isUnreadable } from '@agency/domain/shared/parse';
import { Timeline } from '../../../ui/app/timeline.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import styles from '../../shared/panel.module.css';
import { eventSentence } from '../../shared/quote-words.ts';
import { useEvents } from '../queries.ts';

/** History with the quote, newest first. */
export function HistoryPanel({ quoteId }: { readonly quoteId: string }) {
  const events = useEvents(quoteId);
  if (events.length === 0) return <p className={styles.muted}>Nothing has happened yet.</p>;
  return (
    <Timeline
      label="History"
      events={events.map((event) => {
        const { id } = event;
        if (isUnreadable(event)) {
          return { id, title: <UnreadableNote path={event.unreadable.path} />, tone: 'warning' };
        }
        const { label, tone } = eventSentence(event);
        return { id, title: label, tone, time: formatDateTime(event.at), dateTime: event.at.toISOString() };
      })}
    />
  );
}
