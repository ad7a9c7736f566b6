import { makeReference } from '@agency/domain/shared/ids';
import { clientIds } from '@agency/emulators/seed/client';
import { people } from '@agency/emulators/seed/people';
import { projectIds } from '@agency/emulators/seed/project';
import { quoteIds } from '@agency/emulators/seed/quotes';
import type { Deps } from '../../../functions/src/platform/deps.ts';
import { unique } from '../../support/suite.ts';

// What the sample data lacks: a client without an account and with a colleague, a quote, and a project with news and
// an answered step, both behind links. All are copies of samples under ids of their own, written as the system writes,
// so that no trigger mails anybody about them.

type Fields = Readonly<Record<string, unknown>>;

async function copy({ db }: Deps, from: string, target: string, changes: Fields = {}): Promise<void> {
  const found = await db.doc(from).get();
  if (!found.exists) throw new Error(`There is no sample ${from}.`);
  await db.doc(target).set({ ...found.data(), ...changes });
}

export interface OwnProject {
  readonly email: string;
  readonly colleague: string;
  readonly clientId: string;
  readonly projectId: string;
  readonly quoteId: string;
  readonly answeredAt: Date;
}

const audience = { memberUids: [], membersVersion: 0 };
const stampsAt = (now: Date) => ({
  createdAt: now,
  createdBy: people.admin.uid,
  updatedAt: now,
  updatedBy: 'system',
});

export async function makeOwnProject(deps: Deps): Promise<OwnProject> {
  const clientId = unique('client');
  const now = deps.clock();
  const own: OwnProject = {
    clientId,
    email: `${clientId}@example.com`,
    colleague: `colleague-of-${clientId}@example.com`,
    projectId: makeReference('project', deps.random),
    quoteId: makeReference('quote', deps.random),
    answeredAt: now,
  };
  const { email, colleague } = own;
  await copy(deps, `clients/${clientIds.cycles}`, `clients/${clientId}`, {
    billingEmail: email,
    people: [
      { name: 'Sam Whitlock', email, uid: null },
      { name: 'Kim Fenn', email: colleague, uid: null },
    ],
    emails: [email, colleague],
  });
  await Promise.all([copyQuote(deps, own), copyProject(deps, own)]);
  return own;
}

/** A link to a copy; its id. */
async function copyLink(
  deps: Deps,
  sample: string,
  { clientId }: OwnProject,
  documentId: string,
): Promise<string> {
  const linkId = unique('link');
  const changes = { ...audience, documentId, clientId };
  await copy(deps, `links/sample-link-${sample.toLowerCase()}`, `links/${linkId}`, changes);
  return linkId;
}

function writeMessage(deps: Deps, thread: string) {
  const author = { authorName: people.admin.name, authorKind: 'staff' };
  const words = { ...stampsAt(deps.clock()), ...author, body: 'How is it going?' };
  return deps.db.doc(`${thread}/messages/first`).set(words);
}

async function copyQuote(deps: Deps, own: OwnProject): Promise<void> {
  const { clientId, quoteId } = own;
  const [sample, target] = [`quotes/${quoteIds.sent}`, `quotes/${quoteId}`];
  const linkId = await copyLink(deps, quoteIds.sent, own, quoteId);
  await copy(deps, sample, target, {
    ...audience,
    number: quoteId,
    clientId,
    linkId,
    updatedBy: 'system',
  });
  await copy(deps, `${sample}/versions/1`, `${target}/versions/1`, audience);
  await writeMessage(deps, target);
  await deps.db.doc(`${target}/events/nudge`).set({
    kind: 'resent',
    actor: { kind: 'staff', uid: people.admin.uid, name: people.admin.name },
    version: 1,
    at: deps.clock(),
    zone: 'Europe/London',
    nudge: 'Have you had time to look at our quote?',
  });
}

async function copyProject(deps: Deps, own: OwnProject): Promise<void> {
  const { clientId, projectId, answeredAt } = own;
  const [sample, target] = [`projects/${projectIds.accepted}`, `projects/${projectId}`];
  const linkId = await copyLink(deps, projectIds.accepted, own, projectId);
  const stamps = stampsAt(answeredAt);
  await copy(deps, sample, target, {
    ...audience,
    number: projectId,
    clientId,
    linkId,
    updatedBy: 'system',
  });
  const approval = {
    answer: 'approved',
    by: people.client.uid,
    name: 'Sam Whitlock',
    at: answeredAt,
    comment: '',
  };
  const step = `${sample}/milestones/first`;
  await Promise.all([
    copy(deps, step, `${target}/milestones/waiting`, {
      ...stamps,
      status: 'inReview',
      approval: null,
      askedAt: answeredAt,
    }),
    copy(deps, step, `${target}/milestones/answered`, { ...stamps, status: 'inProgress', approval }),
    copy(deps, `${sample}/files/sample-logo`, `${target}/files/logo`, stamps),
    deps.db.doc(`${target}/updates/news`).set({ ...stamps, title: 'Week three', body: 'All is on its way.' }),
    writeMessage(deps, target),
  ]);
}

export interface Mover {
  readonly uid: string;
  readonly wanted: string;
}

/** Somebody who asked for another address. */
export async function makeMover(deps: Deps): Promise<Mover> {
  const uid = unique('mover');
  const [email, wanted] = [`${uid}@example.com`, `new-${uid}@example.com`];
  const auth = await deps.auth();
  await auth.createUser({ uid, email, emailVerified: true, displayName: 'Mo Moss' });
  await auth.setCustomUserClaims(uid, { sessionsFrom: 0, provedEmail: email });
  await copy(deps, `users/${people.client.uid}`, `users/${uid}`, {
    email,
    displayName: 'Mo Moss',
    addressChange: { from: email, to: wanted, askedAt: deps.clock(), sessionsFrom: 0 },
    updatedBy: 'system',
  });
  return { uid, wanted };
}
