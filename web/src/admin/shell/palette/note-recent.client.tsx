import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openSession } from '../../../firebase/session/session.client.ts';
import { kinds } from './kinds.ts';
import { recordAt } from './record-at.ts';
import { useRecents } from './use-recents.ts';

/**
 * Notes the record whose screen is open, under its name. The screen listens to the same document, so this reads nothing
 * more, and follows a new name or a deletion.
 */
export function NoteRecent(): null {
  const recents = useRecents();
  const { pathname, search } = useLocation();
  const record = recordAt(pathname, search);
  const [kind, id] = [record?.kind, record?.id];
  const uid = recents?.uid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the person stands for their records
  useEffect(() => {
    if (!recents || !kind || !id) return;
    let stop = () => {};
    let isOver = false;
    const watch = async () => {
      const { firebase } = await openSession();
      if (isOver) return;
      stop = kinds[kind].watch(firebase.firestore(), id, (found) =>
        found ? recents.note(found) : recents.drop({ kind, id }),
      );
    };
    void watch();
    return () => {
      isOver = true;
      stop();
    };
  }, [uid, kind, id]);
  return null;
}
