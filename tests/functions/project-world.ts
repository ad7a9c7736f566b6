import type { Client } from '@agency/domain/client/schema';
import { client as clientSchema } from '@agency/domain/client/schema';
import type { Message } from '@agency/domain/message/schema';
import type { Milestone } from '@agency/domain/project/schema';
import { milestone } from '@agency/domain/project/schema';
import { makeReference } from '@agency/domain/shared/ids';
import { user as userSchema } from '@agency/domain/user/schema';
import * as v from 'valibot';
import type { DocumentChange } from '../../functions/src/platform/deploy.ts';
import type { CallContext } from '../../functions/src/platform/operation.ts';
import type { TriggerHandler } from '../../functions/src/platform/triggers/trigger-handler.ts';
import { newProject } from '../support/samples.ts';
import { unique } from '../support/suite.ts';
import { caller, person, type World } from './world.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Somebody at a client; without an account nobody has a uid. */
export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

export function member(name: string): Member {
  const uid = unique(name.toLowerCase());
  return { uid, email: `${uid}@example.com`, name };
}

export const asMember = ({ uid, email, name }: Member): CallContext => ({
  person: person(uid, { email, name }),
  caller,
});

const stampsAt = (now: Date) => ({ createdAt: now, updatedAt: now, updatedBy: 'system' });

export async function makeClient({ deps }: World, members: readonly Member[]): Promise<string> {
  const id = unique('client');
  const billing = `${id}@example.com`;
  const people = members.length > 0 ? members : [{ name: 'Office', email: billing, uid: null }];
  const fields: Client = v.parse(clientSchema, {
    kind: 'company',
    name: 'Weald Pottery Ltd',
    address: null,
    vatNumber: null,
    billingEmail: billing,
    phone: null,
    people,
    emails: people.map(({ email }) => email),
    memberUids: members.map(({ uid }) => uid),
    membersVersion: 3,
    archived: false,
    searchTokens: [],
    ...stampsAt(deps.clock()),
  });
  await deps.db.doc(`clients/${id}`).set(fields);
  return id;
}

interface ProjectOptions {
  readonly members?: readonly Member[];
  /** False: nobody but staff sees it yet. */
  readonly shared?: boolean;
  readonly milestones?: Readonly<Record<string, Partial<Milestone>>>;
  readonly fields?: Fields;
}

export async function makeProject(world: World, options: ProjectOptions = {}): Promise<string> {
  const { deps } = world;
  const { members = [], shared = true, milestones = {}, fields = {} } = options;
  const id = makeReference('project', deps.random);
  const clientId = await makeClient(world, members);
  const project = newProject(id, {
    name: 'New shop',
    clientId,
    memberUids: shared ? members.map(({ uid }) => uid) : [],
    membersVersion: shared ? 3 : null,
    milestonesTotal: Object.keys(milestones).length,
    ...stampsAt(deps.clock()),
    ...fields,
  });
  await deps.db.doc(`projects/${id}`).set(project);
  for (const [milestoneId, rest] of Object.entries(milestones)) {
    await deps.db.doc(`projects/${id}/milestones/${milestoneId}`).set(makeMilestone(deps.clock(), rest));
  }
  return id;
}

export function makeMilestone(now: Date, rest: Partial<Milestone> = {}): Milestone {
  return v.parse(milestone, {
    title: 'Design agreed',
    description: '',
    position: 0,
    plannedOn: null,
    status: 'planned',
    completedAt: null,
    mailRound: 1,
    approval: null,
    createdAt: now,
    createdBy: 'staff',
    updatedAt: now,
    updatedBy: 'staff',
    ...rest,
  });
}

/** A person with what they want to be mailed about. */
export async function makeUser(
  { deps }: World,
  { uid, email, name }: Member,
  wanted: Readonly<Record<string, boolean>> = {},
): Promise<void> {
  const fields = v.parse(userSchema, {
    email,
    displayName: name,
    phone: null,
    role: null,
    adminRequest: null,
    notificationPreferences: {
      'project-update-notification': true,
      'file-upload-notification': true,
      'new-message-notification': true,
      ...wanted,
    },
    disabled: false,
    searchTokens: [],
    ...stampsAt(deps.clock()),
  });
  await deps.db.doc(`users/${uid}`).set(fields);
}

/** Writes a document as a browser would and returns what its trigger gets. */
export async function written(
  { deps }: World,
  path: string,
  params: Readonly<Record<string, string>>,
  after: Fields,
): Promise<DocumentChange> {
  const ref = deps.db.doc(path);
  const before = (await ref.get()).data();
  await ref.set(after);
  return {
    eventId: unique('event'),
    at: deps.clock(),
    path,
    params,
    before,
    after: (await ref.get()).data(),
  };
}

/** Delivers each change five times, all at once and in any order. */
export async function deliver(
  { deps }: World,
  react: TriggerHandler,
  ...changes: readonly DocumentChange[]
): Promise<void> {
  const five = changes.flatMap((change) => Array.from({ length: 5 }, () => change));
  const shuffled = five
    .map((change, index) => ({ change, place: (index * 7919) % 101 }))
    .toSorted((a, b) => a.place - b.place);
  await Promise.all(shuffled.map(({ change }) => react(deps, change)));
}

/** The outbox ids with this prefix. */
export async function mailIds({ deps }: World, begin: string): Promise<string[]> {
  const { docs } = await deps.db.collection('outbox').select().get();
  return docs
    .map(({ id }) => id)
    .filter((id) => id.startsWith(begin))
    .toSorted();
}

export async function auditOf({ deps }: World, path: string): Promise<Fields[]> {
  const { docs } = await deps.db.collection('auditLog').where('path', '==', path).get();
  return docs.map((entry) => entry.data());
}

export async function activityOf({ deps }: World, projectId: string): Promise<string[]> {
  const { docs } = await deps.db.collection(`projects/${projectId}/activity`).orderBy('at').get();
  return docs.map((one) => String(one.get('kind')));
}

interface Thread {
  readonly collection: string;
  readonly threadId: string;
}

let messages = 0;

/** Somebody at the client, or else staff, writes now. */
export function writeMessage(world: World, by: Member | null, { collection, threadId }: Thread) {
  const now = world.deps.clock();
  messages += 1;
  const messageId = `m${messages}`;
  const authorKind = by === null ? 'staff' : 'client';
  const fields: Message = {
    body: `Message ${messages} of ${authorKind}`,
    authorName: by?.name ?? 'Sam Webb',
    authorKind,
    createdAt: now,
    createdBy: by?.uid ?? 'staff',
    updatedAt: now,
    updatedBy: by?.uid ?? 'staff',
  };
  const path = `${collection}/${threadId}/messages/${messageId}`;
  return written(world, path, { collection, threadId, messageId }, { ...fields });
}

/** Somebody has read up to now. */
export async function markRead(
  { deps }: World,
  uid: string,
  { collection, threadId }: Thread,
): Promise<void> {
  const now = deps.clock();
  const marker = { lastReadAt: now, updatedAt: now, updatedBy: uid };
  await deps.db.doc(`${collection}/${threadId}/reads/${uid}`).set(marker);
}
