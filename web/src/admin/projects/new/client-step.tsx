import type { OperationInput } from '@agency/domain/operations/operations';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../../ui/anchor.tsx';
import { Dialog } from '../../../ui/app/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClientPicker } from '../../shared/client-picker.tsx';

/** Who a project is for, with the name that they are shown by. */
export type ChosenClient = OperationInput<'createProject'>['client'] & { readonly name: string };

interface Props {
  /** It gets the milestones of another project. */
  readonly isCopy: boolean;
  readonly onChoose: (client: ChosenClient) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** Asks who it is for: a client there is, or someone new. Says how a quote becomes a project. */
export function ClientStep({ isCopy, onChoose, onNew, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isCopy ? 'Copy a project' : 'New project'}
      description={
        isCopy ? (
          'The new project gets the milestones of the one you’re copying.'
        ) : (
          <>
            {'If there’s a quote, you don’t need this: its project is created when the client accepts. See '}
            <Anchor href={adminPaths.quotes({ list: 'waiting' })}>quotes waiting for an answer</Anchor>
            {' or '}
            <Anchor href={adminPaths.quotes({ list: 'accepted' })}>accepted quotes</Anchor>
            {'.'}
          </>
        )
      }
      actions={<Button onClick={onNew}>Someone new</Button>}
    >
      <ClientPicker onChoose={({ id, name }) => onChoose({ kind: 'existing', clientId: id, name })} />
    </Dialog>
  );
}
