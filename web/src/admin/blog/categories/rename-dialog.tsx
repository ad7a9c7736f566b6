import type { BlogCategory } from '@agency/domain/blog-category/schema';
import { slug as slugSchema } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { useServerIssues } from '../../shared/use-server-issues.ts';

const typed = v.object({ to: slugSchema });
type Typed = v.InferOutput<typeof typed>;
const resolver = valibotResolver(typed);

interface RenameDialogProps {
  readonly category: Stored<BlogCategory>;
  readonly onClose: () => void;
}

/** Another address for a category: the old one leads there, and its posts follow. */
export function RenameDialog({ category, onClose }: RenameDialogProps) {
  const [{ from, name, seen }] = useState({
    from: category.id,
    name: category.name,
    seen: category.updatedAt.getTime(),
  });
  const operation = useOperation('renameBlogCategory');
  const toast = useToast();
  const form = useForm<Typed>({ resolver, defaultValues: { to: from } });
  const error = useServerIssues(form, operation.error, ['to']);
  const save = async ({ to }: Typed) => {
    if (!(await operation.run({ from, to, seen }))) return;
    onClose();
    toast(`‘${name}’ is at /blog/category/${to} within a minute`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Change the address of ‘${name}’`}
      description="The old address leads to the new one, and all posts and drafts in the category follow. A draft that is open now has to be loaded again."
      form={form}
      onSubmit={save}
      submitting={operation.busy}
      error={error}
      submitLabel="Change address"
      submittingLabel="Changing address"
    >
      <TextField {...fieldProps(form, 'to')} label="Name in the address" hint="After /blog/category/." />
    </DialogForm>
  );
}
