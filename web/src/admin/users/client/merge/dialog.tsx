import type { MergePreview } from '@agency/domain/client/merge';
import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { Dialog } from '../../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../../ui/app/states.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { ClientPicker } from '../../../shared/client-picker.tsx';
import { MergeForm } from './form.tsx';
import { Preview } from './preview.tsx';

interface Props {
  readonly from: Stored<Client>;
  readonly onClose: () => void;
}

interface Looked {
  readonly intoId: string;
  readonly preview: MergePreview;
}

/** Which record everything moves to, then what that means, then the merge itself. */
export function MergeDialog({ from, onClose }: Props) {
  const looking = useOperation('mergeClients');
  const [looked, setLooked] = useState<Looked | null>(null);
  const look = async (intoId: string): Promise<void> => {
    const found = await looking.run({ fromId: from.id, intoId, dryRun: true, seen: null });
    if (found?.preview) setLooked({ intoId, preview: found.preview });
  };
  if (looked !== null && looked.preview.obstacle === null) {
    const again = () => {
      setLooked(null);
      void look(looked.intoId);
    };
    return <Decided fromId={from.id} {...looked} onClose={onClose} onAgain={again} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Merge ${from.name} into another client`}
      description="Choose the record that stays. Nothing changes yet."
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {looked?.preview.obstacle ? (
        <Callout tone="warning" title="These records can’t be merged" announce="alert">
          <p>{looked.preview.obstacle}</p>
        </Callout>
      ) : null}
      {looking.error ? (
        <Callout tone="danger" announce="alert">
          <p>{looking.error.message}</p>
        </Callout>
      ) : null}
      {looking.busy ? (
        <LoadingState label="Looking at both records" lines={4} />
      ) : (
        <ClientPicker except={from.id} onChoose={({ id }) => void look(id)} />
      )}
    </Dialog>
  );
}

type DecidedProps = Parameters<typeof MergeForm>[0];

/** What it means is read from its beginning; only then is the name asked for. */
function Decided(props: DecidedProps) {
  const [isRead, setRead] = useState(false);
  const { preview, onClose } = props;
  if (isRead) return <MergeForm {...props} />;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`What merging ${preview.from.name} into ${preview.into.name} means`}
      description="Nothing changes yet."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => setRead(true)}>
            Continue
          </Button>
        </>
      }
    >
      <Preview preview={preview} />
    </Dialog>
  );
}
