import { useCallback, useState } from 'react';
import { updateSeenRecord } from '../../../firebase/firestore/write.ts';
import { useTask } from '../../../platform/use-task.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { readDraft } from './local-copy.ts';
import { isSameNews, NewsFields, type NewsValues } from './news-fields.tsx';
import { type NewsPlace, useEdit, useEditPlace } from './use-edit.ts';

interface EditNewsProps extends NewsPlace {
  /** 'Change this update' */
  readonly title: string;
  /** Who sees the change, and whether anyone is told. */
  readonly description: string;
}

/** Corrects what was published. */
export function EditNews(props: EditNewsProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useEditPlace(props);
  const left = isOpen ? null : readDraft(localStorage, place);
  const isBegun = left !== null && !isSameNews(left, props.news);
  return (
    <>
      <Button size="small" variant="quiet" about={props.news.title} onClick={() => setOpen(true)}>
        {isBegun ? 'Continue editing' : 'Edit'}
      </Button>
      {isOpen ? <EditDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function EditDialog(props: EditNewsProps & { readonly onClose: () => void }) {
  const { projectId, collection, news, title, description, onClose } = props;
  const { id, updatedAt } = news;
  const { form, meanwhile, finish } = useEdit({ projectId, collection, news });
  const close = () => {
    finish();
    onClose();
  };
  const task = useTask(
    useCallback(
      async (values: NewsValues) => {
        await updateSeenRecord(collection, [projectId, id], { ...values }, updatedAt);
        return true;
      },
      [collection, projectId, id, updatedAt],
    ),
  );
  return (
    <DialogForm
      open
      size="large"
      onOpenChange={(next) => !next && close()}
      title={title}
      description={description}
      form={form}
      meanwhile={meanwhile}
      onSubmit={async (values) => {
        if (await task.run(values)) close();
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
