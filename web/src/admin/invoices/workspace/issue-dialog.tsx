import { buysOf } from '@agency/domain/client/buys';
import type { Client } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import type { Invoice } from '@agency/domain/invoice/schema';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { outsideScopeDoubt } from '@agency/domain/vat/place-of-supply';
import { useState } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { useBusiness, useCredit } from '../queries.ts';
import { sentWords } from './sent-words.ts';
import { StageWarning } from './stage-panel.tsx';
import { useTotalAtIssue } from './total-at-issue.ts';

interface Props {
  readonly invoice: Stored<Invoice>;
  readonly client: Stored<Client>;
  /** Of the draft as it is shown: another's save since then stops it. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** What is issued, to whom, for how much, and what is used of the client's credit. */
export function IssueDialog({ invoice, client, revision, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('issueInvoice');
  const [keepCredit, setKeepCredit] = useState(false);
  const { stage } = invoice;
  const { deducted, total } = useTotalAtIssue(invoice);
  const credit = useCredit(client.id);
  const dueOn = useDueDay(invoice, client);
  const doubt = outsideScopeDoubt(invoice, { ...client, buys: buysOf(client) });
  const used = invoice.advance || keepCredit ? 0 : Math.min(credit, total);
  return (
    <ConfirmDialog
      task={operation}
      input={{ invoiceId: invoice.id, revision, keepCredit }}
      title={`Issue this invoice of ${formatMoney(total)} to ${client.name}?`}
      confirmLabel={`Issue invoice of ${formatMoney(total)}`}
      cancelLabel="Not now"
      disabledReason={invoiceActions(invoice).issue}
      onClose={onClose}
      onDone={({ number, balance }) =>
        toast(
          balance === 0
            ? `${number} has been issued. There’s nothing left to pay.`
            : `${number} has been issued and is on its way`,
        )
      }
      question={
        credit > 0 && !invoice.advance ? (
          <CheckboxField
            name="keepCredit"
            label={`Keep the credit of ${formatMoney(credit)} for later`}
            checked={keepCredit}
            onChange={({ target }) => setKeepCredit(target.checked)}
          />
        ) : null
      }
    >
      <p>{sentWords(client)}</p>
      {total > used && !invoice.advance ? <p>{`It’s due on ${formatDate(dueOn)}.`}</p> : null}
      {deducted > 0 ? <p>{`${formatMoney(deducted)} paid in advance comes off it.`}</p> : null}
      {used > 0 ? (
        <p>{`${formatMoney(used)} of credit is used, which leaves ${formatMoney(total - used)} to pay.`}</p>
      ) : null}
      {stage ? <StageWarning invoice={{ ...invoice, stage }} now={new Date()} /> : null}
      {doubt === null ? null : <p>{doubt}</p>}
      <p>It gets its number. After that you can’t change it, only credit it.</p>
    </ConfirmDialog>
  );
}

function useDueDay(invoice: Invoice, client: Client): string {
  const { paymentTermsDays } = useBusiness();
  const today = londonDate(new Date());
  const byTerms = addDays(today, client.paymentTermsDays ?? paymentTermsDays);
  return invoice.dueOn === null || invoice.dueOn < today ? byTerms : invoice.dueOn;
}
