import { takesMoney } from '@agency/domain/invoice/balance';
import { reportedUntil } from '@agency/domain/invoice/reminders';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, formatInstantDate, unbroken } from '@agency/domain/shared/format';
import { useSessionState, useSignedIn } from '../../firebase/session/session-context.ts';
import { Callout } from '../../ui/callout.tsx';
import styles from './invoices.module.css';

interface WhatYouSaidProps {
  readonly invoice: Invoice;
  readonly today: CivilDate;
}

/** What the client has told us of this invoice, and what happens next or what we answered. */
export function WhatYouSaid({ invoice, today }: WhatYouSaidProps) {
  const { disputed, disputeAnswer, paymentReported } = invoice;
  const isOwed = takesMoney(invoice);
  return (
    <>
      {disputed && isOwed ? <Disputed invoice={invoice} /> : null}
      {disputeAnswer && !disputed ? <Answered invoice={invoice} answer={disputeAnswer} /> : null}
      {paymentReported && isOwed ? <Reported invoice={invoice} today={today} /> : null}
    </>
  );
}

type Said = Pick<NonNullable<Invoice['dispute']>, 'by' | 'uid'>;

/** 'You', or a colleague by name. Earlier builds noted the name alone. */
function useTeller(said: Said | null): string {
  const { userDoc } = useSessionState();
  const { uid } = useSignedIn();
  if (said === null) return 'You';
  const isOwn = said.uid === undefined ? said.by === userDoc?.displayName : said.uid === uid;
  return isOwn || said.by === '' ? 'You' : said.by;
}

/** What they said was wrong, in their words. */
function Said({ invoice: { dispute } }: { readonly invoice: Invoice }) {
  const teller = useTeller(dispute);
  if (dispute === null) return null;
  const on = unbroken(formatInstantDate(dispute.at));
  return <p className={styles.said}>{`${teller} told us on ${on}: “${dispute.reason}”`}</p>;
}

function Disputed({ invoice }: { readonly invoice: Invoice }) {
  return (
    <Callout title="This invoice is on hold">
      <Said invoice={invoice} />
      <p>We’re looking into it and won’t send reminders in the meantime. We’ll reply by email.</p>
    </Callout>
  );
}

interface AnsweredProps {
  readonly invoice: Invoice;
  readonly answer: NonNullable<Invoice['disputeAnswer']>;
}

function Answered({ invoice, answer }: AnsweredProps) {
  return (
    <Callout title={`We answered on ${unbroken(formatInstantDate(answer.at))}`}>
      <Said invoice={invoice} />
      <p className={styles.said}>{`Our answer: “${answer.words}”`}</p>
    </Callout>
  );
}

function Reported({ invoice, today }: WhatYouSaidProps) {
  const report = invoice.paymentReported;
  const teller = useTeller(report);
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
