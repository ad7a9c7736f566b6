import type { ProjectUpdate } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSignedIn } from '../../../firebase/session/session-context.ts';
import { type StoredForm, useStoredForm } from '../../../ui/form/stored-form.ts';
import { type DraftPlace, dropDraft, readDraft, storeDraft } from './local-copy.ts';
import { isSameNews, type NewsValues, newsValues } from './news-fields.tsx';

export interface NewsPlace extends Omit<DraftPlace, 'uid' | 'newsId'> {
  readonly news: Stored<ProjectUpdate>;
}

/** Where the copy of an edit is. */
export function useEditPlace({ projectId, collection, news: { id } }: NewsPlace): DraftPlace {
  const { uid } = useSignedIn();
  return useMemo(() => ({ uid, projectId, collection, newsId: id }), [uid, projectId, collection, id]);
}

interface EditForm extends StoredForm<NewsValues, NewsValues> {
  /** It was saved, or given up. */
  finish(): void;
}

/**
 * The form over what was published. What is typed stays in this browser until it is saved, with the text that it began
 * from: what a colleague saved since then is shown like what they save meanwhile.
 */
export function useEdit(of: NewsPlace): EditForm {
  const place = useEditPlace(of);
  const { id, title, body } = of.news;
  const stored = useMemo(() => ({ title, body }), [title, body]);
  const [left] = useState(() => readDraft(localStorage, place));
  const [isRestored, setRestored] = useState(left === null);
  const base = useRef<NewsValues>(left?.base ?? stored);
  const resolver = useMemo(() => valibotResolver(newsValues), []);
  const { form, meanwhile } = useStoredForm<NewsValues>({
    resolver,
    stored: isRestored ? stored : base.current,
  });
  useEffect(() => {
    if (left === null) return;
    for (const name of ['title', 'body'] as const) {
      if (left[name] !== left.base?.[name]) form.setValue(name, left[name], { shouldDirty: true });
    }
    setRestored(true);
  }, [left, form]);
  const now = useRef(stored);
  now.current = stored;
  useEffect(() => {
    if (!isRestored) return;
    const { unsubscribe } = form.watch(({ title: t = '', body: b = '' }) => {
      const typed = { title: t, body: b };
      if (isSameNews(typed, now.current)) dropDraft(localStorage, place);
      else storeDraft(localStorage, place, { id, ...typed, base: base.current });
    });
    return unsubscribe;
  }, [form, id, place, isRestored]);
  const choose = (choice: () => void) => () => {
    base.current = stored;
    choice();
  };
  return {
    form,
    meanwhile: {
      isOpen: meanwhile.isOpen,
      loadTheirs: choose(meanwhile.loadTheirs),
      keepMine: choose(meanwhile.keepMine),
    },
    finish: () => dropDraft(localStorage, place),
  };
}
