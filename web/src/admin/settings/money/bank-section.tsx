import { bankDetailsAt, isHeld } from '@agency/domain/settings/bank-details';
import type { BankDetails, PendingBankDetails, PrivateSettings } from '@agency/domain/settings/schema';
import { formatDate, formatDateTimeWithZone } from '@agency/domain/shared/format';
import { useState } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { KeyValue } from '../../../ui/text.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import { useNow } from '../../shared/use-now.ts';
import { BankDialog } from './bank-dialog.tsx';

/** Where clients pay to. New details are held for a day, in which any admin can stop them. */
export function BankSection({ business }: { readonly business: PrivateSettings }) {
  const now = useNow();
  const [isChanging, setChanging] = useState(false);
  const { details, since } = bankDetailsAt(business, now);
  const pending = business.pendingBankDetails;
  return (
    <AccountSection
      title="Bank details"
      lead="The account clients pay into. Every admin is emailed about a change and has 24 hours to stop it."
    >
      <Details details={details} />
      {since === null ? null : <p>{`Open invoices show these since ${formatDate(since)}.`}</p>}
      {isHeld(pending, now) ? <Held pending={pending} /> : null}
      <ButtonRow>
        <Button onClick={() => setChanging(true)}>Change bank details</Button>
      </ButtonRow>
      {isChanging ? <BankDialog details={details} onClose={() => setChanging(false)} /> : null}
    </AccountSection>
  );
}

function Details({ details }: { readonly details: BankDetails }) {
  return (
    <KeyValue
      items={[
        { key: 'Account name', value: details.accountName },
        { key: 'Sort code', value: details.sortCode },
        { key: 'Account number', value: details.accountNumber },
      ]}
    />
  );
}

function Held({ pending }: { readonly pending: PendingBankDetails }) {
  const operation = useOperation('stopBankDetails');
  const toast = useToast();
  const stop = async () => {
    if (await operation.run({ askedAt: pending.askedAt.getTime() }))
      toast('The new bank details have been stopped');
  };
  return (
    <Callout
      tone="warning"
      announce="status"
      title={`New bank details take effect on ${formatDateTimeWithZone(pending.countsAt)}`}
      actions={
        <Button size="small" busy={operation.busy} onClick={() => void stop()}>
          Stop the new details
        </Button>
      }
    >
      <Details details={pending.details} />
      <p>From then on, open invoices show them too. Stop them if you don’t know about this change.</p>
      {operation.error ? <p role="alert">{operation.error.message}</p> : null}
    </Callout>
  );
}
