import { useClient } from './queries.ts';

/** A client's name by its id; may suspend. */
export function ClientName({ id }: { readonly id: string }) {
  return <span>{useClient(id)?.name ?? 'A client that has been deleted'}</span>;
}
