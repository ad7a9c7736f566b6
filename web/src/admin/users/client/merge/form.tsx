import type { MergePreview } from '@agency/domain/client/merge';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldStack } from '../../../../ui/fields/form-layout.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../../ui/form/form-fields.tsx';

interface Props {
  readonly fromId: string;
  readonly intoId: string;
  readonly preview: MergePreview;
  readonly onClose: () => void;
  /** Looks again: something may have changed since. */
  readonly onAgain: () => void;
}

const plain = (text: string) => text.trim().toLowerCase();
const schema = (name: string) =>
  v.object({
    typed: v.pipe(
      v.string(),
      v.check((typed) => plain(typed) === plain(name), `Type ${name}`),
    ),
  });
type Input = v.InferOutput<ReturnType<typeof schema>>;

const gainWords = (count: number) => {
  if (count === 0) return 'No one will see more than now.';
  return count === 1 ? '1 person will see more than now.' : `${count} people will see more than now.`;
};

/** The merge: the name of the record that goes is typed first. */
export function MergeForm({ fromId, intoId, preview, onClose, onAgain }: Props) {
  const { from, into } = preview;
  const merging = useOperation('mergeClients');
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm<Input>({ resolver: valibotResolver(schema(from.name)), defaultValues: { typed: '' } });
  const merge = async (): Promise<void> => {
    const seen = { from: from.updatedAt, into: into.updatedAt };
    if (!(await merging.run({ fromId, intoId, dryRun: false, seen }))) return;
    onClose();
    toast(`${from.name} has been merged into ${into.name}`);
    navigate(adminPaths.client(intoId));
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Merge ${from.name} into ${into.name}?`}
      description="You can’t undo this. Everything moves to the record that stays, and this one closes."
      form={form}
      onSubmit={merge}
      submitting={merging.busy}
      error={merging.error?.message ?? null}
      submitLabel="Merge for good"
      submittingLabel="Merging"
      submitVariant="danger"
      actions={merging.error ? <Button onClick={onAgain}>Look again</Button> : null}
    >
      <FieldStack>
        <p>{gainWords(from.gains.length + into.gains.length)}</p>
        <TextField
          {...fieldProps(form, 'typed')}
          label="Name of the record that closes"
          hint={`Type ${from.name} to confirm`}
          autoComplete="off"
        />
      </FieldStack>
    </DialogForm>
  );
}
