import { type BlogCategory, blogCategoryContent } from '@agency/domain/blog-category/schema';
import { slug as slugSchema } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { slugOf } from '@agency/domain/shared/slug-of';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { useServerIssues } from '../../shared/use-server-issues.ts';

const typed = v.object({ ...blogCategoryContent.entries, slug: slugSchema });
type Typed = v.InferOutput<typeof typed>;
const resolver = valibotResolver(typed);

interface CategoryDialogProps {
  /** Null for a new one. */
  readonly category: Stored<BlogCategory> | null;
  readonly onClose: () => void;
}

/** What a category is called and is about; of a new one its address too. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  // As it was opened: what a colleague saves meanwhile must not be replaced unseen.
  const [seen] = useState(category?.updatedAt.getTime() ?? null);
  const operation = useOperation('saveBlogCategory');
  const toast = useToast();
  const form = useForm<Typed>({
    resolver,
    defaultValues: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      slug: category?.id ?? '',
    },
  });
  const error = useServerIssues(form, operation.error, ['slug']);
  const save = async ({ slug, name, description }: Typed) => {
    if (!(await operation.run({ slug, content: { name, description }, seen }))) return;
    onClose();
    toast(`‘${name}’ saved, and on the site within a minute`);
  };
  const name = fieldProps(form, 'name');
  const suggest = () => {
    if (category !== null || form.getValues('slug') !== '') return;
    form.setValue('slug', slugOf(form.getValues('name')), { shouldDirty: true });
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={category === null ? 'New category' : `Edit ‘${category.name}’`}
      form={form}
      onSubmit={save}
      submitting={operation.busy}
      error={error}
      submitLabel="Save category"
      submittingLabel="Saving category"
    >
      <TextField
        {...name}
        label="Name"
        onBlur={async (event) => {
          await name.onBlur(event);
          suggest();
        }}
      />
      {category === null ? (
        <TextField {...fieldProps(form, 'slug')} label="Name in the address" hint="After /blog/category/." />
      ) : null}
      <TextArea {...fieldProps(form, 'description')} label="Description" rows={3} limit={300} optional />
    </DialogForm>
  );
}
