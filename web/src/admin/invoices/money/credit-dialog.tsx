import { withCredit } from '@agency/domain/invoice/balance';
import { chargedNets } from '@agency/domain/invoice/credit-note';
import type { Invoice } from '@agency/domain/invoice/schema';
import { text } from '@agency/domain/shared/fields';
import { formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { treatmentOf } from '@agency/domain/vat/treatment';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { RadioGroup } from '../../../ui/fields/choice.tsx';
import { MoneyField } from '../../../ui/fields/number-fields.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { Muted } from '../../../ui/text.tsx';
import { nameOf } from '../../shared/invoice-words.ts';
import { newId } from '../../shared/new-id.ts';
import { useCreditNotes } from '../queries.ts';
import { type CreditPreview, type CreditTyped, creditPreview, treatmentLabel } from './credit-form.ts';
import styles from './money.module.css';

const schema = v.strictObject({ reason: text('Reason', { max: 500 }) });
const nothing: CreditTyped = { kind: 'full', lines: new Map(), amounts: new Map() };

interface Props {
  readonly invoice: Stored<Invoice>;
  readonly onClose: () => void;
}

/** A credit note for all that is left, by line, or by amount at each rate. */
export function CreditDialog({ invoice, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('creditInvoice');
  const earlier = useCreditNotes(invoice.id).items.flatMap((note) => (isUnreadable(note) ? [] : [note]));
  const [creditNoteId] = useState(newId);
  const [typed, setTyped] = useState(nothing);
  const form = useForm({
    defaultValues: { reason: '' },
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  const preview = creditPreview(invoice, earlier, typed);
  const amount = preview.totals ? formatMoney(preview.totals.total) : '';
  const submit = async ({ reason }: { reason: string }) => {
    if (preview.scope === null) return;
    const input = { invoiceId: invoice.id, creditNoteId, scope: preview.scope, reason };
    const answer = await operation.run(input);
    if (!answer) return;
    onClose();
    toast(`Credit note ${answer.creditNoteNumber} of ${amount} has been issued`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Credit ${nameOf(invoice)}`}
      size="large"
      form={form}
      onSubmit={submit}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel={amount === '' ? 'Issue credit note' : `Issue credit note of ${amount}`}
      submittingLabel="Crediting"
      submitVariant="danger"
      disabledReason={preview.problem}
    >
      {invoice.advance ? null : (
        <RadioGroup
          name="kind"
          label="What to credit"
          value={typed.kind}
          onChange={({ target }) => setTyped((now) => ({ ...now, kind: kindOf(target.value) }))}
          options={[
            { value: 'full', label: 'All that’s left' },
            { value: 'lines', label: 'By line' },
            { value: 'amounts', label: 'By amount' },
          ]}
        />
      )}
      {typed.kind === 'lines' ? <LineAmounts invoice={invoice} typed={typed} onChange={setTyped} /> : null}
      {typed.kind === 'amounts' ? (
        <RateAmounts left={preview.left} typed={typed} onChange={setTyped} />
      ) : null}
      <Outcome invoice={invoice} preview={preview} />
      <TextArea
        {...fieldProps(form, 'reason')}
        label="Reason"
        hint="This appears on the credit note."
        rows={2}
        limit={500}
      />
    </DialogForm>
  );
}

function kindOf(value: string): CreditTyped['kind'] {
  return value === 'lines' || value === 'amounts' ? value : 'full';
}

interface AmountsProps {
  readonly typed: CreditTyped;
  readonly onChange: (typed: CreditTyped) => void;
}

function LineAmounts({ invoice, typed, onChange }: AmountsProps & { readonly invoice: Invoice }) {
  const nets = chargedNets(invoice);
  return (
    <fieldset className={styles.allocation}>
      <legend>Net to credit of each line</legend>
      <ul>
        {invoice.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued invoice never move
          <li key={`${index}${line.description}`} className={styles.row}>
            <span className={styles.words}>
              <span>{line.description}</span>
              <Muted>{treatmentLabel(treatmentOf(line))}</Muted>
            </span>
            <span />
            <span className={styles.owed}>
              <Muted>Net</Muted> <span className="num">{formatMoney(nets[index] ?? 0)}</span>
            </span>
            <MoneyField
              name={`line-${index}`}
              label={`Net to credit of line ${index + 1}, ${line.description}`}
              labelHidden
              value={typed.lines.get(index) ?? null}
              onValueChange={(net) =>
                onChange({ ...typed, lines: new Map([...typed.lines, [index, net ?? 0]]) })
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function RateAmounts({ left, typed, onChange }: AmountsProps & Pick<CreditPreview, 'left'>) {
  return (
    <fieldset className={styles.allocation}>
      <legend>Net to credit</legend>
      <ul>
        {left.map(({ treatment, net: most }) => (
          <li key={treatment} className={styles.row}>
            <span>{treatmentLabel(treatment)}</span>
            <span />
            <span className={styles.owed}>
              <Muted>Left</Muted> <span className="num">{formatMoney(most)}</span>
            </span>
            <MoneyField
              name={`rate-${treatment}`}
              label={`Net to credit ${treatmentLabel(treatment)}`}
              labelHidden
              value={typed.amounts.get(treatment) ?? null}
              onValueChange={(net) =>
                onChange({ ...typed, amounts: new Map([...typed.amounts, [treatment, net ?? 0]]) })
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What is left to credit, what the note comes to, and what becomes of money that was paid. */
function Outcome({ invoice, preview }: { readonly invoice: Invoice; readonly preview: CreditPreview }) {
  const { left, totals } = preview;
  const leftNet = left.reduce((sum, { net }) => sum + net, 0);
  const leftVat = left.reduce((sum, { vat }) => sum + vat, 0);
  const excess = totals ? withCredit(invoice, totals.total).excess : 0;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Left to credit</dt>
        <dd>{formatMoney(leftNet + leftVat)}</dd>
      </div>
      {totals && invoice.vatRegistered ? (
        <div>
          <dt>Net and VAT of this credit note</dt>
          <dd>{`${formatMoney(totals.net)} + ${formatMoney(totals.vat)}`}</dd>
        </div>
      ) : null}
      {excess > 0 ? (
        <div>
          <dt>Becomes the client’s credit</dt>
          <dd>{formatMoney(excess)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
