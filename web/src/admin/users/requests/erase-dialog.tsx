import type { HeldData } from '@agency/domain/platform/data-request';
import { normalAddress } from '@agency/domain/shared/address';
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
import { fateWords, holdingWords } from './held-words.ts';
import styles from './requests.module.css';
import type { Asked } from './use-held.ts';

const schema = (email: string, isWithPassword: boolean) =>
  v.object({
    typed: v.pipe(
      v.string(),
      v.check((typed) => normalAddress(typed) === email, `Type ${email}`),
    ),
    password: currentPassword(isWithPassword),
  });
type Input = v.InferOutput<ReturnType<typeof schema>>;

const erase = ({ asked, password }: { readonly asked: Asked; readonly password: string | null }) =>
  freshly(password, () => callOperation('erasePerson', asked)).then(() => true);

interface Props {
  readonly asked: Asked;
  readonly data: HeldData;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Erases somebody for good: their address is typed, and the admin's own password once more. */
export function EraseDialog({ asked, data, onClose, onDone }: Props) {
  const isWithPassword = useHasPassword() !== false;
  const task = useTask(erase);
  const toast = useToast();
  const form = useForm<Input>({
    resolver: valibotResolver(schema(asked.email, isWithPassword)),
    defaultValues: { typed: '', password: '' },
  });
  const submit = async ({ password }: Input): Promise<void> => {
    if (!(await task.run({ asked, password: isWithPassword ? password : null }))) return;
    onClose();
    toast('Their data has been erased. What the law requires us to hold is listed.');
    onDone();
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="Erase this person’s data?"
      description="You can’t undo this. If it’s cut off, do it again: what’s left will be erased."
      form={form}
      onSubmit={submit}
      submitting={task.busy}
      error={task.error?.message ?? null}
      submitLabel="Erase for good"
      submittingLabel="Erasing"
      submitVariant="danger"
    >
      <FieldStack>
        <Staying data={data} />
        <TextField
          {...fieldProps(form, 'typed')}
          label="Their email address"
          hint={`Type ${asked.email} to confirm`}
          autoComplete="off"
        />
        <CurrentPassword field={fieldProps(form, 'password')} isWithPassword={isWithPassword} />
      </FieldStack>
    </DialogForm>
  );
}

function Staying({ data: { account, holdings } }: { readonly data: HeldData }) {
  const staying = holdings.filter(({ fate }) => fate === 'stays' || fate === 'waiting');
  return (
    <div>
      {account === null ? null : <p>Their account is deleted, and they’re emailed about it.</p>}
      {staying.length === 0 ? (
        <p>The only thing left will be entries in the audit log, which don’t name them.</p>
      ) : (
        <>
          <p>This won’t be erased yet:</p>
          <ul className={styles.places}>
            {staying.map((holding) => (
              <li key={`${holding.kind} ${holding.fate}`}>
                {`${holdingWords(holding)}. ${fateWords(holding)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
