import { project } from '@agency/domain/project/schema';
import { makeReference } from '@agency/domain/shared/ids';
import * as v from 'valibot';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { type Person, personOfSession } from '../../functions/src/platform/auth.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { caller, type World } from './world.ts';

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A project with these people in its audience. */
export async function makeProject(
  { deps }: World,
  memberUids: readonly string[],
  completedAt: Date | null = null,
): Promise<string> {
  const number = makeReference('project', deps.random);
  const now = new Date();
  const document = v.parse(project, {
    number,
    name: 'Order-ahead website',
    status: 'active',
    clientId: 'client-one',
    memberUids,
    membersVersion: 1,
    quoteId: null,
    startOn: null,
    dueOn: null,
    summary: '',
    progress: 0,
    milestonesTotal: 0,
    milestonesCompleted: 0,
    completedAt,
    linkId: null,
    searchTokens: [],
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  });
  await deps.db.doc(`projects/${number}`).set(document);
  return number;
}

/** What a browser does: it puts the bytes, and the store gives the object a download token. */
export async function put(
  { deps }: World,
  uid: string,
  uploadId: string,
  bytes: Uint8Array,
  contentType = 'image/png',
): Promise<void> {
  const bucket = await bucketOf(deps);
  await bucket.file(`incoming/${uid}/${uploadId}`).save(Buffer.from(bytes), {
    contentType,
    resumable: false,
    metadata: { metadata: { firebaseStorageDownloadTokens: 'a-token', name: uploadId } },
  });
}

/** The paths of all objects below a folder. */
export async function objectsBelow({ deps }: World, prefix: string): Promise<string[]> {
  const bucket = await bucketOf(deps);
  const [files] = await bucket.getFiles({ prefix });
  return files.map(({ name }) => name).toSorted();
}

export async function bytesAt({ deps }: World, path: string): Promise<Buffer> {
  const bucket = await bucketOf(deps);
  const [bytes] = await bucket.file(path).download();
  return bytes;
}

/** A real account in a session that counts. */
export async function makePerson(world: World, name: string, role: 'client' | 'admin'): Promise<Person> {
  const auth = await world.deps.auth();
  const email = `${name}@example.com`;
  const { uid } = await auth.createUser({ email, displayName: name, emailVerified: true });
  if (role === 'admin') await grantAdmin(world.deps, email);
  else await auth.setCustomUserClaims(uid, { sessionsFrom: 0, provedEmail: email });
  const inOneSecond = Math.floor(Date.now() / 1000) + 1;
  const person = await personOfSession(world.deps, uid, inOneSecond);
  if (person === null) throw new Error(`${name} has a session`);
  return person;
}

export const as = (person: Person) => ({ person, caller });
