import { formatDateTime } from '@agency/domain/shared/format';
import { Timeline } from '../../../ui/app/timeline.tsx';
import { eventSentence } from '../../shared/quote-words.ts';
import { useEvents } from '../queries.ts';
import styles from './panel.module.css';

/** What happened with the quote, newest first. */
export function TrailPanel({ quoteId }: { readonly quoteId: string }) {
  const events = useEvents(quoteId);
  if (events.length === 0)
    return <p className={styles.muted}>Nothing yet. Saving and sending will show here.</p>;
  return (
    <Timeline
      label="What happened"
      events={events.map((event) => {
        const { label, tone } = eventSentence(event);
        return {
          id: event.id,
          title: label,
          tone,
          time: formatDateTime(event.at),
          dateTime: event.at.toISOString(),
        };
      })}
    />
  );
}
