import type { IdentifiedItem } from '@agency/domain/checklist/head';
import { type Checklist, longestItem } from '@agency/domain/checklist/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useMemo } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DateInput } from '../../../ui/form/date-input.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { type StoredForm, useStoredForm } from '../../../ui/form/stored-form.ts';
import { useChanges } from '../../shared/checklist/use-changes.ts';
import { changeItem } from '../../shared/checklist/writes.ts';
import { AssigneeField } from '../../shared/staff.tsx';
import styles from './checklist.module.css';
import { type ItemForm, type ItemWords, itemChange, itemSchema, itemToForm } from './item-form.ts';

interface Props {
  readonly checklistId: string;
  readonly kind: Checklist['kind'];
  readonly item: IdentifiedItem;
  readonly onClose: () => void;
}

/** An item's words, day and assignee in place of its row; saved as it closes. What a colleague changes meanwhile is not saved over unseen. */
export function EditItem({ checklistId, kind, item, onClose }: Props) {
  const change = useChanges();
  const stored = useMemo(() => itemToForm(item), [item]);
  const { form, meanwhile } = useStoredForm<ItemForm, ItemWords>({
    resolver: valibotResolver(itemSchema),
    stored,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  const save = (words: ItemWords) => {
    const fields = itemChange(kind, item, words);
    const path = { checklistId, itemId: item.id, text: item.text };
    if (Object.keys(fields).length > 0) void change((onSlow) => changeItem(path, fields, onSlow));
    onClose();
  };
  return (
    <div className={styles.form}>
      <PageForm
        form={form}
        meanwhile={meanwhile}
        onSubmit={save}
        submitting={false}
        error={null}
        submitLabel="Save item"
        submittingLabel="Saving"
        submitVariant="secondary"
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <Fields form={form} kind={kind} assigneeUid={item.assigneeUid} />
      </PageForm>
    </div>
  );
}

interface FieldsProps extends Pick<StoredForm<ItemForm, ItemWords>, 'form'> {
  readonly kind: Checklist['kind'];
  readonly assigneeUid: string | null;
}

function Fields({ form, kind, assigneeUid }: FieldsProps) {
  return (
    <>
      <TextField
        {...fieldProps(form, 'text')}
        label="What needs doing"
        maxLength={longestItem}
        autoComplete="off"
      />
      <Feature subject="the admins" loading={null}>
        <AssigneeField {...fieldProps(form, 'assigneeUid')} label="Assigned to" current={assigneeUid} />
      </Feature>
      {kind === 'running' ? (
        <DateInput control={form.control} name="dueOn" label="Due" optional />
      ) : (
        <TextField
          {...fieldProps(form, 'dueAfterDays')}
          label="Due how many days after the project starts"
          optional
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextArea {...fieldProps(form, 'note')} label="Note" optional rows={2} limit={1000} />
    </>
  );
}
