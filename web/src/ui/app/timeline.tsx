import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { TONE_ICONS, type Tone } from '../tone.tsx';
import styles from './timeline.module.css';

export interface TimelineEvent {
  readonly id: string;
  readonly title: ReactNode;
  /** Formatted for people, with the machine-readable value beside it; absent where unknown. */
  readonly time?: string | undefined;
  readonly dateTime?: string | undefined;
  readonly detail?: ReactNode;
  readonly tone?: Tone | undefined;
}

/** Events in the caller's order, usually newest first. */
export function Timeline({
  events,
  label,
}: {
  readonly events: readonly TimelineEvent[];
  readonly label: string;
}) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map((event) => {
        const Icon = TONE_ICONS[event.tone ?? 'neutral'];
        return (
          <li key={event.id} className={styles.event}>
            <span className={cx(styles.dot, styles[event.tone ?? 'neutral'])}>
              <Icon size={16} />
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{event.title}</p>
              {event.time ? (
                <time className={styles.time} dateTime={event.dateTime}>
                  {event.time}
                </time>
              ) : null}
              {event.detail ? <div className={styles.detail}>{event.detail}</div> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
