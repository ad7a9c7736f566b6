import type { Client } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import { comesOffWords } from '@agency/domain/invoice/advance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { type ReactNode, useEffect, useId } from 'react';
import { FormProvider, useController, useFormContext } from 'react-hook-form';
import { Card } from '../../../ui/app/card.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { FieldPrefixProvider } from '../../../ui/fields/field-id.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { listErrors } from '../../../ui/form/form-core.tsx';
import { FormMoneyField, fieldProps } from '../../../ui/form/form-fields.tsx';
import { SuccessIcon, WarningIcon } from '../../../ui/icons.tsx';
import frame from '../../shared/editor/editor.module.css';
import { useSaveKey } from '../../shared/use-save-key.ts';
import type { Business } from './business.ts';
import styles from './editor.module.css';
import { EditorBanners } from './editor-banners.tsx';
import type { InvoiceForm } from './invoice-form.ts';
import { LinesEditor } from './lines-editor.tsx';
import { liveTotals, vatDay } from './live-totals.ts';
import { TotalsCard } from './totals-card.tsx';
import { type InvoiceEditor, useInvoiceEditor } from './use-invoice-editor.ts';

interface Props {
  readonly draft: Stored<Invoice>;
  readonly client: Client | null;
  readonly business: Business;
  readonly now: Date;
  readonly side: ReactNode;
  /** Why it can't be issued as it is stored. */
  readonly obstacles: ReactNode;
  /** Told whenever there comes to be something to save, or nothing. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** In the bar, after 'Save draft'; some of it needs what is shown to be stored, as the revision that it names. */
  readonly menu: (stored: { readonly isStored: boolean; readonly revision: number }) => ReactNode;
}

/** The draft's editor: everything in one form, totals always in sight, saved by Ctrl or Cmd and S. */
export function InvoiceDraftEditor(props: Props) {
  const { draft, client, business, now, side, obstacles, onUnsaved, menu } = props;
  const editor = useInvoiceEditor(draft);
  const toast = useToast();
  const formId = useId();
  const prefix = useId();
  const values = editor.form.getValues();
  const day = vatDay(values, londonDate(now));
  const live = liveTotals(values, business, day, draft.plannedVat);
  const save = async () => {
    if (await editor.save()) toast('Draft saved');
  };
  useSaveKey(save);
  const isUnsaved = editor.isDirty || editor.aside !== null;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  const stored = { isStored: !editor.isDirty && !editor.saving, revision: editor.revision };
  return (
    <FormProvider {...editor.form}>
      <FieldPrefixProvider value={prefix}>
        <div className={frame.editor}>
          <div className={frame.bar}>
            <p className={styles.barTotal}>{formatMoney(live.totals.total)}</p>
            <SaveState editor={editor} />
            <div className={frame.barActions}>
              <SaveButton editor={editor} draft={draft} formId={formId} />
              {menu(stored)}
            </div>
          </div>
          <div className={frame.columns}>
            <form
              id={formId}
              className={frame.main}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <EditorBanners editor={editor} />
              {obstacles}
              <Problems editor={editor} />
              {draft.advance ? <AdvanceNote draft={draft} /> : null}
              <DraftCards {...{ draft, client, business, now, day, live }} />
            </form>
            <aside className={frame.side} aria-label="About this invoice">
              <TotalsCard live={live} />
              {side}
            </aside>
          </div>
        </div>
      </FieldPrefixProvider>
    </FormProvider>
  );
}

/** Money that came first is invoiced to the penny. */
function AdvanceNote({ draft }: { readonly draft: Invoice }) {
  return (
    <Callout tone="info" title={`For ${formatMoney(draft.totals.total)} paid in advance`}>
      <p>
        {`It must come to exactly this amount, and its tax point is the day it was received. ${comesOffWords(draft)}`}
      </p>
    </Callout>
  );
}

function SaveButton({ editor, draft, formId }: { editor: InvoiceEditor; draft: Invoice; formId: string }) {
  return (
    <Button
      type="submit"
      form={formId}
      busy={editor.saving}
      aria-keyshortcuts="Control+S Meta+S"
      disabledReason={invoiceActions(draft).save ?? (editor.isDirty ? null : 'Everything is saved.')}
      reasonHidden
    >
      Save draft
    </Button>
  );
}

function SaveState({ editor }: { readonly editor: InvoiceEditor }) {
  const { isDirty, saving, conflict } = editor;
  const [Icon, words] = conflict
    ? [WarningIcon, 'Saved by someone else']
    : saving
      ? [null, 'Saving…']
      : isDirty
        ? [WarningIcon, 'Not saved yet']
        : [SuccessIcon, 'Saved'];
  return (
    <p className={frame.state} role="status">
      {Icon ? <Icon size={16} /> : null}
      <span>{words}</span>
    </p>
  );
}

function Problems({ editor }: { readonly editor: InvoiceEditor }) {
  const errors = editor.attempts > 0 ? listErrors(editor.form.formState.errors) : [];
  if (errors.length === 0) return null;
  return <ErrorSummary errors={errors} title="We couldn’t save this" attempt={editor.attempts} />;
}

type CardsProps = Pick<Props, 'draft' | 'client' | 'business' | 'now'> & {
  readonly day: string;
  readonly live: ReturnType<typeof liveTotals>;
};

function DraftCards({ draft, client, business, now, day, live }: CardsProps) {
  const form = useFormContext<InvoiceForm>();
  return (
    <div className={styles.stack}>
      <Card flush>
        <div className={styles.basics}>
          <TextField {...fieldProps(form, 'title')} label="Title" maxLength={160} />
          <TextField
            {...fieldProps(form, 'purchaseOrder')}
            label="Purchase order"
            optional={!client?.purchaseOrderRequired}
            maxLength={40}
          />
        </div>
      </Card>
      <Card title="Lines" flush>
        <LinesEditor draft={draft} business={business} day={day} live={live} />
        <div className={styles.basics}>
          <FormMoneyField
            control={form.control}
            name="discount"
            label="Discount on the whole invoice"
            optional
          />
        </div>
      </Card>
      <Card title="Dates" flush>
        <DayFields client={client} business={business} now={now} />
      </Card>
    </div>
  );
}

function DayFields({ client, business, now }: Pick<Props, 'client' | 'business' | 'now'>) {
  const form = useFormContext<InvoiceForm>();
  const today = londonDate(now);
  const days = client?.paymentTermsDays ?? business.paymentTermsDays;
  const hasTaxPoint = form.getValues('taxPointOn') !== '';
  return (
    <div className={styles.days}>
      <FormDate
        name="dueOn"
        label="Due date"
        min={today}
        hint={`If empty: ${days} ${days === 1 ? 'day' : 'days'} after issue`}
      />
      <FormDate name="taxPointOn" label="Tax point" max={today} hint="If empty: the day of issue" />
      {hasTaxPoint ? (
        <TextField
          {...fieldProps(form, 'taxPointReason')}
          label="Why it isn’t the day of issue"
          maxLength={300}
        />
      ) : null}
    </div>
  );
}

interface FormDateProps {
  readonly name: 'dueOn' | 'taxPointOn';
  readonly label: string;
  readonly hint: string;
  readonly min?: string;
  readonly max?: string;
}

function FormDate({ name, ...props }: FormDateProps) {
  const { field, fieldState } = useController<InvoiceForm, 'dueOn' | 'taxPointOn'>({ name });
  const { onChange, ...rest } = field;
  return (
    <DateField {...props} {...rest} optional onValueChange={onChange} error={fieldState.error?.message} />
  );
}
