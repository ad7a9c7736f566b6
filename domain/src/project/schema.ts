import * as v from 'valibot';
import { threadHead } from '../message/schema.ts';
import {
  actor,
  audience,
  type CivilDate,
  civilDate,
  id,
  line,
  searchTokens,
  stamps,
  text,
  timestamp,
  uid,
} from '../shared/fields.ts';
import { milestoneStatus, projectStatus } from './status.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The most milestones of a project. */
export const maxMilestones = 30;

/** As many are listed: two who add the last one at once make one too many, which staff must see to remove it. */
export const mostMilestones = 40;

/** The day that `attentionOn` holds where nothing will be late, so that ordering by it puts these last. */
export const neverLate: CivilDate = '9999-12-31';

export const activityKinds = [
  'projectCreated',
  'projectShared',
  'statusChanged',
  'milestoneCompleted',
  'milestoneReopened',
  'updatePublished',
  'fileAdded',
  'invoiceIssued',
  'invoiceVoided',
  'invoiceCredited',
  'paymentReceived',
  'approvalAsked',
  'approvalGiven',
  'changesAsked',
] as const;
const activityKind = v.picklist(activityKinds);

/**
 * What stands below a project, repeated on it for lists and dashboards, which read no subcollection. Functions alone
 * write it; an older document has none of it until something below it changes.
 */
const below = {
  /** The milestones that wait for the client's answer, those asked first on top. */
  waiting: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          milestoneId: id,
          title: line('Title', { max: 120 }),
          askedAt: timestamp,
          answerBy: v.nullable(civilDate),
        }),
      ),
      v.maxLength(maxMilestones),
    ),
    [],
  ),
  /** Is there any of them, unless it was cancelled? For a query. */
  awaitsAnswer: v.optional(v.boolean(), false),
  /** The milestone that has waited longest for staff since its client asked for changes. */
  changesAsked: v.optional(
    v.nullable(v.strictObject({ milestoneId: id, title: line('Title', { max: 120 }), at: timestamp })),
    null,
  ),
  /** The first milestone that is not completed. */
  next: v.optional(
    v.nullable(
      v.strictObject({
        milestoneId: id,
        title: line('Title', { max: 120 }),
        plannedOn: v.nullable(civilDate),
      }),
    ),
    null,
  ),
  /** The earliest planned day of a milestone that is not completed. */
  lateOn: v.optional(v.nullable(civilDate), null),
  /** The earliest due day of an open invoice. */
  invoiceDueOn: v.optional(v.nullable(civilDate), null),
  /** The first day on which it needs attention, as things stand (`health.ts`). */
  attentionOn: v.optional(civilDate, neverLate),
  /** When staff shared it with its client, by email. */
  sharedAt: v.optional(v.nullable(timestamp), null),
  /** The newest entries of the activity, without names. */
  latest: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          kind: activityKind,
          subject: line('Subject', { min: 0, max: 200 }),
          unansweredBy: v.exactOptional(civilDate),
          at: timestamp,
        }),
      ),
      v.maxLength(5),
    ),
    [],
  ),
  ...threadHead,
};

/** `projects/{id}`: its id is its number ('P-7K3M9P'). */
export const project = v.strictObject({
  number: line('Number', { max: 20 }),
  name: line('Name', { max: 120 }),
  status: projectStatus,
  clientId: id,
  ...audience,
  quoteId: v.nullable(id),
  startOn: v.nullable(civilDate),
  dueOn: v.nullable(civilDate),
  summary: text('Summary', { min: 0, max: 5000 }),
  /** Completed milestones in whole per cent. */
  progress: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  milestonesTotal: count,
  milestonesCompleted: count,
  completedAt: v.nullable(timestamp),
  linkId: v.nullable(id),
  searchTokens,
  ...below,
  ...stamps,
});
export type Project = v.InferOutput<typeof project>;

/** How an answer that we write down for a client reached us. */
export const answerChannels = ['phone', 'email', 'meeting'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** `projects/{id}/milestones/{id}`: staff write it in the browser, so its rules repeat this schema. */
export const milestone = v.strictObject({
  title: line('Title', { max: 120 }),
  description: text('Description', { min: 0, max: 2000 }),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  plannedOn: v.nullable(civilDate),
  status: milestoneStatus,
  completedAt: v.nullable(timestamp),
  /** Raised when staff ask for another mail on completing it again; part of the mail's id. */
  mailRound: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  approval: v.nullable(
    v.strictObject({
      answer: v.picklist(['approved', 'changesRequested']),
      by: uid,
      name: line('Name', { max: 100 }),
      at: timestamp,
      comment: text('Comment', { min: 0, max: 2000 }),
      /** An answer that came by other ways, and who of us wrote it down: then `by` is theirs too. */
      recorded: v.exactOptional(
        v.strictObject({ how: v.picklist(answerChannels), by: uid, name: line('Name', { max: 100 }) }),
      ),
    }),
  ),
  /** When the client was last asked to approve it, and by when they were asked to answer. */
  askedAt: v.optional(v.nullable(timestamp), null),
  answerBy: v.optional(v.nullable(civilDate), null),
  /** Completed at that time although nobody had answered by that day. */
  unanswered: v.optional(v.nullable(v.strictObject({ answerBy: civilDate, at: timestamp })), null),
  createdAt: timestamp,
  createdBy: actor,
  updatedAt: timestamp,
  updatedBy: actor,
});
export type Milestone = v.InferOutput<typeof milestone>;

/** `projects/{id}/updates/{id}`: news for the client, written by staff in the browser; `body` is Markdown. */
export const projectUpdate = v.strictObject({
  title: line('Title', { max: 160 }),
  body: text('Text', { max: 20_000 }),
  createdAt: timestamp,
  createdBy: uid,
  updatedAt: timestamp,
  updatedBy: uid,
});

export type ProjectUpdate = v.InferOutput<typeof projectUpdate>;

/** `projects/{id}/notes/{id}`: the same for staff alone. */
export const projectNote = v.strictObject(projectUpdate.entries);

/** `projects/{id}/activity/{id}` */
export const projectActivity = v.strictObject({
  kind: activityKind,
  subject: line('Subject', { min: 0, max: 200 }),
  actorName: line('Name', { min: 0, max: 100 }),
  /** Who of us wrote down the answer that `actorName` gave by phone, email or in a meeting. */
  recordedBy: v.exactOptional(line('Name', { max: 100 })),
  /** Of a milestone completed without an answer: the day by which it was asked for. */
  unansweredBy: v.exactOptional(civilDate),
  at: timestamp,
});
export type ProjectActivity = v.InferOutput<typeof projectActivity>;
