import type { Milestone } from '@agency/domain/project/schema';
import { isDayOver } from '@agency/domain/shared/dates';
import { formatDate, formatDateTime } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import type { Stored } from '@agency/domain/shared/parse';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { findProject } from '../../records/project/store.ts';
import { adminProjectUrl, findMilestone, gone, isCancelled, type ToClient, toClient } from './project.ts';
import { projectUrl } from './quote.ts';
import type { NoticeResolver, Resolution } from './resolution.ts';

interface Asked extends ToClient {
  readonly milestone: Stored<Milestone>;
}

const isAnswered: Resolution = { calledOff: 'The step is no longer waiting for an answer.' };

/** A request that still waits, and who the mail about it is for. */
async function asked(
  deps: Deps,
  mail: Parameters<typeof toClient>[2],
  { projectId, milestoneId }: { readonly projectId: string; readonly milestoneId: string },
): Promise<Asked | Resolution> {
  const found = await toClient(deps, projectId, mail);
  if (!('project' in found)) return found;
  if (found.project.status === 'cancelled') return isCancelled;
  const milestone = await findMilestone(deps, projectId, milestoneId);
  return milestone?.status === 'inReview' ? { ...found, milestone } : isAnswered;
}

/** To the client's people, while the milestone awaits their answer. */
export const approvalAsked: NoticeResolver<'approvalAsked'> = async (deps, mail, of) => {
  const found = await asked(deps, mail, of);
  if (!('milestone' in found)) return found;
  const { project, milestone } = found;
  return words({
    ...(await asking(deps, found, `A step of your project ${project.name} is ready.`)),
    subject: `Please check: ${milestone.title}`,
    heading: `${milestone.title} is ready for you to check`,
  });
};

/** To the same people, once, shortly before the last day: not if they were asked again since. */
export const approvalReminder: NoticeResolver<'approvalReminder'> = async (deps, mail, of) => {
  const found = await asked(deps, mail, of);
  if (!('milestone' in found)) return found;
  const { project, milestone } = found;
  if (milestone.askedAt?.getTime() !== of.askedAt) return { calledOff: 'They were asked again since.' };
  return words({
    ...(await asking(
      deps,
      found,
      `We’re waiting for your answer to a step of your project ${project.name}.`,
    )),
    subject: `Reminder: please check ${milestone.title}`,
    heading: `${milestone.title} is waiting for your answer`,
  });
};

/** What both mails say: what to do, by when, and where. */
async function asking(
  deps: Deps,
  { project, recipient, milestone }: Asked,
  why: string,
): Promise<Pick<Notice, 'paragraphs' | 'quoted' | 'action'>> {
  const hasAccount = recipient.uid !== null;
  const how = hasAccount
    ? 'Approve it or tell us what to change.'
    : 'Have a look, then reply to this email to approve it or tell us what to change.';
  const { title, description, answerBy } = milestone;
  // A mail that was late, or had to wait until the project was shared, asks for nothing by a day that has passed.
  const isInTime = answerBy !== null && !isDayOver(answerBy, deps.clock());
  const byWhen = isInTime ? [`Please reply by ${formatDate(answerBy)}.`] : [];
  const url = hasAccount
    ? absoluteUrl(deps.config.origin, paths.client.project(project.id, { answer: milestone.id }))
    : await projectUrl(deps, project.id);
  return {
    paragraphs: [`${greeting(recipient.name, recipient.isBusiness)},`, `${why} ${how}`, ...byWhen],
    quoted: description === '' ? null : { text: description, author: title },
    action: { label: hasAccount ? 'Check and reply' : 'View the project', url },
  };
}

/** To staff; the client's answer stays true whatever happens next. */
function answered(
  heading: (title: string) => string,
  what: string,
): NoticeResolver<'approvalGiven' | 'changesAsked'> {
  return async (deps, _mail, { projectId, milestoneId, answeredAt }) => {
    const project = await findProject(deps, projectId);
    const milestone = await findMilestone(deps, projectId, milestoneId);
    if (!project || !milestone?.approval) return gone;
    const { name, at, comment } = milestone.approval;
    if (at.getTime() !== answeredAt) return { calledOff: 'There is a newer answer.' };
    return words({
      subject: `${heading(milestone.title)} (${project.number})`,
      heading: heading(milestone.title),
      paragraphs: [`${name} ${what} in the project ${project.name}.`],
      facts: [
        { label: 'Step', value: milestone.title },
        { label: 'Answered', value: formatDateTime(at) },
      ],
      quoted: comment === '' ? null : { text: comment, author: `${name} wrote` },
      action: { label: 'Open the project', url: adminProjectUrl(deps, project) },
    });
  };
}

export const approvalGiven = answered((title) => `Approved: ${title}`, 'approved a step');
export const changesAsked = answered((title) => `Changes requested: ${title}`, 'asked for changes');

function words(notice: Notice): Resolution {
  return { data: async () => notice };
}
