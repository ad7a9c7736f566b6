import type { Client } from '@agency/domain/client/schema';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { KeyValue, Muted } from '../../ui/text.tsx';
import { addressLine } from '../../views/client/address-line.ts';
import { ClientDetailsDialog } from '../../views/client/details-dialog.tsx';
import { ClientPeople } from '../../views/client/people.tsx';
import { RecordPanel, RecordParts } from '../shared/record-panel.tsx';
import { useClient } from './queries.ts';
import styles from './users.module.css';

/** One client record: the buyer, and the people with access. */
export function ClientPanel() {
  return (
    <RecordPanel name="client" title="Client record" subject="this client" missing={missing}>
      {(id) => <Record id={id} />}
    </RecordPanel>
  );
}

function buysInWords({ buys }: Pick<Client, 'buys'>) {
  if (!buys) return <Muted>Not said yet. You’re asked when you send a quote.</Muted>;
  return buys === 'private' ? 'Privately' : 'For a business or organisation';
}

const missing = 'We can’t find this client.';

function Record({ id }: { readonly id: string }) {
  const client = useClient(id);
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState('');
  if (!client) return <p>{missing}</p>;
  const none = <Muted>Not on record</Muted>;
  const badges = (
    <>
      <Badge>{client.kind === 'company' ? 'Company' : 'Person'}</Badge>
      {client.archived ? <Badge>Archived</Badge> : null}
    </>
  );
  return (
    <RecordParts name={client.name} badges={badges}>
      <KeyValue
        items={[
          {
            key: 'Invoices go to',
            value: <MailLink address={client.billingEmail} />,
          },
          { key: 'Phone', value: client.phone ?? none },
          { key: 'Address', value: client.address ? addressLine(client.address) : none },
          ...(client.kind === 'person' ? [{ key: 'Buys', value: buysInWords(client) }] : []),
          { key: 'VAT number', value: client.vatNumber ?? none },
        ]}
      />
      <ButtonRow>
        <Button size="small" onClick={() => setChanging(true)}>
          Change the record
        </Button>
        <ButtonLink href={adminPaths.quotes({ search: client.name })} size="small">
          Quotes for this client
        </ButtonLink>
      </ButtonRow>
      <p role="status">{done}</p>
      {isChanging ? (
        <ClientDetailsDialog
          client={client}
          ownUid={null}
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false);
            setDone('Saved.');
          }}
        />
      ) : null}
      <section aria-labelledby="client-people" className={styles.people}>
        <h3 id="client-people">People</h3>
        <ClientPeople client={client} ownUid={null} />
      </section>
    </RecordParts>
  );
}
