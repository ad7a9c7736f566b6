import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../firebase/session/session.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account-bar.module.css';

const never = () => () => undefined;

/** Who is signed in, and signing out. Part of the frame, so it waits for the session itself. */
export function AccountBar() {
  const [session, setSession] = useState<Session | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    let isHere = true;
    import('../../firebase/session/session.client.ts')
      .then(({ openSession }) => openSession())
      .then((open) => {
        if (isHere) setSession(open.session);
      })
      .catch((error: unknown) => console.error('The session could not be opened', error));
    return () => {
      isHere = false;
    };
  }, []);
  const user = useSyncExternalStore(
    session?.subscribe ?? never,
    () => session?.state.user ?? null,
    () => null,
  );
  if (!session || !user) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.email}>{user.email}</span>
      <Button
        size="small"
        variant="quiet"
        busy={isLeaving}
        onClick={() => {
          setLeaving(true);
          void session.signOut();
        }}
      >
        Sign out
      </Button>
    </div>
  );
}
