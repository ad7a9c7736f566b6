import { bucketOf } from '../../../functions/src/platform/storage.ts';
import { acceptQuoteOffline } from '../../../functions/src/quote/answer.ts';
import { registerClient } from '../../../functions/src/user/register.ts';
import { makeSent, recipient } from '../quote-world.ts';
import { asStaff, caller, type World } from '../world.ts';
import { call, newAddress, signedIn } from './people.ts';

/** A client with a quote and a project, what they read and sent, and mails about their account. */
export async function makeLife(world: World) {
  const email = newAddress();
  const registration = { name: 'Wilhelmina Ashdown', email, password: 'a long enough phrase' };
  await registerClient(world.deps, registration, caller);
  const auth = await world.deps.auth();
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified: true });
  const first = await signedIn(world, { email });
  await call(world, first, 'ensureUser', {});
  await call(world, first, 'linkMyDocuments', {});
  const me = await signedIn(world, { email });
  const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
  const { projectId } = await acceptQuoteOffline(
    world.deps,
    { quoteId, name: 'Sam Weald', choices: [], note: 'By phone' },
    asStaff,
  );
  await leaveTraces(world, uid, quoteId, projectId);
  const bucket = await bucketOf(world.deps);
  await bucket.file(`incoming/${uid}/loose`).save('x');
  await bucket.file(`incoming/${uid}/other`).save('x');
  return { uid, email, me, quoteId, projectId, bucket };
}

/** What they read, and what they uploaded: a file that belongs to nothing and one of the project. */
async function leaveTraces(
  { deps: { db } }: World,
  uid: string,
  quoteId: string,
  projectId: string,
): Promise<void> {
  const at = new Date();
  const marker = { lastReadAt: at, updatedBy: uid, updatedAt: at };
  await db.doc(`quotes/${quoteId}/reads/${uid}`).set(marker);
  await db.doc(`projects/${projectId}/reads/${uid}`).set(marker);
  const upload = { name: 'a.png', size: 1, contentType: 'image/png', expiresAt: at, createdAt: at };
  await db.doc(`uploads/loose-${uid}`).set({
    ...upload,
    state: 'stored',
    owner: uid,
    claimedBy: null,
    storagePath: `incoming/${uid}/loose`,
  });
  await db.doc(`uploads/kept-${projectId}`).set({
    ...upload,
    state: 'claimed',
    owner: uid,
    claimedBy: `projects/${projectId}`,
    storagePath: `files/${projectId}/kept`,
  });
}
