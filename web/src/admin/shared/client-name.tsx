import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';

const deleted = 'A client that has been deleted';

/** A client's name by its id, as it is now. */
export function ClientName({ id }: { readonly id: string }) {
  return (
    <Feature subject="the client’s name" loading={null} missing={deleted}>
      <Named id={id} />
    </Feature>
  );
}

function Named({ id }: { readonly id: string }) {
  return <span>{useRecord(clients, id)?.name ?? deleted}</span>;
}
