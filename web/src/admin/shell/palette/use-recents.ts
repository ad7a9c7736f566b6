import { use, useSyncExternalStore } from 'react';
import { remembersSession } from '../../../firebase/session/remembered.ts';
import { openSession } from '../../../firebase/session/session.client.ts';
import { type Recents, recentsOf } from './recent-records.ts';

/** What the person who is signed in opened last; without ‘Remember me’ it ends with the tab, as the session does. */
export function useRecents(): Recents | null {
  const { session } = use(openSession());
  const { user } = useSyncExternalStore(session.subscribe, () => session.state);
  if (!user) return null;
  return recentsOf(remembersSession() ? window.localStorage : window.sessionStorage, user.uid);
}
