import { openSession } from '../../platform/session/session.client.ts';
import { mayLeave } from '../../ui/form/unsaved-changes.ts';
import { dropAllCopies } from '../shared/local-copies.ts';

/** Signs out and leaves nothing of a client's on this device. Asks first where something is not saved. */
export async function signOutHere(): Promise<void> {
  if (!mayLeave()) return;
  dropAllCopies(localStorage);
  const { session } = await openSession();
  await session.signOut();
}
