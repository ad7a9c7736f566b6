import { type BankDetails, bankDetails } from '@agency/domain/settings/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { callOperation } from '../../../firebase/operations.client.ts';
import { useTask } from '../../../platform/use-task.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { FieldStack } from '../../../ui/fields/form-layout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { freshly } from '../../../views/account/account.client.ts';
import { CurrentPassword, currentPassword } from '../../../views/account/current-password.tsx';
import { useHasPassword } from '../../../views/account/use-has-password.ts';

/** '123456' and '12 34 56' as well. */
const typedSortCode = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\D/g, '').replace(/^(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3')),
  bankDetails.entries.sortCode,
);
const typedNumber = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(' ', '')),
  bankDetails.entries.accountNumber,
);
const schema = (isWithPassword: boolean) =>
  v.object({
    accountName: bankDetails.entries.accountName,
    sortCode: typedSortCode,
    accountNumber: typedNumber,
    password: currentPassword(isWithPassword),
  });
type Input = v.InferOutput<ReturnType<typeof schema>>;

interface Asked {
  readonly details: BankDetails;
  /** Null for people who sign in with Google only. */
  readonly password: string | null;
}

const ask = ({ details, password }: Asked) =>
  freshly(password, () => callOperation('changeBankDetails', { details })).then(() => true);

interface Props {
  /** Those that count now. */
  readonly details: BankDetails;
  readonly onClose: () => void;
}

/** New bank details, after the password once more. */
export function BankDialog({ details, onClose }: Props) {
  const isWithPassword = useHasPassword() !== false;
  const task = useTask(ask);
  const toast = useToast();
  const form = useForm<Input>({
    resolver: valibotResolver(schema(isWithPassword)),
    defaultValues: { accountName: details.accountName, sortCode: '', accountNumber: '', password: '' },
  });
  const submit = async ({ password, ...wanted }: Input): Promise<void> => {
    if (!(await task.run({ details: wanted, password: isWithPassword ? password : null }))) return;
    onClose();
    toast('The new bank details take effect in 24 hours. Every admin has been emailed.');
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="Change bank details"
      description="They take effect after 24 hours, on open invoices too. Until then, any admin can stop them."
      form={form}
      onSubmit={submit}
      submitting={task.busy}
      error={task.error?.issues[0]?.message ?? task.error?.message ?? null}
      submitLabel="Change bank details"
      submittingLabel="Changing"
    >
      <FieldStack>
        <TextField {...fieldProps(form, 'accountName')} label="Account name" autoComplete="off" />
        <TextField
          {...fieldProps(form, 'sortCode')}
          label="Sort code"
          hint="6 digits, like 12-34-56"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...fieldProps(form, 'accountNumber')}
          label="Account number"
          hint="8 digits"
          inputMode="numeric"
          autoComplete="off"
        />
        <CurrentPassword field={fieldProps(form, 'password')} isWithPassword={isWithPassword} />
      </FieldStack>
    </DialogForm>
  );
}
