import { createChecklist } from '../../../functions/src/checklist/create.ts';
import { requestContact } from '../../../functions/src/contact/request.ts';
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
  const milestones = { one: { status: 'inReview' } } as const;
  return { projectId: await makeProject(world, { members: membersOf(accounts), milestones }) };
}

async function ofEnquiry(world: World) {
  const email = `${unique('kim')}@example.com`;
  const sent = { name: 'Kim Fenn', email, subject: 'A site', message: 'Hello', consent: true } as const;
  const { id } = await requestContact(world.deps, sent, sender());
  return { enquiry: { kind: 'contact', id } };
}

const empty = { title: 'Launch', kind: 'running', projectId: null, templateId: null } as const;

/** Projects, the inbox and checklists. */
export const projectInputs = {
  shareProject: ofProject,
  setProjectStatus: async (world: World, accounts: Accounts) => ({
    ...(await ofProject(world, accounts)),
    status: 'onHold',
  }),
  answerMilestone: async (world: World, accounts: Accounts) => ({
    ...(await ofProject(world, accounts)),
    milestoneId: 'one',
    answer: 'approved',
    comment: '',
  }),
  replyToEnquiry: async (world: World) => ({ ...(await ofEnquiry(world)), replyId: 'one', message: 'Yes.' }),
  convertEnquiry: ofEnquiry,
  createChecklist: async () => empty,
  reorderChecklist: async (world: World) => {
    const { checklistId } = await createChecklist(world.deps, empty, asStaff);
    return { checklistId, order: [] };
  },
};
