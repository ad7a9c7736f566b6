import { type OpenItem, openItemWords } from '@agency/domain/client/archive';
import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { openItemPath } from './open-item-path.ts';
import styles from './record.module.css';

interface OfClient {
  readonly client: Stored<Client>;
}

/** Archiving a client with whom nothing is open, and bringing them back. */
export function ArchiveCard({ client }: OfClient) {
  return (
    <Card title="Archive">{client.archived ? <Restore client={client} /> : <Archive client={client} />}</Card>
  );
}

function Archive({ client }: OfClient) {
  const looking = useOperation('listOpenItems');
  const archiving = useOperation('setClientArchived');
  const toast = useToast();
  const [open, setOpen] = useState<readonly OpenItem[]>([]);
  const [isAsking, setAsking] = useState(false);
  const look = async () => {
    setOpen([]);
    const found = await looking.run({ clientId: client.id });
    if (found?.items.length === 0) setAsking(true);
    else if (found) setOpen(found.items);
  };
  return (
    <div className={styles.stack}>
      <p>Archived clients aren’t in the list of current clients. We don’t send them reminders.</p>
      <Button
        ref={handOnFocus}
        size="small"
        busy={looking.busy}
        about={client.name}
        onClick={() => void look()}
      >
        Archive client
      </Button>
      {looking.error ? (
        <Callout tone="danger" announce="alert">
          <p>{looking.error.message}</p>
        </Callout>
      ) : null}
      {open.length > 0 ? <StillOpen items={open} clientId={client.id} /> : null}
      {isAsking ? (
        <ConfirmDialog
          task={archiving}
          input={{ clientId: client.id, archived: true }}
          title={`Archive ${client.name}?`}
          confirmLabel="Archive client"
          cancelLabel="Keep"
          onClose={() => setAsking(false)}
          onDone={() => toast(`${client.name} has been archived`)}
        >
          <p>Nothing is open with this client. You can restore them at any time.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

function StillOpen({ items, clientId }: { readonly items: readonly OpenItem[]; readonly clientId: string }) {
  return (
    <div className={styles.open}>
      <Callout tone="warning" title="This client can’t be archived yet" announce="status">
        <p>Finish what is still open first:</p>
        <ul>
          {items.map((item) => {
            const words = openItemWords(item);
            const href = openItemPath(item, clientId);
            return <li key={words}>{href === null ? words : <Anchor href={href}>{words}</Anchor>}</li>;
          })}
        </ul>
      </Callout>
    </div>
  );
}

function Restore({ client }: OfClient) {
  const restoring = useOperation('setClientArchived');
  const toast = useToast();
  const restore = async () => {
    if (await restoring.run({ clientId: client.id, archived: false }))
      toast(`${client.name} has been restored`);
  };
  return (
    <div className={styles.stack}>
      <p>This client is archived. We don’t send them reminders.</p>
      <Button
        ref={handOnFocus}
        size="small"
        busy={restoring.busy}
        about={client.name}
        onClick={() => void restore()}
      >
        Restore client
      </Button>
      {restoring.error ? (
        <Callout tone="danger" announce="alert">
          <p>{restoring.error.message}</p>
        </Callout>
      ) : null}
    </div>
  );
}
