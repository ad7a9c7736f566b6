import * as v from 'valibot';
import {
  actor,
  audience,
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
  ...stamps,
});
export type Project = v.InferOutput<typeof project>;

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
    }),
  ),
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

/** `projects/{id}/notes/{id}`: the same for staff alone. */
export const projectNote = v.strictObject(projectUpdate.entries);

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

/** `projects/{id}/activity/{id}` */
export const projectActivity = v.strictObject({
  kind: v.picklist(activityKinds),
  subject: line('Subject', { min: 0, max: 200 }),
  actorName: line('Name', { min: 0, max: 100 }),
  at: timestamp,
});
export type ProjectActivity = v.InferOutput<typeof projectActivity>;
