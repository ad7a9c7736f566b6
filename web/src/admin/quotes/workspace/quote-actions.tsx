import { nudgeOf } from '@agency/domain/quote/nudge';
import { asTemplate } from '@agency/domain/quote/reuse';
import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Menu, type MenuEntry } from '../../../ui/app/menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { AcceptOffline } from './accept-offline.tsx';
import { ClientViewPanel } from './client-view-panel.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { NudgeDialog } from './nudge-dialog.tsx';
import { SimpleActionDialog } from './simple-action-dialog.tsx';
import { type SimpleAction, simpleActions } from './simple-actions.ts';
import { VoidDialog } from './void-dialog.tsx';

/** The dialogs and panels over the workspace. */
export type Opened =
  | SimpleAction['operation']
  | 'nudge'
  | 'duplicate'
  | 'saveTemplate'
  | 'acceptOffline'
  | 'void'
  | 'clientView'
  | null;

interface DialogsProps {
  readonly opened: Opened;
  readonly head: Stored<QuoteHead>;
  readonly draft: Stored<QuoteDraft>;
  readonly business: PrivateSettings;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The one dialog that is open over the workspace. */
export function ActionDialog({ opened, head, draft, business, now, onClose }: DialogsProps) {
  switch (opened) {
    case null:
      return null;
    case 'void':
      return <VoidDialog quoteId={head.id} onClose={onClose} />;
    case 'nudge':
      return <NudgeDialog head={head} now={now} onClose={onClose} />;
    case 'duplicate':
      return <DuplicateDialog head={head} draft={draft} onClose={onClose} />;
    case 'saveTemplate':
      return (
        <SaveTemplateDialog
          title={draft.content.title}
          content={{ kind: 'quote', quote: asTemplate(draft.content, draft.recipient.name) }}
          onClose={onClose}
        />
      );
    case 'clientView':
      return <ClientViewPanel head={head} now={now} onClose={onClose} />;
    case 'acceptOffline':
      return (
        <Feature subject="what was offered" loading={null}>
          <AcceptOffline head={head} draft={draft} business={business} onClose={onClose} />
        </Feature>
      );
    default:
      return (
        <SimpleActionDialog action={simpleActions(head, now)[opened]} quoteId={head.id} onClose={onClose} />
      );
  }
}

interface ActionsProps {
  readonly head: QuoteHead;
  /** False while an editor beside it shows something else than the stored draft. */
  readonly isStored: boolean;
  readonly now: Date;
  readonly onOpen: (opened: Opened) => void;
}

/** All actions on the whole quote; a disabled one says why. */
export function QuoteMenu({ head, isStored, now, onOpen }: ActionsProps) {
  const simple = simpleActions(head, now);
  const actions = quoteActions(head, now);
  const entry = ({ operation, label, reason, tone }: SimpleAction): MenuEntry => ({
    key: operation,
    label,
    disabledReason: reason,
    tone: tone === 'danger' ? 'danger' : undefined,
    onSelect: () => onOpen(operation),
  });
  return (
    <>
      {head.sentVersion > 0 ? <Button onClick={() => onOpen('clientView')}>View as client</Button> : null}
      {actions.revise === null ? <Button onClick={() => onOpen('reviseQuote')}>Revise</Button> : null}
      <Menu
        trigger={<Button iconEnd={<ChevronDownIcon />}>More</Button>}
        groups={[
          [
            {
              key: 'nudge',
              label: 'Send a nudge',
              disabledReason: nudgeOf(head, now).obstacle,
              onSelect: () => onOpen('nudge'),
            },
            entry(simple.resendQuote),
            ...(actions.revise === null ? [] : [entry(simple.reviseQuote)]),
            {
              key: 'duplicate',
              label: 'Duplicate',
              disabledReason:
                head.status === 'requested' ? 'Price the request and save the draft first.' : null,
              onSelect: () => onOpen('duplicate'),
            },
            {
              key: 'saveTemplate',
              label: 'Save as template',
              disabledReason: isStored ? null : 'Save the draft first.',
              onSelect: () => onOpen('saveTemplate'),
            },
          ],
          [
            {
              key: 'acceptOffline',
              label: 'Mark as accepted',
              disabledReason:
                actions.acceptOffline ??
                (isStored ? null : 'Save the draft first, so that it’s clear what is being accepted.'),
              onSelect: () => onOpen('acceptOffline'),
            },
          ],
          [
            entry(simple.dropRevision),
            entry(simple.withdrawQuote),
            entry(simple.discardQuote),
            {
              key: 'void',
              label: 'Void the acceptance',
              tone: 'danger',
              disabledReason: actions.void,
              onSelect: () => onOpen('void'),
            },
          ],
        ]}
      />
    </>
  );
}
