import type { Buys } from '@agency/domain/client/buys';
import type { QuoteContent } from '@agency/domain/quote/content';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { quoteTotals } from '@agency/domain/quote/totals';
import { line, text } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import {
  type Choices,
  chosenLines,
  firstWrongLine,
  hasChoices,
  include,
  startChoices,
  takeOneOf,
  toAnswer,
  typeQuantity,
} from '../../../views/quote/choices.ts';
import { QuoteSectionView } from '../../../views/quote/quote-lines.tsx';
import { totalInWords, wrongLineWords } from '../../../views/quote/words.ts';
import styles from './workspace.module.css';

const schema = v.strictObject({
  name: line('Name of the person who accepted', { max: 100 }),
  note: text('Note', { min: 0, max: 1000 }),
});

interface Props {
  readonly head: QuoteHead;
  readonly content: QuoteContent;
  readonly vatRegistered: boolean;
  /** Of a draft: asks what the client buys for, where nobody has said; the answer; what prevents the acceptance. */
  readonly question?: ReactNode;
  readonly buys?: Buys | undefined;
  readonly obstacle?: string | null | undefined;
  readonly revision?: number;
  readonly onClose: () => void;
}

/** Records an acceptance that reached us by telephone or letter, with what was chosen. */
export function AcceptOfflineDialog({ head, content, vatRegistered, onClose, ...draft }: Props) {
  const toast = useToast();
  const operation = useOperation('acceptQuoteOffline');
  const [choices, setChoices] = useState<Choices>(() => startChoices(content));
  const form = useForm({
    defaultValues: { name: head.recipient.name, note: '' },
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  const totals = useMemo(
    () => quoteTotals(chosenLines(content, choices), content.discount, vatRegistered),
    [content, choices, vatRegistered],
  );
  const wrong = firstWrongLine(content, choices);
  const submit = async ({ name, note }: { name: string; note: string }) => {
    const answer = await operation.run({
      quoteId: head.number,
      name,
      note,
      choices: toAnswer(content, choices),
      ...(draft.buys === undefined ? {} : { buys: draft.buys }),
      seen: { version: head.sentVersion, revision: draft.revision ?? 0 },
    });
    if (!answer) return;
    onClose();
    toast(`${head.number} has been accepted. Project ${answer.projectId} has been created.`);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={`Mark ${head.number} as accepted`}
      description="Use this when a client has accepted by phone, by letter or in person. It creates the certificate, project and draft invoices and sends the confirmation emails, just as an online acceptance does."
      form={form}
      onSubmit={submit}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel={`Accept ${totalInWords(totals.oneOff, totals.monthly)}`}
      submittingLabel="Recording"
      disabledReason={wrong ? wrongLineWords(wrong) : (draft.obstacle ?? null)}
    >
      <TextField {...fieldProps(form, 'name')} label="Name of the person who accepted" autoComplete="off" />
      {draft.question}
      {hasChoices(content) ? (
        <ChosenParts content={content} choices={choices} totals={totals} onChange={setChoices} />
      ) : null}
      <TextArea
        {...fieldProps(form, 'note')}
        label="Note"
        optional
        hint="How and when it was accepted, for the record."
        rows={2}
        limit={1000}
      />
    </DialogForm>
  );
}

interface PartsProps {
  readonly content: QuoteContent;
  readonly choices: Choices;
  readonly totals: ReturnType<typeof quoteTotals>;
  readonly onChange: (change: (now: Choices) => Choices) => void;
}

function ChosenParts({ content, choices, totals, onChange }: PartsProps) {
  const form = useId();
  const calculated = new Map(totals.lines.map((calculatedLine) => [calculatedLine.lineId, calculatedLine]));
  return (
    <div className={styles.choices}>
      {content.sections.map((section) => (
        <QuoteSectionView
          key={section.id}
          section={section}
          choices={choices}
          calculated={calculated}
          showVatRate={false}
          controls={{
            form,
            include: (quoted, isIn) => onChange((now) => include(now, quoted, isIn)),
            takeOneOf: (quoted) => onChange((now) => takeOneOf(content, now, quoted)),
            typeQuantity: (quoted, typed) => onChange((now) => typeQuantity(now, quoted, typed)),
          }}
        />
      ))}
    </div>
  );
}
