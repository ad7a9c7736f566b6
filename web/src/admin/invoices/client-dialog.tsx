import { clientList } from '@agency/domain/client/queries';
import { listQuery } from '@agency/domain/shared/list-queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { searchToken } from '@agency/domain/shared/search-tokens';
import { useDeferredValue, useState } from 'react';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';
import { Dialog } from '../../ui/app/dialog.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Muted } from '../../ui/text.tsx';
import { foundAmong } from '../shared/list/found-among.ts';
import styles from './client-dialog.module.css';

interface Props {
  readonly title: string;
  readonly onChoose: (clientId: string) => void;
  readonly onClose: () => void;
}

/** Asks which client it is for: those that changed last, or those that were searched for. */
export function ClientDialog({ title, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <TextField
        name="client"
        label="Which client?"
        type="search"
        placeholder="Name, person or email"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Feature subject="the clients" loading={<LoadingState lines={4} />} resetKey={search}>
        <Found typed={search} onChoose={onChoose} />
      </Feature>
    </Dialog>
  );
}

/** As many as are shown at once. */
const mostShown = 8;

function Found({ typed, onChoose }: { readonly typed: string } & Pick<Props, 'onChoose'>) {
  const { spec, values } = listQuery(clientList, { by: {}, token: searchToken(typed) });
  const read = useRecords(clients, spec, values);
  const found = foundAmong(read, typed, ({ searchTokens }) => searchTokens)
    .flatMap((client) => (isUnreadable(client) || client.archived ? [] : [client]))
    .slice(0, mostShown);
  if (found.length === 0) return <p>No clients match. Search matches the start of words.</p>;
  return (
    <ul className={styles.found} aria-label="Clients">
      {found.map(({ id, name, billingEmail }) => (
        <li key={id}>
          <Button variant="quiet" wide onClick={() => onChoose(id)}>
            <span className={styles.words}>
              <strong>{name}</strong> <Muted>{billingEmail}</Muted>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
