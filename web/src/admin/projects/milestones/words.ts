import { mailedMembers } from '@agency/domain/client/recipients';
import type { Client } from '@agency/domain/client/schema';
import { erasedContact } from '@agency/domain/platform/erased';
import { type Answer, answerOf, remindOn } from '@agency/domain/project/answer';
import type { AnswerChannel, Milestone } from '@agency/domain/project/schema';
import type { MilestoneStatus } from '@agency/domain/project/status';
import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, formatInstantDate, formatList } from '@agency/domain/shared/format';
import type { Tone } from '../../../ui/tone.tsx';
import { daysLeft, momentShort } from '../../shared/time-words.ts';

interface Words {
  readonly label: string;
  readonly tone: Tone;
}

const statusWords: Readonly<Record<MilestoneStatus, Words>> = {
  planned: { label: 'Planned', tone: 'neutral' },
  inProgress: { label: 'In progress', tone: 'info' },
  inReview: { label: 'Waiting for the client', tone: 'waiting' },
  changesRequested: { label: 'Changes requested', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
};

/** How a milestone stands; silence has words and a colour of its own. */
export function stateWords(milestone: Milestone): Words {
  return answerOf(milestone)?.kind === 'none'
    ? { label: 'Completed without an answer', tone: 'neutral' }
    : statusWords[milestone.status];
}

/** The day that matters: when it was completed, or when it is planned for and how far that is. */
export function dayWords({ status, completedAt, plannedOn }: Milestone, now: Date): string {
  if (status === 'completed' && completedAt) return `Completed on ${formatInstantDate(completedAt)}`;
  if (plannedOn === null) return 'No day planned';
  const late = daysBetween(plannedOn, londonDate(now));
  if (late <= 0) return `Planned for ${formatDate(plannedOn)}, ${daysLeft(plannedOn, now)}`;
  return `Planned for ${formatDate(plannedOn)}, ${late === 1 ? '1 day' : `${late} days`} late`;
}

const channels: Readonly<Record<AnswerChannel, string>> = {
  phone: 'by phone',
  email: 'by email',
  meeting: 'in a meeting',
};

/** What the client's side said, in a line: who, what and when. */
export function answerWords(answer: Answer): string {
  if (answer.kind === 'none') return `No answer by ${formatDate(answer.answerBy)}`;
  const { name, at, answer: said } = answer.approval;
  const when = momentShort(at);
  return said === 'approved' ? `Approved by ${name}, ${when}` : `${name} asked for changes, ${when}`;
}

/** Who of us wrote an answer down, and how it came: 'Recorded by Ellis Warren, given by phone'; nothing of any other. */
export function recordedWords(answer: Answer): string | null {
  const recorded = answer.kind === 'given' ? answer.approval.recorded : undefined;
  return recorded ? `Recorded by ${recorded.name}, given ${channels[recorded.how]}` : null;
}

/** Since when the client is asked, and by when they are to answer. */
export function askedWords({ askedAt, answerBy, updatedAt }: Milestone, now: Date): string {
  const asked = `Asked on ${formatInstantDate(askedAt ?? updatedAt)}`;
  if (answerBy === null) return `${asked}, without a day to answer by`;
  const isOver = answerBy < londonDate(now);
  return isOver
    ? `${asked}. No answer by ${formatDate(answerBy)}.`
    : `${asked}, answer by ${formatDate(answerBy)} (${daysLeft(answerBy, now)})`;
}

type Recipients = Pick<Client, 'people' | 'memberUids' | 'billingEmail'>;

/** Who gets the client's mails, by name: its members, or the billing address while nobody signs in, unless it was erased. */
export function mailedNames(client: Recipients): readonly string[] {
  const members = mailedMembers(client);
  if (members.length > 0) return members.map(({ name }) => name);
  return client.billingEmail === erasedContact.email ? [] : [client.billingEmail];
}

export const noOneWords = 'This client has no one to email.';

/** Of a request: who asks now doesn't have to ask again. */
export const askUnsharedWords =
  'The client can’t see this project yet. We’ll email them about this step when you share it.';

export const unsharedWords =
  'The client can’t see this project yet, so we won’t email anyone. Share it first, or tell them yourself.';

/** Who is mailed, and when they are reminded. */
export function askWords(client: Recipients, today: CivilDate, answerBy: CivilDate): string {
  const names = mailedNames(client);
  if (names.length === 0) return `${noOneWords} Tell them yourself.`;
  const reminder = remindOn(today, answerBy);
  const then = reminder
    ? `If they haven’t replied, we’ll remind them on ${formatDate(reminder)}.`
    : 'That’s too soon for a reminder.';
  return `We’ll email ${formatList(names)} now. ${then}`;
}
