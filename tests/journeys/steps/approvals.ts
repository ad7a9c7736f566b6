import { defaultAnswerBy } from '@agency/domain/project/answer';
import { londonDate } from '@agency/domain/shared/dates';
import { linkIn, mailsTo, readMail } from '../../support/mailbox.ts';
import { callOperation, signIn } from '../../support/sign-in.ts';
import { admin, eventually, samples } from '../../support/suite.ts';
import { makeAccount, makeClient, newPerson, type OwnClient, type Person } from './account.ts';

async function must(operation: string, input: unknown, person: Pick<Person, 'email' | 'password'>) {
  const { idToken } = await signIn(person);
  const { status, result, body } = await callOperation(operation, input, idToken);
  if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
  return result;
}

/** An operation by staff. */
export const asStaff = (operation: string, input: unknown) => must(operation, input, samples.admin);

/** Gives an account access to the clients that carry its address, as its first sign-in does. */
async function join(person: Person): Promise<string> {
  const uid = await makeAccount(person);
  await must('ensureUser', {}, person);
  await must('linkMyDocuments', {}, person);
  return uid;
}

export interface Approval {
  readonly client: OwnClient;
  /** The client's people, each with an account that has access. */
  readonly people: readonly [Person, ...Person[]];
  readonly uids: readonly string[];
  readonly answerBy: string;
}

/** A client of a test's own whose project has two steps: the first waits for approval. */
export async function askForApproval(first: string, ...others: readonly string[]): Promise<Approval> {
  const person = newPerson(first);
  const client = await makeClient(person);
  const people: [Person, ...Person[]] = [person, ...others.map(newPerson)];
  const { db } = admin();
  await db.doc(`clients/${client.id}`).update({
    people: people.map(({ name, email }) => ({ name, email, uid: null })),
    emails: people.map(({ email }) => email),
  });
  const ofProject = db.collection(`projects/${client.projectId}/milestones`);
  await ofProject.doc('design').set(milestone('Design', 0, 'inProgress'));
  await ofProject.doc('launch').set(milestone('Launch', 1, 'planned'));
  const uids: string[] = [];
  for (const each of people) uids.push(await join(each));
  const answerBy = defaultAnswerBy(londonDate(new Date()));
  await asStaff('askApproval', { projectId: client.projectId, milestoneId: 'design', answerBy, round: 0 });
  return { client, people, uids, answerBy };
}

function milestone(title: string, position: number, status: 'inProgress' | 'planned') {
  const now = new Date();
  return {
    title,
    description: 'All page types.\nOn a phone, too.',
    position,
    plannedOn: null,
    status,
    completedAt: null,
    mailRound: 1,
    approval: null,
    createdAt: now,
    createdBy: 'system',
    updatedAt: now,
    updatedBy: 'system',
  };
}

/** The link in the email that asks this person, on this site. */
export async function linkToAnswer({ email }: Person): Promise<string> {
  const { id } = await eventually(`the request for approval to ${email}`, async () =>
    (await mailsTo(email, 'notice')).find(({ subject }) => subject === 'Please check: Design'),
  );
  return linkIn(await readMail(id), 'answer=design');
}

/** The step as it is stored. */
export async function stepOf({ client }: Approval) {
  const found = await admin().db.doc(`projects/${client.projectId}/milestones/design`).get();
  return found.data();
}

/** How often it was answered, by the record of the project's activity. */
export async function answersOf({ client }: Approval): Promise<readonly string[]> {
  const { docs } = await admin()
    .db.collection(`projects/${client.projectId}/activity`)
    .where('kind', 'in', ['approvalGiven', 'changesAsked'])
    .get();
  return docs.map((entry) => String(entry.get('kind')));
}
