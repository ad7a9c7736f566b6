import type { Correction } from '@agency/domain/platform/data-request';
import { email, line } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { FieldStack } from '../../../ui/fields/form-layout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { placeWords } from './held-words.ts';
import styles from './requests.module.css';
import type { Asked } from './use-held.ts';

const orNothing = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const schema = v.pipe(
  v.object({
    name: v.union([orNothing, line('Name', { max: 100 })]),
    newEmail: v.union([orNothing, email]),
  }),
  v.forward(
    v.check(
      ({ name, newEmail }) => name !== null || newEmail !== null,
      'Enter the right name or the right address',
    ),
    ['name'],
  ),
);
type Input = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;

interface Props {
  readonly asked: Asked;
  readonly onClose: () => void;
  /** Runs with the address under which the person is found from now on. */
  readonly onDone: (email: string) => void;
}

/** Corrects a name or address: first what would change, then the change itself. */
export function CorrectDialog({ asked, onClose, onDone }: Props) {
  const toast = useToast();
  const operation = useOperation('correctPerson');
  const [preview, setPreview] = useState<{
    readonly of: string;
    readonly places: readonly Correction[];
  } | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: { name: '', newEmail: '' },
  });
  const typed = form.watch();
  const isSeen = preview !== null && preview.of === JSON.stringify(typed);
  const submit = async (correction: Output): Promise<void> => {
    const done = await operation.run({ ...asked, ...correction, dryRun: !isSeen });
    if (!done) return;
    if (!isSeen) {
      setPreview({ of: JSON.stringify(typed), places: done.places });
      return;
    }
    onClose();
    toast('The corrections have been made');
    const hasMoved = done.places.some(({ place }) => place === 'accountAddress');
    onDone(hasMoved ? asked.email : (correction.newEmail ?? asked.email));
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="Correct name or address"
      description={`Leave blank anything that’s already right. We look this person up by ${asked.email}.`}
      form={form}
      onSubmit={submit}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel={isSeen ? 'Make these corrections' : 'See what changes'}
      submittingLabel={isSeen ? 'Correcting' : 'Looking'}
    >
      <FieldStack>
        <TextField {...fieldProps(form, 'name')} label="Correct name (optional)" autoComplete="off" />
        <TextField
          {...fieldProps(form, 'newEmail')}
          label="Correct email address (optional)"
          type="email"
          autoComplete="off"
        />
        {isSeen ? <Preview places={preview.places} isMoving={typed.newEmail !== ''} /> : null}
      </FieldStack>
    </DialogForm>
  );
}

function Preview({
  places,
  isMoving,
}: {
  readonly places: readonly Correction[];
  readonly isMoving: boolean;
}) {
  const changed = places.filter(({ isChanged }) => isChanged);
  const staying = places.filter(({ isChanged }) => !isChanged);
  const isClient = changed.some(({ place }) => place === 'clients');
  return (
    <Callout tone="info" title="Nothing has changed yet" announce="status">
      {changed.length === 0 ? <p>There’s nothing to correct.</p> : <p>This will change:</p>}
      <Places places={changed} />
      {isMoving && isClient ? (
        <p>
          Anyone with the new address can then see what we shared with these clients, so check it first. Links
          to quotes and projects that we emailed to the old address will stop working.
        </p>
      ) : null}
      {staying.length > 0 ? (
        <p>This stays as it is, like invoices and certificates that were issued:</p>
      ) : null}
      <Places places={staying} />
    </Callout>
  );
}

function Places({ places }: { readonly places: readonly Correction[] }) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.place}>{placeWords(place)}</li>
      ))}
    </ul>
  );
}
