import type { Milestone, Project } from '@agency/domain/project/schema';
import { isShared } from '@agency/domain/project/view';
import { type CivilDate, timestamp } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { withDates } from '@agency/domain/shared/with-dates';
import * as v from 'valibot';
import { queueMails } from '../mail-queue/outbox.ts';
import { completedMails } from '../mail-queue/project-mails.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findRecipients } from '../records/client/recipients.ts';
import { activityRef, newActivity } from '../records/project/store.ts';

interface Completion {
  readonly project: Stored<Project>;
  readonly milestoneId: string;
  readonly milestone: Pick<Milestone, 'title' | 'mailRound' | 'completedAt' | 'unanswered'>;
  readonly actorName: string;
  /** The id of the activity when nobody is mailed about the completion. */
  readonly quietId: string;
}

const completedBefore = v.object({ at: timestamp });

/**
 * Reads whether the client knows of this round already, and returns the writes that report it: the activity, and with
 * the first completion of a round the mails. The activity outlives the mails' entries, so that a milestone reopened and
 * completed again, however much later, mails nobody by itself.
 */
export async function prepareCompleted(
  deps: Deps,
  unit: UnitOfWork,
  completion: Completion,
): Promise<() => void> {
  const { project, milestoneId, milestone, actorName, quietId } = completion;
  const now = deps.clock();
  const at = milestone.completedAt ?? now;
  const marker = activityRef(deps, project.id, `completed-${milestoneId}-${milestone.mailRound}`);
  const quiet = activityRef(deps, project.id, quietId);
  const activity = {
    ...newActivity('milestoneCompleted', milestone.title, actorName, at),
    ...unansweredField(milestone),
  };
  const [before, quietBefore] = [await unit.get(marker), await unit.get(quiet)];
  if (before.exists) {
    const first = v.parse(completedBefore, withDates(before.data()));
    const isSame = first.at.getTime() === at.getTime();
    return () => {
      if (!isSame && !quietBefore.exists) unit.create(quiet, activity);
    };
  }
  const recipients = isShared(project) ? await findRecipients(deps, project.clientId, unit) : [];
  const mails = completedMails({ projectId: project.id, milestoneId }, milestone.mailRound, recipients, now);
  const queued = await Promise.all(mails.map(({ path }) => unit.get(deps.db.doc(path))));
  return () => {
    unit.create(marker, activity);
    const missing = mails.filter((_, index) => !queued[index]?.exists);
    queueMails(deps, unit, missing);
  };
}

/** Only of this completion: an earlier one may have been without an answer. */
function unansweredField({ unanswered, completedAt }: Completion['milestone']): { unansweredBy?: CivilDate } {
  const isOfThis = unanswered !== null && unanswered.at.getTime() === completedAt?.getTime();
  return isOfThis ? { unansweredBy: unanswered.answerBy } : {};
}
