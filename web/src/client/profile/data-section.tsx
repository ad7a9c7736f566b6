import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useTask } from '../../platform/use-task.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FieldStack } from '../../ui/fields/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { deleteAccount, downloadMyData, hasPassword } from '../../views/account/account.client.ts';
import { AccountRow, AccountRows, AccountSection } from '../../views/account/account-section.tsx';
import { CurrentPassword, currentPassword } from '../../views/account/current-password.tsx';

/** Typed by hand, so that nobody deletes an account by accident. */
const confirmation = 'delete my account';

/** The rights of access and erasure. */
export function DataSection() {
  const download = useTask(downloadMyData);
  const [deleting, setDeleting] = useState<{ readonly isWithPassword: boolean } | null>(null);
  return (
    <AccountSection title="Your data" lead="Download a copy of your data, or delete your account.">
      <AccountRows>
        <AccountRow
          label="Download my data"
          detail="One file with everything we hold about you and your company."
          action={
            <Button busy={download.busy} onClick={() => void download.run(undefined)}>
              Download
            </Button>
          }
        />
        <AccountRow
          label="Delete my account"
          detail="We delete your account, profile, enquiries, unused uploads and any quotes you haven’t accepted straight away. Open quotes are withdrawn. We keep accepted quotes, with their projects and invoices, for as long as our privacy page says. Messages and files stay, without your name."
          action={
            <Button
              variant="danger"
              onClick={() => void hasPassword().then((has) => setDeleting({ isWithPassword: has }))}
            >
              Delete account
            </Button>
          }
        />
      </AccountRows>
      {download.error ? (
        <Callout tone="danger" announce="alert">
          <p>{download.error.message}</p>
        </Callout>
      ) : null}
      {deleting ? <DeleteDialog {...deleting} onClose={() => setDeleting(null)} /> : null}
    </AccountSection>
  );
}

const schemaOf = (isWithPassword: boolean) =>
  v.object({
    confirmation: v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.literal(confirmation, `Type ‘${confirmation}’`),
    ),
    password: currentPassword(isWithPassword),
  });

function DeleteDialog({
  isWithPassword,
  onClose,
}: {
  readonly isWithPassword: boolean;
  readonly onClose: () => void;
}) {
  const task = useTask(deleteAccount);
  const schema = schemaOf(isWithPassword);
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { confirmation: '', password: '' },
  });
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="Delete your account?"
      description="You can’t undo this. Any quote you haven’t responded to will be withdrawn. You’ll lose access to your quotes, projects, files and messages here. Links in our emails to what we agreed keep working until they expire."
      form={form}
      onSubmit={({ password }) => task.run(isWithPassword ? password : null)}
      submitting={task.busy}
      error={task.error?.message ?? null}
      submitLabel="Delete my account"
      submittingLabel="Deleting your account"
      submitVariant="danger"
      cancelLabel="Keep my account"
    >
      <FieldStack>
        <TextField
          {...fieldProps(form, 'confirmation')}
          label={`Type ‘${confirmation}’`}
          autoComplete="off"
          autoCapitalize="none"
        />
        <CurrentPassword field={fieldProps(form, 'password')} isWithPassword={isWithPassword} />
      </FieldStack>
    </DialogForm>
  );
}
