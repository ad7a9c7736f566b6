import type { Milestone } from '@agency/domain/project/schema';
import type { MilestoneStatus } from '@agency/domain/project/status';
import { londonDate } from '@agency/domain/shared/dates';
import { makeReference } from '@agency/domain/shared/ids';
import { createChecklist } from '../../../functions/src/checklist/create.ts';
import { requestContact } from '../../../functions/src/contact/request.ts';
import { saveTemplate } from '../../../functions/src/template/save.ts';
import { unique } from '../../support/suite.ts';
import { type Member, makeProject } from '../project-world.ts';
import { asStaff, sender, type World } from '../world.ts';
import type { Accounts } from './accounts.ts';

/** Those locked out only by their session. */
function membersOf({ unverified, notLinked, oldSession, disabled, member }: Accounts): Member[] {
  return [unverified, notLinked, oldSession, disabled, member].map(({ uid }) => ({
    uid,
    email: `${uid.toLowerCase()}@example.com`,
    name: 'Somebody',
  }));
}

async function ofProject(world: World, accounts: Accounts) {
  const { projectId } = await ofMilestone(world, accounts, 'inReview');
  return { projectId };
}

async function ofMilestone(
  world: World,
  accounts: Accounts,
  status: MilestoneStatus,
  fields: Partial<Milestone> = {},
) {
  const milestones = { one: { ...fields, status } };
  const projectId = await makeProject(world, { members: membersOf(accounts), milestones });
  return { projectId, milestoneId: 'one' };
}

async function clientOf({ deps }: World, { projectId }: { readonly projectId: string }): Promise<string> {
  return String((await deps.db.doc(`projects/${projectId}`).get()).get('clientId'));
}

/** Those of a project that the tests make. */
const noDetails = { name: 'New shop', summary: '', startOn: null, dueOn: null };

async function ofEnquiry(world: World) {
  const email = `${unique('kim')}@example.com`;
  const sent = { name: 'Kim Fenn', email, subject: 'A site', message: 'Hello', consent: true } as const;
  const { id } = await requestContact(world.deps, sent, sender());
  return { enquiry: { kind: 'contact', id } };
}

const replyTemplate = {
  templateId: 'thanks',
  title: 'Thanks',
  content: { kind: 'reply' as const, message: 'Thank you for writing.' },
  seen: null,
};
const empty = { title: 'Launch', kind: 'running', projectId: null, templateId: null } as const;

/** Projects, the inbox and checklists. */
export const projectInputs = {
  shareProject: ofProject,
  setProjectStatus: async (world: World, accounts: Accounts) => ({
    ...(await ofProject(world, accounts)),
    status: 'onHold',
  }),
  createProject: async (world: World, accounts: Accounts) => ({
    projectId: makeReference('project', world.deps.random),
    client: { kind: 'existing', clientId: await clientOf(world, await ofProject(world, accounts)) },
    details: noDetails,
    copyOf: null,
  }),
  saveProject: async (world: World, accounts: Accounts) => ({
    ...(await ofProject(world, accounts)),
    details: { ...noDetails, name: 'Another name' },
    seen: noDetails,
  }),
  orderMilestones: async (world: World, accounts: Accounts) => ({
    ...(await ofProject(world, accounts)),
    order: ['one'],
  }),
  removeMilestone: async (world: World, accounts: Accounts) => ofMilestone(world, accounts, 'planned'),
  askApproval: async (world: World, accounts: Accounts) => ({
    ...(await ofMilestone(world, accounts, 'inProgress')),
    answerBy: londonDate(world.deps.clock()),
    round: 0,
  }),
  withdrawApproval: async (world: World, accounts: Accounts) => ofMilestone(world, accounts, 'inReview'),
  recordMilestoneAnswer: async (world: World, accounts: Accounts) => ({
    ...(await ofMilestone(world, accounts, 'inReview')),
    answer: 'approved',
    comment: '',
    name: 'Jo Marlow',
    how: 'phone',
  }),
  completeUnanswered: async (world: World, accounts: Accounts) =>
    ofMilestone(world, accounts, 'inReview', { answerBy: '2020-01-01' }),
  answerMilestone: async (world: World, accounts: Accounts) => ({
    ...(await ofProject(world, accounts)),
    milestoneId: 'one',
    answer: 'approved',
    comment: '',
  }),
  noReplyNeeded: async (world: World, accounts: Accounts) => ({
    kind: 'projects',
    threadId: (await ofProject(world, accounts)).projectId,
  }),
  replyToEnquiry: async (world: World) => ({ ...(await ofEnquiry(world)), replyId: 'one', message: 'Yes.' }),
  addEnquiryAnswer: async (world: World) => ({
    ...(await ofEnquiry(world)),
    answerId: 'one',
    body: 'Yes.',
    receivedOn: londonDate(world.deps.clock()),
  }),
  convertEnquiry: ofEnquiry,
  saveTemplate: async () => replyTemplate,
  removeTemplate: async (world: World) => {
    await saveTemplate(world.deps, replyTemplate, asStaff);
    return { templateId: replyTemplate.templateId };
  },
  createChecklist: async () => empty,
  reorderChecklist: async (world: World) => {
    const { checklistId } = await createChecklist(world.deps, empty, asStaff);
    return { checklistId, order: [] };
  },
  moveChecklistDates: async (world: World) => {
    const projectId = await makeProject(world, { fields: { startOn: '2026-12-01' } });
    return createChecklist(world.deps, { ...empty, projectId }, asStaff);
  },
};
