import { remindOn } from '@agency/domain/project/answer';
import { londonDate, londonInstant } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { ClientRecipient } from '../records/client/recipients.ts';
import { newMail, newMailEach, type QueuedMail } from './outbox.ts';

type Recipients = readonly Pick<ClientRecipient, 'email'>[];

const addressesOf = (recipients: Recipients) => recipients.map(({ email }) => email);

/** data: projectId */
export function createdMails(projectId: string, recipients: Recipients, now: Date): QueuedMail[] {
  const template = 'project-created-notification';
  const to = addressesOf(recipients);
  return newMailEach({ id: `${template}.${projectId}`, template, to, data: { projectId } }, now);
}

interface OfMilestone {
  readonly projectId: string;
  readonly milestoneId: string;
}

/** data: projectId, milestoneId. Ids of milestones are unique within their project only, so the mail names both. */
export function completedMails(
  { projectId, milestoneId }: OfMilestone,
  mailRound: number,
  recipients: Recipients,
  now: Date,
): QueuedMail[] {
  const template = 'project-milestone-completed';
  const id = `${template}.${projectId}.${milestoneId}.${mailRound}`;
  const data = { projectId, milestoneId };
  return newMailEach({ id, template, to: addressesOf(recipients), data }, now);
}

/** data: projectId, updateId */
export function updateMails(
  projectId: string,
  updateId: string,
  recipients: Recipients,
  now: Date,
): QueuedMail[] {
  const template = 'project-update-notification';
  const id = `${template}.${projectId}.${updateId}`;
  return newMailEach({ id, template, to: addressesOf(recipients), data: { projectId, updateId } }, now);
}

interface OfRequest extends OfMilestone {
  readonly askedAt: Date;
  readonly answerBy: CivilDate | null;
}

/** A request's mail and its reminder, where there is time for one. */
export function approvalMails(of: OfRequest, recipients: Recipients, now: Date): QueuedMail[] {
  return [...approvalAskedMails(of, recipients, now), ...approvalReminders(of, recipients, now)];
}

/** data: notice, projectId, milestoneId. To the client's people; asking again later sends another mail. */
function approvalAskedMails(
  { projectId, milestoneId, askedAt }: OfRequest,
  recipients: Recipients,
  now: Date,
): QueuedMail[] {
  const notice = 'approvalAsked';
  const id = `notice.${notice}.${projectId}.${milestoneId}.${askedAt.getTime()}`;
  const data = { notice, projectId, milestoneId } as const;
  return newMailEach({ id, template: 'notice', to: addressesOf(recipients), data }, now);
}

/** The hour at which the reminder of a request goes out, on London clocks. */
const reminderHour = 9;

/**
 * data: notice, projectId, milestoneId, askedAt. Queued with the request's mail, for two working days before the answer is
 * due; none where the time from then on is shorter than that.
 */
function approvalReminders(
  { projectId, milestoneId, askedAt, answerBy }: OfRequest,
  recipients: Recipients,
  now: Date,
): QueuedMail[] {
  const day = answerBy === null ? null : remindOn(londonDate(now), answerBy);
  if (day === null) return [];
  const notice = 'approvalReminder';
  const asked = askedAt.getTime();
  const id = `notice.${notice}.${projectId}.${milestoneId}.${asked}`;
  const data = { notice, projectId, milestoneId, askedAt: asked } as const;
  const sendAt = londonInstant(day, reminderHour);
  return newMailEach({ id, template: 'notice', to: addressesOf(recipients), data, sendAt }, now);
}

/** data: notice, projectId, milestoneId, answeredAt. To staff. */
export function answeredMail(
  notice: 'approvalGiven' | 'changesAsked',
  { projectId, milestoneId }: OfMilestone,
  answeredAt: Date,
  staff: readonly string[],
): QueuedMail {
  const answered = answeredAt.getTime();
  const id = `notice.${notice}.${projectId}.${milestoneId}.${answered}`;
  const data = { notice, projectId, milestoneId, answeredAt: answered };
  return newMail({ id, template: 'notice', to: staff, data }, answeredAt);
}
