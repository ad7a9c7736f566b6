import type { Invoice } from '@agency/domain/invoice/schema';
import { disputeReason } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { civilDate, line } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { FieldStack } from '../../ui/fields/form-layout.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DateInput } from '../../ui/form/date-input.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import styles from './invoices.module.css';

interface TellUsProps {
  readonly invoice: Stored<Invoice>;
  readonly today: CivilDate;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** 'I have paid' and 'Something is wrong', for an invoice that is owed. */
export function TellUs({ invoice, today, children }: TellUsProps) {
  const [open, setOpen] = useState<'paid' | 'wrong' | null>(null);
  const [done, setDone] = useState<{ readonly what: 'paid' | 'wrong'; readonly words: string } | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const close = (words = ''): void => {
    setOpen(null);
    if (words && open) setDone({ what: open, words });
  };
  const isReported = invoice.paymentReported !== null;
  const isNoted = done?.what === 'paid' ? isReported : done?.what === 'wrong' && invoice.disputed;
  // What they said appears above and pushes the thanks down.
  useEffect(() => {
    if (isNoted) thanks.current?.scrollIntoView({ block: 'nearest' });
  }, [isNoted]);
  return (
    <div className={styles.tell}>
      <ButtonRow className={styles.actions}>
        <Button
          variant={isReported || invoice.disputed ? 'secondary' : 'primary'}
          onClick={() => setOpen('paid')}
        >
          I have paid
        </Button>
        {invoice.disputed ? null : (
          <Button ref={handOnFocus} onClick={() => setOpen('wrong')}>
            Something is wrong
          </Button>
        )}
        {children}
      </ButtonRow>
      <p role="status" ref={thanks}>
        {done?.words}
      </p>
      {open === 'paid' ? <PaidDialog invoiceId={invoice.id} today={today} onClose={close} /> : null}
      {open === 'wrong' ? <WrongDialog invoiceId={invoice.id} onClose={close} /> : null}
    </div>
  );
}

interface DialogProps {
  readonly invoiceId: string;
  readonly onClose: (words?: string) => void;
}

const paidSchema = (today: CivilDate) =>
  v.object({
    paidOn: v.pipe(
      civilDate,
      v.check((day) => day <= today, 'Choose today or an earlier date'),
    ),
    reference: line('Reference', { min: 0, max: 100 }),
  });

function PaidDialog({ invoiceId, today, onClose }: DialogProps & { readonly today: CivilDate }) {
  const { run, busy, error } = useOperation('reportPayment');
  const form = useForm({
    resolver: valibotResolver(paidSchema(today)),
    defaultValues: { paidOn: today, reference: '' },
  });
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="Tell us you’ve paid"
      description="We’ll look for your payment and won’t send reminders for 5 working days."
      form={form}
      onSubmit={async (paid) => {
        if (await run({ invoiceId, ...paid })) onClose('Thank you. We’ve noted that you’ve paid.');
      }}
      submitting={busy}
      error={error?.message ?? null}
      submitLabel="I have paid"
      submittingLabel="Sending"
    >
      <FieldStack>
        <DateInput control={form.control} name="paidOn" label="When did you pay?" max={today} />
        <TextField
          {...fieldProps(form, 'reference')}
          label="Reference"
          optional
          hint="Only if you used something other than our invoice number."
          autoComplete="off"
        />
      </FieldStack>
    </DialogForm>
  );
}

function WrongDialog({ invoiceId, onClose }: DialogProps) {
  const { run, busy, error } = useOperation('disputeInvoice');
  const form = useForm({
    resolver: valibotResolver(v.object({ reason: disputeReason })),
    defaultValues: { reason: '' },
  });
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="What’s wrong with this invoice?"
      description="We’ll put it on hold, look into it and reply by email. You won’t get reminders in the meantime."
      form={form}
      onSubmit={async (wrong) => {
        if (await run({ invoiceId, ...wrong })) onClose('Thank you. We’ve put this invoice on hold.');
      }}
      submitting={busy}
      error={error?.message ?? null}
      submitLabel="Send"
      submittingLabel="Sending"
    >
      <TextArea
        {...fieldProps(form, 'reason')}
        label="What’s wrong"
        hint="For example, the amount, the work or your company’s details."
        limit={1000}
      />
    </DialogForm>
  );
}
