import type { QuoteHead } from '@agency/domain/quote/schema';
import { formatDateTime } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Timeline } from '../../../ui/app/timeline.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../../shared/panel.module.css';
import { useEvents, useMailsOf, useVisits } from '../queries.ts';
import { type HistorySources, historyOf } from './history.ts';

const shownAtFirst = 10;

/** What happened to the quote, its emails and the visits to its link, newest first. */
export function HistoryPanel({ head }: { readonly head: Stored<QuoteHead> }) {
  const events = useEvents(head.id);
  const mails = useMailsOf(head.id);
  const sources = { events, mails };
  if (head.linkId === null) return <History sources={{ ...sources, visits: [] }} />;
  return <WithVisits linkId={head.linkId} sources={sources} />;
}

interface VisitedProps {
  readonly linkId: string;
  readonly sources: Omit<HistorySources, 'visits'>;
}

function WithVisits({ linkId, sources }: VisitedProps) {
  const visits = useVisits(linkId);
  return <History sources={{ ...sources, visits }} />;
}

function History({ sources }: { readonly sources: HistorySources }) {
  const { steps, unreadable } = historyOf(sources);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? steps : steps.slice(0, shownAtFirst);
  const events = shown.map(({ id, label, tone, at, text }) => ({
    id,
    title: label,
    tone,
    time: formatDateTime(at),
    dateTime: at.toISOString(),
    detail: text === undefined ? undefined : <p className={styles.message}>{text}</p>,
  }));
  const unread = unreadable.map((path) => ({
    id: path,
    title: <UnreadableNote path={path} />,
    tone: 'warning' as const,
  }));
  if (steps.length + unread.length === 0) return <p className={styles.muted}>Nothing has happened yet.</p>;
  return (
    <>
      <Timeline label="History" events={[...events, ...unread]} />
      {shown.length < steps.length ? (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setWhole(true)}>
            {`Show ${steps.length - shown.length} more`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
