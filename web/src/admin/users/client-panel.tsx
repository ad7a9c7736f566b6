import type { Address } from '@agency/domain/client/schema';
import { paths } from '../../paths.ts';
import { Feature } from '../../platform/firestore/feature.tsx';
import { SidePanel } from '../../ui/app/dialog.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { KeyValue, Muted } from '../../ui/text.tsx';
import { ClientPeople } from '../../views/client/people.tsx';
import { useClient } from './queries.ts';
import styles from './users.module.css';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One client record: who buys, and the people who may see what is theirs. */
export function ClientPanel({ id, onClose }: Props) {
  return (
    <SidePanel open onOpenChange={(open) => !open && onClose()} title="Client record">
      <Feature subject="this client" loading={<LoadingState lines={6} />} missing={<Missing />}>
        <Record id={id} />
      </Feature>
    </SidePanel>
  );
}

function Missing() {
  return <p>There is no such client.</p>;
}

function Record({ id }: { readonly id: string }) {
  const client = useClient(id);
  if (!client) return <Missing />;
  const none = <Muted>Not on record</Muted>;
  return (
    <div className={styles.panel}>
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{client.name}</h2>
        <Badge>{client.kind === 'company' ? 'Company' : 'Person'}</Badge>
      </header>
      <KeyValue
        items={[
          {
            key: 'Bills go to',
            value: <a href={`mailto:${client.billingEmail}`}>{client.billingEmail}</a>,
          },
          { key: 'Phone', value: client.phone ?? none },
          { key: 'Address', value: client.address ? addressLines(client.address) : none },
          { key: 'VAT number', value: client.vatNumber ?? none },
        ]}
      />
      <ButtonLink
        href={`${paths.admin.quotes()}?${new URLSearchParams({ search: client.name })}`}
        size="small"
      >
        Quotes of this client
      </ButtonLink>
      <section aria-labelledby="client-people" className={styles.people}>
        <h3 id="client-people">People</h3>
        <ClientPeople client={client} ownUid={null} />
      </section>
    </div>
  );
}

function addressLines({ line1, line2, town, county, postcode, country }: Address): string {
  return [line1, line2, town, county, postcode, country].filter(Boolean).join(', ');
}
