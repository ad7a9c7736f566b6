import { clientQueries } from '@agency/domain/client/queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { tel } from '@agency/domain/shared/tel';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';
import { packages } from '../../firebase/records/package.ts';
import { suppressions } from '../../firebase/records/suppression.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { Callout } from '../../ui/callout.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { KeyValue, type KeyValueItem, Muted } from '../../ui/text.tsx';
import { problemOf, useSuppressionId } from '../shared/mail/suppression.ts';
import type { AnyEnquiry } from './enquiry.ts';
import styles from './inbox.module.css';

/** Who wrote, how to reach them, and whether we know them. */
export function Sender({ enquiry }: { readonly enquiry: AnyEnquiry }) {
  const { name, email } = enquiry;
  const items: KeyValueItem[] = [
    { key: 'From', value: name },
    { key: 'Email', value: <MailLink address={email} /> },
    ...detailsOf(enquiry),
    {
      key: 'Client',
      value: (
        <Feature subject="whether they’re a client" loading={<Skeleton width="8rem" />}>
          <ClientsOfAddress email={email} />
        </Feature>
      ),
    },
  ];
  return (
    <div className={styles.part}>
      <div className={styles.facts}>
        <KeyValue items={items} />
      </div>
      <Feature subject="whether emails reach them" loading={null}>
        <DeliveryProblem email={email} />
      </Feature>
    </div>
  );
}

function detailsOf(enquiry: AnyEnquiry): KeyValueItem[] {
  if (!('packageId' in enquiry)) return [];
  const { phone, company, packageId, packageName } = enquiry;
  return [
    ...(company ? [{ key: 'Company', value: company }] : []),
    ...(phone ? [{ key: 'Phone', value: <a href={tel(phone)}>{phone}</a> }] : []),
    { key: 'Package', value: <PackageLink id={packageId} name={packageName} /> },
  ];
}

/** The package as it was called then; it leads to it while we offer it. */
function PackageLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Feature subject="the package" loading={<span>{name}</span>} missing={<span>{name}</span>}>
      <OfferedPackage id={id} name={name} />
    </Feature>
  );
}

function OfferedPackage({ id, name }: { readonly id: string; readonly name: string }) {
  const found = useRecord(packages, id);
  if (!found?.published) return <span>{`${name} (not offered any more)`}</span>;
  const nowCalled = found.name === name ? '' : `, now called ${found.name}`;
  return (
    <>
      <Anchor href={paths.packages({ package: id })}>{name}</Anchor>
      <span>{nowCalled}</span>
    </>
  );
}

/** The clients that this address belongs to; suspends. */
export function useClientsOfAddress(email: string) {
  return useRecords(clients, clientQueries.clientsByEmail, [email]);
}

function ClientsOfAddress({ email }: { readonly email: string }) {
  const found = useClientsOfAddress(email);
  if (found.length === 0) return <Muted>Not a client yet</Muted>;
  return (
    <ul className={styles.plain}>
      {found.map((client) => (
        <li key={client.id}>
          {isUnreadable(client) ? (
            <UnreadableNote path={client.unreadable.path} />
          ) : (
            <Anchor href={adminPaths.client(client.id)}>{client.name}</Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the mail provider reported of the address, before somebody writes there in vain. */
function DeliveryProblem({ email }: { readonly email: string }) {
  const id = useSuppressionId(email);
  return id === null ? null : <ReportedProblem id={id} />;
}

function ReportedProblem({ id }: { readonly id: string }) {
  const found = useRecord(suppressions, id);
  const problem = found && problemOf(found);
  if (!problem) return null;
  return (
    <Callout tone="warning" title={problem}>
      <p>A reply may not reach them. Check the address, or call them.</p>
    </Callout>
  );
}
