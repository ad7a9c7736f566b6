import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { createRecord, findOwn, updateRecord } from '../../../firebase/firestore/write.ts';
import { useTask } from '../../../platform/use-task.ts';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import type { DraftPlace } from './local-copy.ts';
import styles from './news.module.css';
import { isSameNews, NewsFields, type NewsValues, newsValues } from './news-fields.tsx';
import { useDraft } from './use-draft.ts';

interface WriterWords {
  /** What opens the form: 'Write an update for the client'. */
  readonly open: string;
  readonly submit: string;
  readonly submitting: string;
  /** Said when it is done. */
  readonly done: string;
  /** Beside the button: who will read it. */
  readonly note: string;
}

/** What is asked before it is published. */
export interface Confirmation {
  readonly title: string;
  readonly confirmLabel: string;
  readonly body: ReactNode;
}

interface NewsWriterProps extends Omit<DraftPlace, 'uid'> {
  readonly words: WriterWords;
  readonly confirmation?: Confirmation;
}

const tooSlow = 'We can’t reach the server yet. Keep this page open: we’ll save it when you’re back online.';

function useCreate({ projectId, collection }: Omit<DraftPlace, 'uid'>, idNow: () => string) {
  const [isSlow, setSlow] = useState(false);
  const task = useTask(
    useCallback(
      async ({ title, body }: NewsValues) => {
        const ids = [projectId, idNow()];
        const isNew = await createRecord(collection, ids, { title, body }, () => setSlow(true)).finally(() =>
          setSlow(false),
        );
        // An earlier visit had published it, and never heard of it: the text may be another by now.
        if (!isNew) await updateRecord(collection, ids, { title, body });
        return true;
      },
      [collection, projectId, idNow],
    ),
  );
  return { task, isSlow };
}

interface Unheard extends Omit<DraftPlace, 'uid'> {
  readonly first: NewsValues;
  readonly idNow: () => string;
  readonly isStill: (published: NewsValues) => boolean;
  readonly onFound: () => void;
}

/** What an earlier visit left may have been published without its page hearing of it. */
function useUnheard({ projectId, collection, first, idNow, isStill, onFound }: Unheard): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what an earlier visit left
  useEffect(() => {
    if (first.title === '' && first.body === '') return;
    let isGone = false;
    void findOwn(collection, [projectId, idNow()]).then((found) => {
      const published = v.safeParse(newsValues, found);
      if (!isGone && published.success && isStill(published.output)) onFound();
    });
    return () => {
      isGone = true;
    };
  }, []);
}

/** Writes an update or a note. What is typed stays in this browser until it is published. */
export function NewsWriter({ projectId, collection, words, confirmation }: NewsWriterProps) {
  const { first, idNow, keep, finish } = useDraft({ projectId, collection });
  const form = useForm<NewsValues>({ resolver: valibotResolver(newsValues), defaultValues: first });
  const { task, isSlow } = useCreate({ projectId, collection }, idNow);
  const [asked, setAsked] = useState<NewsValues | null>(null);
  const toast = useToast();
  useEffect(() => {
    const { unsubscribe } = form.watch(({ title = '', body = '' }) => keep({ title, body }));
    return unsubscribe;
  }, [form, keep]);
  const finished = (): void => {
    form.reset({ title: '', body: '' });
    finish();
    toast(words.done);
  };
  const isSubmitted = useRef(false);
  const isStill = (published: NewsValues) => {
    const typed = v.safeParse(newsValues, form.getValues());
    return !isSubmitted.current && typed.success && isSameNews(typed.output, published);
  };
  useUnheard({ projectId, collection, first, idNow, isStill, onFound: finished });
  const submit = async (values: NewsValues): Promise<void> => {
    isSubmitted.current = true;
    if (confirmation) setAsked(values);
    else if (await task.run(values)) finished();
  };
  return (
    <details className={styles.writer} open={first.title !== '' || first.body !== ''}>
      <summary>
        <span>{words.open}</span>
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <div className={styles.form}>
        <PageForm
          form={form}
          onSubmit={submit}
          submitting={task.busy}
          error={asked ? null : (task.error?.message ?? null)}
          submitLabel={words.submit}
          submittingLabel={words.submitting}
          submitVariant="secondary"
          note={<span role="status">{isSlow ? tooSlow : words.note}</span>}
          // What is typed is stored.
          warnUnsaved={false}
        >
          <NewsFields form={form} />
        </PageForm>
      </div>
      {asked && confirmation ? (
        <ConfirmDialog
          task={task}
          input={asked}
          title={confirmation.title}
          confirmLabel={confirmation.confirmLabel}
          cancelLabel="Not now"
          question={isSlow ? <p role="status">{tooSlow}</p> : null}
          onClose={() => setAsked(null)}
          onDone={finished}
        >
          {confirmation.body}
        </ConfirmDialog>
      ) : null}
    </details>
  );
}
