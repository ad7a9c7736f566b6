import type { Client } from '@agency/domain/client/schema';
import { takesMoney } from '@agency/domain/invoice/balance';
import type { OperationOutput } from '@agency/domain/operations/operations';
import type { ReceiptInput } from '@agency/domain/receipt/input';
import { londonDate } from '@agency/domain/shared/dates';
import { formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { Muted } from '../../../ui/text.tsx';
import { usePayable } from '../queries.ts';
import { allocationOf, oldestFirst, partsOf } from './allocation.ts';
import { AllocationFields } from './allocation-fields.tsx';
import { AlreadyRecorded, useRecordOnce } from './already-recorded.tsx';
import { earlyReceiptHint } from './early-receipt.ts';
import { emptyMoney, MoneyFields, moneyEntries, moneyNames } from './money-fields.tsx';
import { asCredit, RestFields } from './rest-fields.tsx';

const schema = v.strictObject(moneyEntries);

interface Props {
  readonly client: Pick<Stored<Client>, 'id' | 'name'>;
  /** The invoice that it is opened from: its amount is filled in. */
  readonly amount?: number | null;
  readonly onClose: () => void;
}

/** One receipt over the invoices of a client: the oldest due first, changeable; any rest becomes credit or an advance. */
export function ReceiptDialog({ client, amount = null, onClose }: Props) {
  const today = londonDate(new Date());
  const form = useForm({
    defaultValues: emptyMoney(today, amount),
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  const payable = oldestFirst(
    usePayable(client.id).flatMap((found) => (isUnreadable(found) || !takesMoney(found) ? [] : [found])),
  );
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());
  const [rest, setRest] = useState<ReceiptInput['rest']>(asCredit);
  const [received, receivedOn] = useWatch({ control: form.control, name: ['amount', 'receivedOn'] });
  const allocation = allocationOf(received || 0, payable, typed);
  const early = earlyReceiptHint(receivedOn || today, payable, allocation);
  const { operation, submit, isAlready, another } = useRecording(client.id, onClose);
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Record a receipt from ${client.name}`}
      size="large"
      form={form}
      onSubmit={(money) => submit({ ...money, allocations: partsOf(allocation), rest })}
      submitting={operation.busy}
      error={operation.error ? wordsOf(operation.error) : null}
      submitLabel="Record receipt"
      submittingLabel="Recording"
      disabledReason={allocation.problem}
    >
      <MoneyFields form={form} names={moneyNames} today={today} dayLabel="Received on" />
      <AllocationFields
        invoices={payable}
        allocation={allocation}
        onType={(id, value) => setTyped((now) => changed(now, id, value))}
      />
      {early === null ? null : (
        <p role="status">
          <Muted>{early}</Muted>
        </p>
      )}
      {allocation.rest > 0 ? (
        <RestFields
          clientId={client.id}
          amount={allocation.rest}
          receivedOn={receivedOn || today}
          rest={rest}
          onChange={setRest}
        />
      ) : null}
      {isAlready ? <AlreadyRecorded what="receipt" onAnother={another} /> : null}
    </DialogForm>
  );
}

function wordsOf({ message, issues }: { message: string; issues: readonly { message: string }[] }): string {
  return issues.length === 0 ? message : issues.map((issue) => `${issue.message}.`).join(' ');
}

function changed(now: ReadonlyMap<string, number>, id: string, value: number | null) {
  const next = new Map(now);
  if (value === null) next.delete(id);
  else next.set(id, value);
  return next;
}

type Asked = Omit<ReceiptInput, 'receiptId' | 'clientId' | 'isAnother'>;

function useRecording(clientId: string, onClose: () => void) {
  const toast = useToast();
  const navigate = useNavigate();
  const operation = useOperation('recordReceipt');
  const recording = useRecordOnce<Asked, OperationOutput<'recordReceipt'>>(
    (asked) => operation.run({ ...asked, clientId }),
    (asked, answer) => {
      onClose();
      const credit = answer.credit > 0 ? ` Credit: ${formatMoney(answer.credit)}.` : '';
      toast(`${formatMoney(asked.amount)} recorded.${credit}`);
      if (answer.advanceInvoiceId) navigate(adminPaths.invoice({ id: answer.advanceInvoiceId }));
    },
  );
  return { operation, ...recording };
}
