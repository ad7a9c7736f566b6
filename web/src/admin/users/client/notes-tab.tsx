import { clientNotes } from '@agency/domain/client/schema';
import { formatDateTime } from '@agency/domain/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import * as v from 'valibot';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useOperation } from '../../../firebase/use-operation.ts';
import { Card } from '../../../ui/app/card.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';
import { useNotes } from './queries.ts';
import styles from './record.module.css';

const typed = v.object({ text: clientNotes.entries.text });
type Typed = v.InferOutput<typeof typed>;

/** What only staff read. */
export function NotesTab({ clientId }: { readonly clientId: string }) {
  return (
    <Feature subject="the notes" loading={<LoadingState lines={4} />}>
      <Notes clientId={clientId} />
    </Feature>
  );
}

function Notes({ clientId }: { readonly clientId: string }) {
  const notes = useNotes(clientId);
  const operation = useOperation('saveClientNotes');
  const [done, setDone] = useState('');
  const { form, meanwhile } = useStoredForm<Typed>({
    resolver: valibotResolver(typed),
    stored: { text: notes?.text ?? '' },
  });
  const save = async ({ text }: Typed): Promise<void> => {
    setDone('');
    if (await operation.run({ clientId, text, revision: notes?.revision ?? 0 })) {
      form.reset({ text });
      setDone('Saved.');
    }
  };
  return (
    <Card className={styles.notes}>
      <PageForm
        form={form}
        meanwhile={meanwhile}
        onSubmit={save}
        submitting={operation.busy}
        error={operation.error?.message ?? null}
        submitLabel="Save notes"
        submittingLabel="Saving"
        submitVariant="secondary"
        note={
          <span role="status">{done || (notes ? `Last saved ${formatDateTime(notes.updatedAt)}.` : '')}</span>
        }
      >
        <TextArea
          {...fieldProps(form, 'text')}
          label="Notes"
          hint="Only staff can read these. People have the right to ask for what we write about them."
          rows={12}
          limit={10_000}
        />
      </PageForm>
    </Card>
  );
}
