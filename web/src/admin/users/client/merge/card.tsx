import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Card } from '../../../../ui/app/card.tsx';
import { Button } from '../../../../ui/button.tsx';
import styles from '../record.module.css';
import { MergeDialog } from './dialog.tsx';

/** Two records of one client become one. */
export function MergeCard({ client }: { readonly client: Stored<Client> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Merge">
      <div className={styles.stack}>
        <p>
          If this client has a second record, move everything from here to that one. You’ll see who can see
          more first.
        </p>
        <Button size="small" about={client.name} onClick={() => setOpen(true)}>
          Merge into another client
        </Button>
        {isOpen ? <MergeDialog from={client} onClose={() => setOpen(false)} /> : null}
      </div>
    </Card>
  );
}
