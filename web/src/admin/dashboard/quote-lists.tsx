import type { QuoteHead } from '@agency/domain/quote/schema';
import { isDayOver } from '@agency/domain/shared/dates';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/app/card.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { stateWords, totalOf, whoOf } from '../shared/quote-words.ts';
import { daysLeft, whenShort } from '../shared/time-words.ts';
import styles from './dashboard.module.css';
import { dashboardLimits, useAwaitingAnswer, useNewRequests, useOpenDrafts } from './queries.ts';

interface TimedProps {
  readonly now: Date;
}

type Quote = Stored<QuoteHead>;

/** Requests that nobody has priced yet. */
export function RequestList({ now }: TimedProps) {
  const requests = useNewRequests();
  return (
    <QuoteCard
      title="New requests"
      quotes={requests}
      empty="No requests to price. New ones will appear here."
      all={requests.length === dashboardLimits.requests ? 'requested' : null}
      side={(quote) => <span>{whenShort(quote.requestedAt ?? quote.createdAt, now)}</span>}
    />
  );
}

/** Offers that the client has not answered, those that expire first on top. */
export function AwaitingList({ now }: TimedProps) {
  const awaiting = useAwaitingAnswer();
  return (
    <QuoteCard
      title="Waiting for an answer"
      quotes={awaiting}
      empty="No quotes are waiting for a client."
      all={awaiting.length === dashboardLimits.awaiting ? 'waiting' : null}
      side={(quote) => (
        <>
          <StateBadge quote={quote} now={now} />
          <span>{endWords(quote, now)}</span>
        </>
      )}
    />
  );
}

/** Quotes begun but not sent. */
export function DraftList({ now }: TimedProps) {
  const drafts = useOpenDrafts();
  return (
    <QuoteCard
      title="Quote drafts"
      quotes={drafts}
      empty="No open drafts."
      all={drafts.length === dashboardLimits.drafts ? 'draft' : null}
      side={(quote) => <span>{whenShort(quote.updatedAt, now)}</span>}
    />
  );
}

function endWords({ validUntil }: QuoteHead, now: Date): string {
  if (validUntil === null) return '';
  return `${isDayOver(validUntil, now) ? 'Ended' : 'Ends'} ${daysLeft(validUntil, now)}`;
}

function StateBadge({ quote, now }: { readonly quote: QuoteHead; readonly now: Date }) {
  const { label, tone } = stateWords(quote, now);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

interface CardProps {
  readonly title: string;
  readonly quotes: readonly Listed<QuoteHead>[];
  readonly empty: string;
  /** The list that holds the rest, where this one is full. */
  readonly all: string | null;
  readonly side: (quote: Quote) => ReactNode;
}

function QuoteCard({ title, quotes, empty, all, side }: CardProps) {
  return (
    <Card
      title={title}
      flush
      actions={all ? <Anchor href={adminPaths.quotes({ list: all })}>Show all</Anchor> : null}
    >
      {quotes.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.rows} aria-live="polite" aria-relevant="additions">
          {quotes.map((quote) =>
            isUnreadable(quote) ? (
              <li key={quote.id} className={styles.unreadable}>
                <UnreadableNote path={quote.unreadable.path} />
              </li>
            ) : (
              <QuoteRow key={quote.id} quote={quote}>
                {side(quote)}
              </QuoteRow>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}

function QuoteRow({ quote, children }: { readonly quote: Quote; readonly children: ReactNode }) {
  const { name, detail } = whoOf(quote);
  const total = totalOf(quote);
  return (
    <li>
      <Anchor href={adminPaths.quote(quote.id)} className={styles.row}>
        <span className={styles.words}>
          <strong>{name}</strong>
          <span className={styles.detail}>
            <span className="num">{quote.number}</span>
            <span>{` ${quote.title || detail}${total ? `, ${total}` : ''}`}</span>
          </span>
        </span>
        <span className={styles.aside}>{children}</span>
      </Anchor>
    </li>
  );
}
