import type { ProjectActivity } from '@agency/domain/project/schema';
import { formatDate, unbroken } from '@agency/domain/shared/format';

/** An entry of a project's activity, or one of the newest that stand on the project itself, without names. */
export type Happened = Pick<ProjectActivity, 'kind' | 'subject' | 'unansweredBy'> &
  Partial<Pick<ProjectActivity, 'actorName' | 'recordedBy'>>;

type Kind = ProjectActivity['kind'];

const named = (subject: string): string => `“${subject}”`;

/** Those of `functions/src/project/set-status.ts`, as they are stored. */
const statusSentences: ReadonlyMap<string, string> = new Map([
  ['Planned', 'The project is planned'],
  ['Under way', 'Work is under way'],
  ['On hold', 'Work is paused'],
  ['Completed', 'The project is complete'],
  ['Cancelled', 'The project has been cancelled'],
]);

function statusSentence(subject: string): string {
  return statusSentences.get(subject) ?? `The project’s status is now ${named(subject)}`;
}

/** Nobody's silence is shown as approval. */
function unanswered({ unansweredBy }: Happened): string {
  return unansweredBy === undefined ? '' : `. No answer by ${unbroken(formatDate(unansweredBy))}`;
}

/** Where one of the client's people did it: 'You', or which of them. */
type Client = (entry: Happened, who: string | null) => string;

const ofClient: Readonly<Record<Kind, Client>> = {
  projectCreated: () => 'We set up the project',
  projectShared: () => 'We shared the project with you',
  statusChanged: ({ subject }) => statusSentence(subject),
  milestoneCompleted: (entry) => `We finished ${named(entry.subject)}${unanswered(entry)}`,
  milestoneReopened: ({ subject }) => `We’re working on ${named(subject)} again`,
  updatePublished: ({ subject }) => `We published the update ${named(subject)}`,
  fileAdded: ({ subject }, who) =>
    who === null ? `${named(subject)} was added` : `${who} added ${named(subject)}`,
  invoiceIssued: ({ subject }) => `We sent invoice ${subject}`,
  invoiceVoided: ({ subject }) => `We voided invoice ${subject}`,
  invoiceCredited: ({ subject }) => `We credited invoice ${subject}`,
  paymentReceived: ({ subject }) => `We received ${subject}`,
  approvalAsked: ({ subject }) => `We asked you to approve ${named(subject)}`,
  approvalGiven: ({ subject }, who) => `${who ?? 'You'} approved ${named(subject)}`,
  changesAsked: ({ subject }, who) => `${who ?? 'You'} asked for changes to ${named(subject)}`,
};

/** In a sentence for the client, without a full stop. `ownName`: whose screen it is on. */
export function clientWords(entry: Happened, ownName: string | null): string {
  const { actorName = '', recordedBy } = entry;
  const who = actorName === '' ? null : actorName === ownName ? 'You' : actorName;
  const recorded = recordedBy === undefined ? '' : `. ${recordedBy} wrote this down`;
  return `${ofClient[entry.kind](entry, who)}${recorded}`;
}

const ofStaff: Readonly<Record<Kind, (entry: Happened, who: string) => string>> = {
  projectCreated: (_entry, who) => `${who} started the project`,
  projectShared: (_entry, who) => `${who} shared the project with the client`,
  statusChanged: ({ subject }, who) => `${who} set the status to ${named(subject)}`,
  milestoneCompleted: (entry, who) => `${who} completed ${named(entry.subject)}${unanswered(entry)}`,
  milestoneReopened: ({ subject }, who) => `${who} reopened ${named(subject)}`,
  updatePublished: ({ subject }, who) => `${who} published the update ${named(subject)}`,
  fileAdded: ({ subject }, who) => `${who} added ${named(subject)}`,
  invoiceIssued: ({ subject }, who) => `${who} issued invoice ${subject}`,
  invoiceVoided: ({ subject }, who) => `${who} voided invoice ${subject}`,
  invoiceCredited: ({ subject }, who) => `${who} credited invoice ${subject}`,
  paymentReceived: ({ subject }, who) => `${who} recorded ${subject}`,
  approvalAsked: ({ subject }, who) => `${who} asked for approval of ${named(subject)}`,
  approvalGiven: ({ subject }, who) => `${who} approved ${named(subject)}`,
  changesAsked: ({ subject }, who) => `${who} asked for changes to ${named(subject)}`,
};

/** In a sentence for staff, who see who did what. */
export function staffWords(entry: Happened): string {
  const { actorName = '', recordedBy } = entry;
  const recorded = recordedBy === undefined ? '' : `, recorded by ${recordedBy}`;
  return `${ofStaff[entry.kind](entry, actorName || 'Someone')}${recorded}`;
}
