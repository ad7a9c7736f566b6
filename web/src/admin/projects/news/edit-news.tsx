import type { ProjectUpdate } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useState } from 'react';
import { updateRecord } from '../../../firebase/firestore/write.ts';
import { useTask } from '../../../platform/use-task.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';
import type { DraftPlace } from './local-copy.ts';
import { NewsFields, type NewsValues, newsValues } from './news-fields.tsx';

interface EditNewsProps extends Omit<DraftPlace, 'uid'> {
  readonly news: Stored<ProjectUpdate>;
  /** 'Change this update' */
  readonly title: string;
  /** Who sees the change, and whether anyone is told. */
  readonly description: string;
}

/** Corrects what was published. */
export function EditNews(props: EditNewsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" about={props.news.title} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen ? <EditDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function EditDialog(props: EditNewsProps & { readonly onClose: () => void }) {
  const { projectId, collection, news, title, description, onClose } = props;
  const { id } = news;
  const { form, meanwhile } = useStoredForm<NewsValues>({
    resolver: valibotResolver(newsValues),
    stored: { title: news.title, body: news.body },
  });
  const task = useTask(
    useCallback(
      async (values: NewsValues) => {
        await updateRecord(collection, [projectId, id], { ...values });
        return true;
      },
      [collection, projectId, id],
    ),
  );
  return (
    <DialogForm
      open
      size="large"
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      form={form}
      meanwhile={meanwhile}
      onSubmit={async (values) => {
        if (await task.run(values)) onClose();
      }}
      submitting={task.busy}
      error={task.error?.message ?? null}
      submitLabel="Save"
      submittingLabel="Saving"
    >
      <NewsFields form={form} />
    </DialogForm>
  );
}
