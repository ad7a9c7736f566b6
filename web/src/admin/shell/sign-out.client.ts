import { openSession } from '../../firebase/session/session.client.ts';
import { mayLeave } from '../../ui/form/unsaved-changes.ts';

/** Signs out, which leaves nothing of a client's on this device. Asks first where something is not saved. */
export async function signOutHere(): Promise<void> {
  if (!mayLeave()) return;
  const { session } = await openSession();
  await session.signOut();
}
