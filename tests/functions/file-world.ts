import { makeReference } from '@agency/domain/shared/ids';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { type Person, personOfSession } from '../../functions/src/platform/auth.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { newProject } from '../support/samples.ts';
import { caller, type World } from './world.ts';

/** A project with these people in its audience. */
export async function makeProject(
  { deps }: World,
  memberUids: readonly string[],
  completedAt: Date | null = null,
): Promise<string> {
  const number = makeReference('project', deps.random);
  await deps.db.doc(`projects/${number}`).set(newProject(number, { memberUids, completedAt }));
  return number;
}

/** Uploads as a browser does: the store gives the object a download token. */
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

/** A real account in a valid session. */
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
