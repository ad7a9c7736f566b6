import type { Client } from '@agency/domain/client/schema';
import type { OperationOutput } from '@agency/domain/operations/operations';
import { londonDate } from '@agency/domain/shared/dates';
import { formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { usePayable } from '../queries.ts';
import { AlreadyRecorded, useRecordOnce } from './already-recorded.tsx';
import { emptyMoney, MoneyFields, moneyEntries, moneyNames } from './money-fields.tsx';
import { owedWords } from './owed-words.ts';

const schema = v.strictObject(moneyEntries);
type Money = v.InferOutput<typeof schema>;

interface Props {
  readonly client: Pick<Stored<Client>, 'id' | 'name'>;
  /** What there is to pay out, in pence. */
  readonly credit: number;
  readonly onClose: () => void;
}

/** Records that credit was paid out. */
export function RefundDialog({ client, credit, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('recordRefund');
  const { submit, isAlready, another } = useRecordOnce<Money, OperationOutput<'recordRefund'>>(
    (asked) => operation.run({ ...asked, clientId: client.id }),
    ({ amount }) => {
      onClose();
      toast(`Refund of ${formatMoney(amount)} recorded`);
    },
  );
  const owed = owedWords(usePayable(client.id).flatMap((found) => (isUnreadable(found) ? [] : [found])));
  const today = londonDate(new Date());
  const form = useForm({
    defaultValues: emptyMoney(today, credit),
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Refund credit to ${client.name}`}
      description={[
        `You can refund up to ${formatMoney(credit)} of credit. Pay it from your bank first, then record it here.`,
        ...(owed === null ? [] : [owed]),
      ].join(' ')}
      form={form}
      onSubmit={submit}
      submitting={operation.busy}
      error={operation.error ? (operation.error.issues[0]?.message ?? operation.error.message) : null}
      submitLabel="Record refund"
      submittingLabel="Recording"
    >
      <MoneyFields form={form} names={moneyNames} today={today} dayLabel="Paid on" />
      {isAlready ? <AlreadyRecorded what="refund" onAnother={another} /> : null}
    </DialogForm>
  );
}
