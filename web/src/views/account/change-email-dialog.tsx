import { email } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useTask } from '../../platform/use-task.ts';
import { FieldStack } from '../../ui/fields/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { changeEmail } from './account.client.ts';
import { CurrentPassword, currentPassword } from './current-password.tsx';

interface ChangeEmailDialogProps {
  readonly isWithPassword: boolean;
  readonly onClose: () => void;
  readonly onAsked: (address: string) => void;
}

const whatHappens =
  'We’ll send a link to the new address and tell the old one. Your address changes when you open the link.';
const afterGoogle = 'You’ll then set a password, because your Google account keeps the old address.';

export function ChangeEmailDialog({ isWithPassword, onClose, onAsked }: ChangeEmailDialogProps) {
  const task = useTask(changeEmail);
  const form = useForm<v.InferInput<ReturnType<typeof schemaOf>>>({
    resolver: valibotResolver(schemaOf(isWithPassword)),
    defaultValues: { email: '', password: '' },
  });
  const submit = async (values: { email: string; password: string }): Promise<void> => {
    const password = isWithPassword ? values.password : null;
    if ((await task.run({ email: values.email, password })) !== null) onAsked(values.email);
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="Change your email"
      description={isWithPassword ? whatHappens : `${whatHappens} ${afterGoogle}`}
      form={form}
      onSubmit={submit}
      submitting={task.busy}
      error={task.error?.message ?? null}
      submitLabel="Send the link"
      submittingLabel="Sending"
    >
      <FieldStack>
        <TextField
          {...fieldProps(form, 'email')}
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <CurrentPassword field={fieldProps(form, 'password')} isWithPassword={isWithPassword} />
      </FieldStack>
    </DialogForm>
  );
}

const schemaOf = (isWithPassword: boolean) => v.object({ email, password: currentPassword(isWithPassword) });
