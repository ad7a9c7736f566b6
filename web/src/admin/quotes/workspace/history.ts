import type { LinkVisit } from '@agency/domain/link/schema';
import type { OutboxMail } from '@agency/domain/mail/schema';
import type { QuoteEvent } from '@agency/domain/quote/schema';
import { isUnreadable, type Listed, readableRows, type Stored } from '@agency/domain/shared/parse';
import type { Tone } from '../../../ui/tone.tsx';
import { visitWords } from '../../shared/link/visit-words.ts';
import { mailStates, mailTitle, recipientWords } from '../../shared/mail/mail-words.ts';
import { eventSentence } from '../../shared/quote-words.ts';

/** A step of a quote's history: what somebody did, an email, or an opened link. */
export interface HistoryStep {
  readonly id: string;
  readonly label: string;
  readonly tone: Tone;
  readonly at: Date;
  /** What was written. */
  readonly text?: string | undefined;
}

export interface HistorySources {
  readonly events: readonly Listed<QuoteEvent>[];
  readonly mails: readonly Listed<OutboxMail>[];
  readonly visits: readonly Listed<LinkVisit>[];
}

/** The readable ones, the newest on top; and the paths of the others. */
export function historyOf({ events, mails, visits }: HistorySources): {
  readonly steps: readonly HistoryStep[];
  readonly unreadable: readonly string[];
} {
  const steps = [
    ...readableRows(events).map(ofEvent),
    ...readableRows(mails).map(ofMail),
    ...readableRows(visits).map(ofVisit),
  ];
  return {
    steps: steps.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    unreadable: [...events, ...mails, ...visits].flatMap((row) =>
      isUnreadable(row) ? [row.unreadable.path] : [],
    ),
  };
}

function ofEvent(event: Stored<QuoteEvent>): HistoryStep {
  const { id, at, nudge } = event;
  return { id, at, ...eventSentence(event), ...(nudge ? { text: nudge } : {}) };
}

function ofMail(mail: Stored<OutboxMail>): HistoryStep {
  const { id, createdAt: at, status, to } = mail;
  const { label, tone } = mailStates[status];
  return {
    id: `outbox/${id}`,
    at,
    label: `Email ‘${mailTitle(mail)}’ to ${recipientWords(to)}: ${label.toLowerCase()}`,
    tone,
  };
}

function ofVisit(visit: Stored<LinkVisit>): HistoryStep {
  return {
    id: `visits/${visit.id}`,
    at: visit.at,
    label: `The link was opened ${visitWords(visit)}`,
    tone: 'neutral',
  };
}
