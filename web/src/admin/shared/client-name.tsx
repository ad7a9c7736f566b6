import { useRecord } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';

/** A client's name by its id; may suspend. */
export function ClientName({ id }: { readonly id: string }) {
  return <span>{useRecord(clients, id)?.name ?? 'A client that has been deleted'}</span>;
}
