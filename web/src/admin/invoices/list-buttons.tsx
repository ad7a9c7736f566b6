import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { Dialog } from '../../ui/app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { ClientPicker } from '../shared/client-picker.tsx';
import { readAsked } from '../shared/list/address.ts';
import { invoicesList } from './invoice-list.tsx';
import { ReceiptDialog } from './money/receipt-dialog.tsx';
import { RefundDialog } from './money/refund-dialog.tsx';
import { NewInvoiceDialog } from './new-invoice-dialog.tsx';
import { useClient, useCredit } from './queries.ts';

/** Which dialog `?new=` opens, for the client that the list is about, or that is chosen first. */
type NewThing = '1' | 'receipt' | 'refund';

/** 'New invoice' and 'Record receipt' above the list. */
export function ListButtons() {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const open = (thing: NewThing | null) => {
    const next = new URLSearchParams(query);
    next.delete('project');
    if (thing === null) next.delete('new');
    else next.set('new', thing);
    setChosen(null);
    setQuery(next, { replace: true });
  };
  const asked = query.get('new');
  const opened = asked === '1' || asked === 'receipt' || asked === 'refund' ? asked : null;
  return (
    <>
      <Button onClick={() => open('receipt')}>Record receipt</Button>
      <Button icon={<PlusIcon />} variant="primary" onClick={() => open('1')}>
        New invoice
      </Button>
      {opened ? (
        <Opened
          opened={opened}
          clientId={chosen ?? (readAsked(invoicesList, query).filters.of || null)}
          projectId={query.get('project')}
          onClient={setChosen}
          onClose={() => open(null)}
        />
      ) : null}
    </>
  );
}

interface OpenedProps {
  readonly opened: NewThing;
  readonly clientId: string | null;
  /** Of an invoice, where that is known. */
  readonly projectId: string | null;
  readonly onClient: (clientId: string) => void;
  readonly onClose: () => void;
}

const titles: Readonly<Record<NewThing, string>> = {
  '1': 'New invoice',
  receipt: 'Record a receipt',
  refund: 'Refund credit',
};

function Opened({ opened, clientId, projectId, onClient, onClose }: OpenedProps) {
  if (clientId === null) {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={titles[opened]}>
        <ClientPicker onChoose={({ id }) => onClient(id)} />
      </Dialog>
    );
  }
  return (
    <Feature subject="this client" loading={null} resetKey={clientId}>
      <ForClient clientId={clientId}>
        {(client) => {
          if (opened === '1') return <NewInvoiceDialog {...{ client, projectId, onClose }} />;
          if (opened === 'receipt') return <ReceiptDialog client={client} onClose={onClose} />;
          return <Refund client={client} />;
        }}
      </ForClient>
    </Feature>
  );
}

function ForClient({
  clientId,
  children,
}: {
  readonly clientId: string;
  readonly children: (client: Stored<Client>) => ReactNode;
}) {
  const client = useClient(clientId);
  return client ? children(client) : null;
}

/** Asked for in the client's record: closed, it leads back there. */
function Refund({ client }: { readonly client: Stored<Client> }) {
  const navigate = useNavigate();
  const back = () => navigate(adminPaths.client(client.id, { tab: 'credit' }), { replace: true });
  return <RefundDialog client={client} credit={useCredit(client.id)} onClose={back} />;
}
