import { useEffect, useMemo, useRef, useState } from 'react';
import { useSignedIn } from '../../../firebase/session/session-context.ts';
import { newId } from '../../shared/new-id.ts';
import { type Draft, type DraftPlace, draftKey, dropDraft, readDraft, storeDraft } from './local-copy.ts';

type Typed = Omit<Draft, 'id'>;

interface StoredDraft {
  /** What an earlier visit left; empty where there was nothing. */
  readonly first: Typed;
  /** The id that it will have. */
  idNow(): string;
  keep(values: Typed): void;
  /** It was published: what is typed next is another. */
  finish(): void;
}

/** What is being written, in this browser's storage too, so that a closed laptop loses nothing. */
export function useDraft({ projectId, collection }: Omit<DraftPlace, 'uid'>): StoredDraft {
  const { uid } = useSignedIn();
  const place = useMemo(() => ({ uid, projectId, collection }), [uid, projectId, collection]);
  const [first] = useState(() => readDraft(localStorage, place) ?? { id: newId(), title: '', body: '' });
  const id = useRef(first.id);
  useEffect(() => {
    // Another tab has published the text that both had: what is in this one is a text of its own by now.
    const notice = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey(place) && newValue === null) id.current = newId();
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, [place]);
  return useMemo(
    () => ({
      first: { title: first.title, body: first.body },
      idNow: () => id.current,
      keep(values) {
        // What is written into empty fields is another text, and must not take the place of one that got through.
        if (values.title === '' && values.body === '') id.current = newId();
        storeDraft(localStorage, place, { ...values, id: id.current });
      },
      finish() {
        dropDraft(localStorage, place);
        id.current = newId();
      },
    }),
    [first, place],
  );
}
