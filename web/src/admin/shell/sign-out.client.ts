import { openSession } from '../../firebase/session/session.client.ts';
import { mayLeave } from '../../ui/form/unsaved-changes.ts';

/** Signs out, which clears clients' data from this device. Asks first where something is unsaved. */
export async function signOutHere(): Promise<void> {
  if (!mayLeave()) return;
  const { session } = await openSession();
  await session.signOut();
}
