import type { Client } from '@agency/domain/client/schema';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { PageHead } from '../../../ui/app/card.tsx';
import { EmptyState, LoadingState } from '../../../ui/app/states.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { clientNameOf, standing } from '../../shared/invoice-words.ts';
import { withoutOpen } from '../../shared/open-record.ts';
import { useNow } from '../../shared/use-now.ts';
import { useBusiness, useClient, useCredit, useInvoice } from '../queries.ts';
import { ActionDialog, InvoiceMenu, type Opened } from './actions.tsx';
import { IssueObstacles } from './issue-obstacles.tsx';
import { IssuedInvoice } from './issued-invoice.tsx';
import { SidePanels } from './side-panels.tsx';
import { useLostChanges } from './use-lost-changes.ts';

const InvoiceDraftEditor = lazy(async () => ({
  default: (await import('../editor/editor.tsx')).InvoiceDraftEditor,
}));

/** One invoice or credit note: its draft's editor or its document, money, reminders, mail, and all actions. */
export function InvoiceWorkspace({ invoiceId }: { readonly invoiceId: string }) {
  const back = useBackHref();
  return (
    <Feature
      subject="this invoice"
      loading={<LoadingState label="Opening the invoice" lines={8} />}
      missing={<NoSuchInvoice back={back} />}
    >
      <Workspace invoiceId={invoiceId} back={back} />
    </Feature>
  );
}

/** The list as it was before the invoice was opened. */
function useBackHref(): string {
  const [query] = useSearchParams();
  const rest = withoutOpen(query).toString();
  return rest === '' ? adminPaths.invoices() : `${adminPaths.invoices()}?${rest}`;
}

function NoSuchInvoice({ back }: { readonly back: string }) {
  return (
    <>
      <PageHead title="Invoice not found" />
      <EmptyState
        seed="no-such-invoice"
        title="We can’t find this invoice"
        action={<ButtonLink href={back}>Back to invoices</ButtonLink>}
      >
        <p>Look for its number or its client in the list.</p>
      </EmptyState>
    </>
  );
}

function Workspace({ invoiceId, back }: { readonly invoiceId: string; readonly back: string }) {
  const invoice = useInvoice(invoiceId);
  const business = useBusiness();
  if (!invoice) return <NoSuchInvoice back={back} />;
  return <OfClient invoice={invoice} business={business} back={back} />;
}

interface OpenProps {
  readonly invoice: Stored<Invoice>;
  readonly business: Stored<PrivateSettings>;
  readonly back: string;
}

function OfClient({ invoice, business, back }: OpenProps) {
  const client = useClient(invoice.clientId);
  const credit = useCredit(invoice.clientId);
  if (!client) return <NoSuchInvoice back={back} />;
  return <OpenInvoice invoice={invoice} business={business} back={back} client={client} credit={credit} />;
}

interface OpenInvoiceProps extends OpenProps {
  readonly client: Stored<Client>;
  readonly credit: number;
}

function OpenInvoice({ invoice, business, back, client, credit }: OpenInvoiceProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const onUnsaved = useLostChanges(invoice.status);
  const now = useNow();
  const { tone, label } = standing(invoice, now);
  const side = (
    <SidePanels
      invoice={invoice}
      client={client}
      business={business}
      credit={credit}
      now={now}
      onOpen={setOpened}
    />
  );
  return (
    <>
      <PageHead
        above={<Anchor href={back}>Back to invoices</Anchor>}
        title={invoice.number ? `${invoice.number} ${invoice.title}` : invoice.title}
        status={
          <span role="status">
            <StatusBadge tone={tone}>{label}</StatusBadge>
          </span>
        }
        lead={clientNameOf(invoice) || client.name}
      />
      {invoice.status === 'draft' ? (
        <Suspense fallback={<LoadingState label="Opening the editor" lines={8} />}>
          <InvoiceDraftEditor
            draft={invoice}
            client={client}
            business={business}
            now={now}
            side={side}
            obstacles={
              <Feature subject="whether it can be issued" loading={null}>
                <IssueObstacles invoice={invoice} client={client} business={business} now={now} />
              </Feature>
            }
            onUnsaved={onUnsaved}
            menu={(draft) => (
              <InvoiceMenu invoice={invoice} credit={credit} onOpen={setOpened} draft={draft} />
            )}
          />
        </Suspense>
      ) : (
        <IssuedInvoice
          invoice={invoice}
          side={side}
          menu={<InvoiceMenu invoice={invoice} credit={credit} onOpen={setOpened} />}
          onOpen={setOpened}
        />
      )}
      <ActionDialog
        opened={opened}
        invoice={invoice}
        client={client}
        credit={credit}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
