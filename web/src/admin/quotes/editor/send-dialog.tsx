import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { KeyValue } from '../../../ui/text.tsx';
import type { Sending } from './use-sending.ts';

/** Asks before the quote goes out, naming recipient, total and validity. */
export function SendDialog({ sending, number }: { readonly sending: Sending; readonly number: string }) {
  const { offer, asked } = sending;
  if (!offer || !asked || sending.open !== 'send') return null;
  const { name, company, email } = offer.recipient;
  const { oneOff, monthly } = offer.totals;
  const withVat = offer.vatRegistered ? ' including VAT' : '';
  return (
    <ConfirmDialog
      task={sending.task}
      input={asked}
      title={`Send ${number} to ${name}?`}
      confirmLabel={`Send quote of ${formatMoney(oneOff.total || monthly.total)}`}
      cancelLabel="Not yet"
      onClose={sending.close}
      onDone={sending.sayDone}
    >
      <KeyValue
        items={[
          { key: 'To', value: company ? `${name}, ${company}` : name },
          { key: 'Email', value: email },
          { key: 'One-off', value: `${formatMoney(oneOff.total)}${withVat}` },
          ...(monthly.total > 0
            ? [{ key: 'Each month', value: `${formatMoney(monthly.total)}${withVat}` }]
            : []),
          { key: 'Valid until', value: formatDate(offer.validUntil) },
        ]}
      />
      <p>
        We’ll email the client a link to this quote. Once it’s sent, you can’t change it, only replace it with
        a new version.
      </p>
    </ConfirmDialog>
  );
}
