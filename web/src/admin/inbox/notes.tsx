import { enquiryNotes } from '@agency/domain/contact/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { updateSeenRecord } from '../../firebase/firestore/write.ts';
import { useTask } from '../../platform/use-task.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { useStoredForm } from '../../ui/form/stored-form.ts';
import type { InboxEnquiry } from './enquiry.ts';
import styles from './inbox.module.css';
import type { EnquiryKind } from './kinds.ts';

const typed = v.object({ notes: enquiryNotes });
type Typed = v.InferOutput<typeof typed>;

interface NotesProps {
  readonly kind: Pick<EnquiryKind, 'collection'>;
  readonly enquiry: Stored<InboxEnquiry>;
}

/** What only staff read of an enquiry. */
export function Notes({ kind, enquiry: { id, notes, updatedAt } }: NotesProps) {
  const task = useTask(
    useCallback(
      async ({ notes: text }: Typed) => {
        await updateSeenRecord(kind.collection, [id], { notes: text }, updatedAt);
        return true;
      },
      [kind, id, updatedAt],
    ),
  );
  const [done, setDone] = useState('');
  const stored = useMemo(() => ({ notes }), [notes]);
  const resolver = useMemo(() => valibotResolver(typed), []);
  const { form, meanwhile } = useStoredForm<Typed>({ resolver, stored });
  const save = async (values: Typed): Promise<void> => {
    setDone('');
    if (!(await task.run(values))) return;
    form.reset(values);
    setDone('Saved.');
  };
  return (
    <section className={styles.part} aria-label="Notes">
      <h3>Notes</h3>
      <PageForm
        form={form}
        meanwhile={meanwhile}
        onSubmit={save}
        submitting={task.busy}
        error={task.error?.message ?? null}
        submitLabel="Save notes"
        submittingLabel="Saving"
        submitVariant="secondary"
        note={<span role="status">{done}</span>}
      >
        <TextArea
          {...fieldProps(form, 'notes')}
          label="Notes for staff"
          hint="They can’t see these notes, but they have the right to ask for a copy."
          rows={3}
          limit={5000}
        />
      </PageForm>
    </section>
  );
}
