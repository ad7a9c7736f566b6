import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths, type ClientTab } from '@agency/domain/site/admin-paths';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { PageHead } from '../../../ui/app/card.tsx';
import { EmptyState, LoadingState } from '../../../ui/app/states.tsx';
import { type Tab, Tabs } from '../../../ui/app/tabs.tsx';
import { Badge, StatusBadge } from '../../../ui/badge.tsx';
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx';
import { withoutOpen } from '../../shared/open-record.ts';
import { AccountTab } from './account-tab.tsx';
import { CreditTab } from './credit-tab.tsx';
import { DetailsTab } from './details-tab.tsx';
import { Figures } from './figures.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { EarlierEntries } from './merge/earlier.tsx';
import { MergedRecord } from './merge/merged-record.tsx';
import { UnfinishedMerge } from './merge/unfinished.tsx';
import { NewQuote } from './new-quote-dialog.tsx';
import { NotesTab } from './notes-tab.tsx';
import { pageParameter } from './paged-rows.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { useClient } from './queries.ts';
import { QuotesTab } from './quotes-tab.tsx';

/** One client: details, people, and all that is between us. */
export function ClientRecord({ clientId }: { readonly clientId: string }) {
  return (
    <Feature
      subject="this client"
      loading={<LoadingState label="Opening the client" lines={8} />}
      missing={<NoSuchClient />}
    >
      <Record clientId={clientId} />
    </Feature>
  );
}

/** The list as it was before the client was opened. */
function useBackHref(): string {
  const [query] = useSearchParams();
  const rest = withoutOpen(query);
  for (const name of ['tab', pageParameter]) rest.delete(name);
  rest.set('list', 'clients');
  return `${adminPaths.users()}?${rest}`;
}

function NoSuchClient() {
  const back = useBackHref();
  return (
    <>
      <PageHead title="Client not found" />
      <EmptyState
        seed="no-such-client"
        title="We can’t find this client"
        action={<ButtonLink href={back}>Back to clients</ButtonLink>}
      >
        <p>Look for the name or an email address in the list.</p>
      </EmptyState>
    </>
  );
}

function Record({ clientId }: { readonly clientId: string }) {
  const client = useClient(clientId);
  if (!client) return <NoSuchClient />;
  const { mergedInto, mergePending } = client;
  if (mergedInto !== undefined && mergePending !== true) {
    return <MergedRecord client={client} intoId={mergedInto} />;
  }
  return (
    <>
      <Head client={client} />
      {mergedInto === undefined ? null : <UnfinishedMerge client={client} intoId={mergedInto} />}
      <Feature subject="what this client owes" loading={null}>
        <Figures client={client} />
      </Feature>
      <RecordTabs client={client} />
    </>
  );
}

function Head({ client }: { readonly client: Stored<Client> }) {
  const back = useBackHref();
  const of = client.id;
  return (
    <PageHead
      above={<Anchor href={back}>Back to clients</Anchor>}
      title={client.name}
      status={
        <>
          <Badge>{client.kind === 'company' ? 'Company' : 'Person'}</Badge>
          {client.archived ? <StatusBadge tone="neutral">Archived</StatusBadge> : null}
        </>
      }
      actions={
        <ButtonRow>
          <NewQuote client={client} />
          <ButtonLink href={adminPaths.invoices({ of, new: 'receipt' })}>Record receipt</ButtonLink>
          <ButtonLink href={adminPaths.invoices({ of, new: '1' })} variant="primary">
            New invoice
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}

function CreditPart({ clientId }: { readonly clientId: string }) {
  return (
    <>
      <CreditTab clientId={clientId} />
      <EarlierEntries clientId={clientId} tab="credit" />
    </>
  );
}

function AccountPart({ clientId }: { readonly clientId: string }) {
  return (
    <>
      <AccountTab clientId={clientId} />
      <EarlierEntries clientId={clientId} tab="account" />
    </>
  );
}

type TabName = 'details' | ClientTab;

function RecordTabs({ client }: { readonly client: Stored<Client> }) {
  const [query, setQuery] = useSearchParams();
  const tabs: readonly (Tab & { readonly value: TabName })[] = [
    { value: 'details', label: 'Details', content: <DetailsTab client={client} /> },
    { value: 'quotes', label: 'Quotes', content: <QuotesTab clientId={client.id} /> },
    { value: 'projects', label: 'Projects', content: <ProjectsTab clientId={client.id} /> },
    { value: 'invoices', label: 'Invoices', content: <InvoicesTab clientId={client.id} /> },
    { value: 'credit', label: 'Credit', content: <CreditPart clientId={client.id} /> },
    { value: 'account', label: 'Account', content: <AccountPart clientId={client.id} /> },
    { value: 'notes', label: 'Notes', content: <NotesTab clientId={client.id} /> },
  ];
  const shown = tabs.find(({ value }) => value === query.get('tab')) ?? tabs[0];
  const show = (tab: string) => {
    const next = new URLSearchParams(query);
    next.delete(pageParameter);
    if (tab === 'details') next.delete('tab');
    else next.set('tab', tab);
    setQuery(next, { replace: true });
  };
  return (
    <Tabs label="Parts of the record" value={shown?.value ?? 'details'} onValueChange={show} tabs={tabs} />
  );
}
