import type { Client } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import { owedOf } from '@agency/domain/invoice/balance';
import type { PlannedReminder } from '@agency/domain/invoice/reminders';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { ReactNode } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Menu, type MenuEntry } from '../../../ui/app/menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { CreditDialog } from '../money/credit-dialog.tsx';
import { ReceiptDialog } from '../money/receipt-dialog.tsx';
import { RefundDialog } from '../money/refund-dialog.tsx';
import { ReverseDialog } from '../money/reverse-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import {
  DisputeDialog,
  PurchaseOrderDialog,
  ReissueDialog,
  UndoWriteOffDialog,
  WriteOffDialog,
} from './reason-dialogs.tsx';
import {
  DiscardDialog,
  NotComeDialog,
  SendAgainDialog,
  SkipReminderDialog,
  UseCreditDialog,
} from './simple-dialogs.tsx';

/** The dialog that is open over the workspace. */
export type Opened =
  | {
      readonly kind:
        | 'discard'
        | 'sendAgain'
        | 'dispute'
        | 'notCome'
        | 'credit'
        | 'reissue'
        | 'writeOff'
        | 'reinstate'
        | 'purchaseOrder'
        | 'refund';
    }
  | { readonly kind: 'receipt'; readonly amount: number | null }
  | { readonly kind: 'issue'; readonly revision: number }
  | { readonly kind: 'skip'; readonly reminder: PlannedReminder }
  | { readonly kind: 'useCredit'; readonly useId: string; readonly amount: number }
  | { readonly kind: 'reverse'; readonly receiptId: string };

interface DialogsProps {
  readonly opened: Opened | null;
  readonly invoice: Stored<Invoice>;
  readonly client: Stored<Client>;
  /** In pence. */
  readonly credit: number;
  readonly onClose: () => void;
}

export function ActionDialog({ opened, ...props }: DialogsProps) {
  if (opened === null) return null;
  return (
    <Feature subject="what this needs" loading={null}>
      {dialogOf(opened, props)}
    </Feature>
  );
}

function dialogOf(
  opened: Opened,
  { invoice, client, credit, onClose }: Omit<DialogsProps, 'opened'>,
): ReactNode {
  const props = { invoice, onClose };
  switch (opened.kind) {
    case 'issue':
      return <IssueDialog {...props} client={client} revision={opened.revision} />;
    case 'discard':
      return <DiscardDialog {...props} />;
    case 'sendAgain':
      return <SendAgainDialog {...props} client={client} />;
    case 'dispute':
      return <DisputeDialog {...props} />;
    case 'notCome':
      return <NotComeDialog {...props} />;
    case 'skip':
      return <SkipReminderDialog {...props} reminder={opened.reminder} />;
    case 'useCredit':
      return <UseCreditDialog {...props} useId={opened.useId} amount={opened.amount} />;
    case 'credit':
      return <CreditDialog {...props} />;
    case 'reissue':
      return <ReissueDialog {...props} />;
    case 'writeOff':
      return <WriteOffDialog {...props} />;
    case 'reinstate':
      return <UndoWriteOffDialog {...props} />;
    case 'purchaseOrder':
      return <PurchaseOrderDialog {...props} />;
    case 'receipt':
      return <ReceiptDialog client={client} amount={opened.amount} onClose={onClose} />;
    case 'refund':
      return <RefundDialog client={client} credit={credit} onClose={onClose} />;
    case 'reverse':
      return <ReverseDialog receiptId={opened.receiptId} onClose={onClose} />;
  }
}

interface MenuProps extends Pick<DialogsProps, 'invoice' | 'credit'> {
  readonly onOpen: (opened: Opened) => void;
  /** Of a draft: what its editor shows. */
  readonly draft?: { readonly isStored: boolean; readonly revision: number } | undefined;
}

/** The next step, and all actions in a menu; a disabled one says why. */
export function InvoiceMenu({ invoice, credit, onOpen, draft }: MenuProps) {
  const actions = invoiceActions(invoice);
  return (
    <>
      {draft ? (
        <Button
          variant="primary"
          onClick={() => onOpen({ kind: 'issue', revision: draft.revision })}
          disabledReason={actions.issue ?? (draft.isStored ? null : 'Save the draft first.')}
          reasonHidden
        >
          Issue
        </Button>
      ) : null}
      {actions.recordReceipt === null ? (
        <Button variant="primary" onClick={() => onOpen({ kind: 'receipt', amount: owedOf(invoice) })}>
          Record receipt
        </Button>
      ) : null}
      <Menu
        trigger={<Button iconEnd={<ChevronDownIcon />}>More</Button>}
        groups={entriesOf(invoice, credit, onOpen)}
      />
    </>
  );
}

function entriesOf(
  invoice: Invoice,
  credit: number,
  onOpen: (opened: Opened) => void,
): readonly (readonly MenuEntry[])[] {
  const actions = invoiceActions(invoice);
  const entry = (
    kind: Exclude<Opened, { kind: 'receipt' | 'issue' | 'skip' | 'useCredit' | 'reverse' }>['kind'],
    label: string,
    disabledReason: string | null,
    tone?: 'danger',
  ): MenuEntry => ({ key: kind, label, disabledReason, tone, onSelect: () => onOpen({ kind }) });
  const hasOrder = invoice.purchaseOrder === null ? null : 'It has one. It can’t be changed after issue.';
  const isDraft = invoice.status === 'draft';
  return [
    [
      entry('sendAgain', 'Send again', actions.sendAgain),
      entry(
        'purchaseOrder',
        'Add purchase order',
        isDraft ? 'Enter it in the draft.' : (actions.setPurchaseOrder ?? hasOrder),
      ),
      entry('dispute', invoice.disputed ? 'End dispute' : 'Mark as disputed', actions.dispute),
    ],
    [
      {
        key: 'receipt',
        label: 'Record a receipt for this client',
        onSelect: () => onOpen({ kind: 'receipt', amount: null }),
      },
      entry('refund', 'Refund credit', credit > 0 ? null : 'This client has no credit.'),
    ],
    [
      entry('credit', 'Issue a credit note', actions.credit, 'danger'),
      entry(
        'reissue',
        'Correct and reissue',
        invoice.advance ? 'An invoice for money in advance can only be credited.' : actions.reissue,
        'danger',
      ),
      entry('writeOff', 'Write off', actions.writeOff, 'danger'),
      entry('reinstate', 'Undo write-off', actions.reinstate),
      entry('discard', 'Discard draft', actions.discard, 'danger'),
    ],
  ];
}
