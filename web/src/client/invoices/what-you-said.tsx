import { takesMoney } from '@agency/domain/invoice/balance';
import { reportedUntil } from '@agency/domain/invoice/reminders';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, formatInstantDate, unbroken } from '@agency/domain/shared/format';
import { useSessionState } from '../../firebase/session/session-context.ts';
import { Callout } from '../../ui/callout.tsx';

interface WhatYouSaidProps {
  readonly invoice: Invoice;
  readonly today: CivilDate;
}

/** What the client has told us of this invoice, and what happens next; nothing once it is over. */
export function WhatYouSaid({ invoice, today }: WhatYouSaidProps) {
  const { disputed, paymentReported } = invoice;
  if (!takesMoney(invoice)) return null;
  if (disputed) return <Disputed invoice={invoice} />;
  return paymentReported ? <Reported invoice={invoice} today={today} /> : null;
}

/** 'You', or a colleague by name. */
function useTeller(by: string): string {
  const { userDoc } = useSessionState();
  return by === '' || by === userDoc?.displayName ? 'You' : by;
}

function Disputed({ invoice: { dispute } }: { readonly invoice: Invoice }) {
  const teller = useTeller(dispute?.by ?? '');
  return (
    <Callout title="This invoice is on hold">
      {dispute ? (
        <p>{`${teller} told us on ${unbroken(formatInstantDate(dispute.at))}: “${dispute.reason}”`}</p>
      ) : null}
      <p>We’re looking into it and won’t send reminders in the meantime. We’ll reply by email.</p>
    </Callout>
  );
}

function Reported({ invoice, today }: WhatYouSaidProps) {
  const report = invoice.paymentReported;
  const teller = useTeller(report?.by ?? '');
  const until = reportedUntil(invoice);
  if (!report || until === null) return null;
  const reference = report.reference ? `, with the reference ${report.reference}` : '';
  const paid = `on ${unbroken(formatDate(report.paidOn))}${reference}`;
  const isWaiting = today <= until;
  return (
    <Callout
      tone={isWaiting ? 'info' : 'warning'}
      title={teller === 'You' ? 'You told us you’ve paid' : `${teller} told us you’ve paid`}
    >
      <p>{`The payment left your account ${paid}.`}</p>
      <p>
        {isWaiting
          ? `We’ll look for it and won’t send reminders until after ${unbroken(formatDate(until))}. You don’t need to do anything else.`
          : 'We haven’t found it yet. Check with your bank that it left your account, or call us.'}
      </p>
    </Callout>
  );
}
