import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';

interface Props {
  readonly client: Stored<Client>;
  readonly intoId: string;
}

/** A merge under way, or cut off: it can be asked for again. */
export function UnfinishedMerge({ client, intoId }: Props) {
  const merging = useOperation('mergeClients');
  const finish = () => void merging.run({ fromId: client.id, intoId, dryRun: false, seen: null });
  return (
    <Callout
      tone="warning"
      title="This record is being merged"
      announce="status"
      actions={
        <Button size="small" busy={merging.busy} onClick={finish}>
          Finish merging
        </Button>
      }
    >
      <p>
        {merging.error?.message ??
          'Nothing new can start here until everything has moved. If this stays for more than a minute, finish it here. We also finish it once a day.'}
      </p>
    </Callout>
  );
}
