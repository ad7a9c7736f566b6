import type { Client } from '@agency/domain/client/schema';
import { longTermsWarning, termsInWords } from '@agency/domain/client/terms';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/app/card.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { MailLink } from '../../../ui/mail-link.tsx';
import { KeyValue, Muted } from '../../../ui/text.tsx';
import { addressLine } from '../../../views/client/address-line.ts';
import { ClientDetailsDialog } from '../../../views/client/details-dialog.tsx';
import { ClientPeople } from '../../../views/client/people.tsx';
import { AuditLink } from '../../shared/audit-link.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { MergeCard } from './merge/card.tsx';
import styles from './record.module.css';

interface OfClient {
  readonly client: Stored<Client>;
}

/** Who the client is, how they are invoiced, and their people. */
export function DetailsTab({ client }: OfClient) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Details client={client} />
      </div>
      <div className={styles.column}>
        <Card title="People">
          <ClientPeople client={client} ownUid={null} hrefOf={adminPaths.user} />
        </Card>
        <ArchiveCard client={client} />
        <MergeCard client={client} />
      </div>
    </div>
  );
}

function Details({ client }: OfClient) {
  const [isChanging, setChanging] = useState(false);
  const toast = useToast();
  const warning = longTermsWarning(client.paymentTermsDays);
  return (
    <Card
      title="Details"
      actions={
        <Button size="small" onClick={() => setChanging(true)}>
          Change details
        </Button>
      }
    >
      <KeyValue items={[...identity(client), ...invoicing(client)]} />
      <AuditLink record={`clients/${client.id}`} />
      {warning === null ? null : (
        <Callout tone="warning">
          <p>{warning}</p>
        </Callout>
      )}
      {isChanging ? (
        <ClientDetailsDialog
          client={client}
          ownUid={null}
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false);
            toast('The details have been saved');
          }}
        />
      ) : null}
    </Card>
  );
}

const none = <Muted>Not on record</Muted>;

function identity({ kind, buys, phone, address, vatNumber }: Client) {
  return [
    { key: 'Address', value: address ? addressLine(address) : none },
    { key: 'Phone', value: phone ?? none },
    { key: 'VAT number', value: vatNumber ?? none },
    ...(kind === 'person' ? [{ key: 'Buys', value: buysInWords(buys) }] : []),
  ];
}

function buysInWords(buys: Client['buys']): ReactNode {
  if (!buys) return <Muted>Not said yet. You’re asked when you send a quote.</Muted>;
  return buys === 'private' ? 'Privately' : 'For a business or organisation';
}

function invoicing({ billingEmail, invoiceEmails, paymentTermsDays, purchaseOrderRequired }: Client) {
  return [
    { key: 'Invoices go to', value: <MailLink address={billingEmail} /> },
    {
      key: 'Also to',
      value: invoiceEmails.length === 0 ? <Muted>No one else</Muted> : <Also to={invoiceEmails} />,
    },
    {
      key: 'Payment terms',
      value: paymentTermsDays === null ? <Muted>As in your settings</Muted> : termsInWords(paymentTermsDays),
    },
    {
      key: 'Purchase order',
      value: purchaseOrderRequired ? 'Required on every invoice' : <Muted>Not required</Muted>,
    },
  ];
}

function Also({ to }: { readonly to: readonly string[] }) {
  return (
    <ul className={styles.plain}>
      {to.map((address) => (
        <li key={address}>
          <MailLink address={address} />
        </li>
      ))}
    </ul>
  );
}
