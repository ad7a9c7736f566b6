import type { QuoteHead } from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';
import { email } from '@agency/domain/shared/fields';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { Button } from '../../../ui/button.tsx';
import { EyeIcon, SuccessIcon, WarningIcon } from '../../../ui/icons.tsx';
import styles from '../../shared/editor/editor.module.css';
import type { QuoteForm } from './quote-form.ts';
import { TotalsLine } from './totals-panel.tsx';
import type { Beside } from './use-beside.ts';
import type { QuoteEditor } from './use-quote-editor.ts';
import type { Sending } from './use-sending.ts';

interface BarProps {
  readonly editor: QuoteEditor;
  readonly head: QuoteHead;
  readonly now: Date;
  readonly formId: string;
  readonly sending: Sending;
  readonly beside: Beside;
  readonly menu: ReactNode;
}

/** Always in view: the total, whether it is saved, and the next steps. */
export function EditorBar({ editor, head, now, formId, sending, beside, menu }: BarProps) {
  const reason = useSendReason(head, now);
  return (
    <div className={styles.bar}>
      <TotalsLine />
      <SaveState editor={editor} isRequest={head.status === 'requested'} />
      <div className={styles.barActions}>
        {beside.isPossible ? (
          <Button icon={<EyeIcon />} aria-pressed={beside.isShown} onClick={beside.toggle}>
            Preview
          </Button>
        ) : (
          <Button icon={<EyeIcon />} onClick={sending.preview}>
            Preview
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          busy={editor.saving}
          variant={reason === null ? 'secondary' : 'primary'}
          aria-keyshortcuts="Control+S Meta+S"
        >
          Save draft
        </Button>
        <Button
          variant={reason === null ? 'primary' : 'secondary'}
          onClick={sending.begin}
          disabledReason={reason ?? (editor.saving ? 'Saving now.' : null)}
          reasonHidden
        >
          {head.sentVersion > 0 ? `Send version ${head.sentVersion + 1}` : 'Send quote'}
        </Button>
        {menu}
      </div>
    </div>
  );
}

/** Why the quote can't be sent now: its status, or a missing recipient. */
function useSendReason(head: QuoteHead, now: Date): string | null {
  const { control } = useFormContext<QuoteForm>();
  const address = useWatch({ control, name: 'recipient.email' });
  const reason = quoteActions(head, now).send;
  if (reason !== null) return reason;
  return v.is(email, address) ? null : 'Enter the email address to send it to.';
}

function SaveState({ editor, isRequest }: { readonly editor: QuoteEditor; readonly isRequest: boolean }) {
  const [Icon, words] = savedWords(editor, isRequest);
  return (
    <p className={styles.state} role="status">
      {Icon ? <Icon size={16} /> : null}
      <span>{words}</span>
    </p>
  );
}

function savedWords(editor: QuoteEditor, isRequest: boolean): readonly [typeof WarningIcon | null, string] {
  if (editor.conflict) return [WarningIcon, 'Not saved: someone else has saved'];
  if (editor.saving) return [null, 'Saving…'];
  if (editor.isDirty) {
    if (editor.isOffline) return [WarningIcon, 'Not saved: offline'];
    return [WarningIcon, editor.isSaveable ? 'Not saved yet' : 'Not saved: a field is empty or wrong'];
  }
  if (editor.isStored) return [SuccessIcon, 'Saved'];
  return [null, isRequest ? 'Filled in from the request, not saved yet' : 'Filled in, not saved yet'];
}
