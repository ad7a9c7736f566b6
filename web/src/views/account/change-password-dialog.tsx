import { password } from '@agency/domain/user/password';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useTask } from '../../platform/use-task.ts';
import { FieldStack } from '../../ui/fields/form-layout.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { passwordHint } from '../sign-in/new-password-fields.ts';
import { changePassword } from './account.client.ts';
import { currentPassword } from './current-password.tsx';

const input = v.object({ current: currentPassword(true), next: password });
type Input = v.InferOutput<typeof input>;

interface ChangePasswordDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function ChangePasswordDialog({ onClose, onChanged }: ChangePasswordDialogProps) {
  const task = useTask(changePassword);
  const form = useForm<Input>({ resolver: valibotResolver(input), defaultValues: { current: '', next: '' } });
  const { error } = task;
  const refused = error?.issues.find(({ path }) => path === 'password')?.message;
  useEffect(() => {
    if (refused !== undefined) form.setError('next', { type: 'server', message: refused });
  }, [form, refused]);
  const submit = async (values: Input): Promise<void> => {
    if ((await task.run(values)) !== null) onChanged();
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="Change your password"
      description="You’ll be signed out on every other device."
      form={form}
      onSubmit={submit}
      submitting={task.busy}
      error={refused === undefined ? (error?.message ?? null) : null}
      submitLabel="Change password"
      submittingLabel="Changing your password"
    >
      <FieldStack>
        <PasswordField
          {...fieldProps(form, 'current')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldProps(form, 'next')}
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
        />
      </FieldStack>
    </DialogForm>
  );
}
