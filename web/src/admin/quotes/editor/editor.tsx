import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { rateOn, vatOn } from '@agency/domain/vat/history';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Card } from '../../../ui/app/card.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorSummary, type SummaryError } from '../../../ui/fields/error-summary.tsx';
import { listErrors } from '../../../ui/form/form-core.tsx';
import styles from '../../shared/editor/editor.module.css';
import { useSaveKey } from '../../shared/use-save-key.ts';
import { BasicsFields } from './basics-fields.tsx';
import { EditorBanners } from './editor-banners.tsx';
import { EditorBar } from './editor-bar.tsx';
import layout from './editor-layout.module.css';
import { FormTextArea } from './fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { MilestonesEditor } from './milestones-editor.tsx';
import { DiscountFields, ScheduleEditor } from './money-plan.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import type { QuoteForm } from './quote-form.ts';
import { SectionsEditor } from './sections-editor.tsx';
import { SendDialog } from './send-dialog.tsx';
import split from './side-by-side.module.css';
import type { FullSources } from './sources.ts';
import { LiveTotalsProvider } from './totals-context.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useBeside } from './use-beside.ts';
import { type QuoteEditor as Editor, type EditorProps, useQuoteEditor } from './use-quote-editor.ts';
import { useSending } from './use-sending.ts';

interface Props extends EditorProps {
  readonly sources: FullSources;
  readonly now: Date;
  /** Beside the form: request, link, history. */
  readonly side: ReactNode;
  /** In the bar, after the form's own buttons: the actions on the whole quote. Some need what is shown to be stored. */
  readonly menu: (isStored: boolean) => ReactNode;
}

/** The quote's editor: everything in one form, totals always in sight, saved by Ctrl or Cmd and S. */
export function QuoteEditor({ side, menu, now, ...props }: Props) {
  const editor = useQuoteEditor(props);
  const toast = useToast();
  const formId = useId();
  const { form } = editor;
  const { business } = props.sources;
  const today = londonDate(now);
  const vat = useMemo(() => vatOn(business, today), [business, today]);
  const save = async () => {
    const revision = await editor.save();
    if (revision !== null) toast('Draft saved');
    return revision;
  };
  const beside = useBeside();
  const sending = useSending({ editor, head: props.head, sources: props.sources });
  // Not under the question whether to send: what it names is what must go out.
  useSaveKey(() => sending.open === 'send' || save());
  return (
    <FormProvider {...form}>
      <LiveTotalsProvider vat={vat}>
        <ChangeWatcher onValues={editor.noticeValues} />
        <div className={styles.editor}>
          <EditorBar
            {...{ editor, head: props.head, now, formId, sending, beside, menu: menu(editor.isStored) }}
          />
          <div className={cx(styles.columns, beside.isShown && split.beside)}>
            <form
              id={formId}
              className={styles.main}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <EditorBanners editor={editor} uid={props.uid} />
              <EditorProblems editor={editor} obstacles={sending.obstacles} />
              <EditorCards business={business} today={today} />
            </form>
            {beside.isShown ? <LivePreview head={props.head} sources={props.sources} /> : null}
            <aside className={styles.side} aria-label="About this quote">
              <div className={styles.totals}>
                <TotalsPanel />
              </div>
              {side}
            </aside>
          </div>
        </div>
        <PreviewPanel sending={sending} head={props.head} terms={business.terms} />
        <SendDialog sending={sending} head={props.head} terms={business.terms} />
      </LiveTotalsProvider>
    </FormProvider>
  );
}

interface CardsProps {
  readonly business: PrivateSettings;
  readonly today: CivilDate;
}

function EditorCards({ business, today }: CardsProps) {
  return (
    <div className={layout.stack}>
      <Card flush>
        <BasicsFields />
      </Card>
      <SectionsEditor
        defaultRate={rateOn(business, business.defaultVatRate, today)}
        business={business}
        today={today}
      />
      <Card title="Discount and payment" flush>
        <DiscountFields />
        <ScheduleEditor />
      </Card>
      <Card title="Milestones" flush>
        <MilestonesEditor />
      </Card>
      <Card title="Internal notes" flush>
        <div className={cx(layout.notes, layout.introduction)}>
          <FormTextArea
            name="internalNotes"
            label="Notes for staff"
            labelHidden
            hint="Only staff can see this."
            rows={2}
            limit={10_000}
          />
        </div>
      </Card>
    </div>
  );
}

/** What keeps the quote from being saved or sent, each line linked to its field. */
function EditorProblems(props: {
  readonly editor: Editor;
  readonly obstacles: { readonly list: readonly SummaryError[]; readonly attempt: number };
}) {
  const { editor, obstacles } = props;
  const { errors } = editor.form.formState;
  const invalid = editor.attempts > 0 ? listErrors(errors) : [];
  if (invalid.length > 0) {
    return <ErrorSummary errors={invalid} title="We couldn’t save this" attempt={editor.attempts} />;
  }
  if (obstacles.list.length === 0) return null;
  return <ErrorSummary errors={obstacles.list} title="Before this can be sent" attempt={obstacles.attempt} />;
}

/** Follows every change of the form without re-rendering it. */
function ChangeWatcher({ onValues }: { readonly onValues: (values: QuoteForm) => void }) {
  const { control, getValues } = useFormContext<QuoteForm>();
  const watched = useWatch({ control });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the watched values say that something changed
  useEffect(() => {
    onValues(structuredClone(getValues()));
  }, [watched, getValues, onValues]);
  return null;
}
