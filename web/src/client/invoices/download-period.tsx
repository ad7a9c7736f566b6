import { maxExported } from '@agency/domain/invoice/export';
import { addMonths, londonDate, taxYearOf } from '@agency/domain/shared/dates';
import { civilDate, id } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { saveFrom } from '../../platform/save-file.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldRow, FieldStack } from '../../ui/fields/form-layout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DateInput } from '../../ui/form/date-input.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import type { Company } from '../shared/companies.ts';
import styles from './invoices.module.css';

const schema = v.pipe(
  v.object({
    clientId: v.pipe(v.string(), v.minLength(1, 'Choose a company'), id),
    from: civilDate,
    to: civilDate,
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => from <= to,
      'Choose a day on or after the first day',
    ),
    ['to'],
  ),
);
type Values = v.InferInput<typeof schema>;

/** The invoices of a period for the books: a table and the PDFs in one file. Nothing adds up across companies. */
export function DownloadPeriod({ companies }: { readonly companies: readonly Company[] }) {
  const { run, busy, error } = useOperation('exportMyInvoices');
  const [done, setDone] = useState('');
  const today = londonDate(new Date());
  const [only] = companies;
  const form = useForm<Values, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: {
      clientId: companies.length === 1 ? (only?.id ?? '') : '',
      from: addMonths(today, -12),
      to: today,
    },
  });
  const download = async (period: Values): Promise<void> => {
    setDone('');
    const answer = await run(period);
    if (answer === null) return;
    saveFrom(answer.url);
    setDone(`Your download has started: ${answer.count} ${answer.count === 1 ? 'document' : 'documents'}.`);
  };
  const choose = ({ from, to }: ReturnType<typeof taxYearOf>): void => {
    form.setValue('from', from, { shouldValidate: true });
    form.setValue('to', to, { shouldValidate: true });
  };
  if (only === undefined) return null;
  return (
    <section className={cx(styles.part, styles.download)} aria-labelledby="download-invoices">
      <h2 id="download-invoices">Download your invoices</h2>
      <p className={styles.quiet}>
        {`One ZIP file with your invoices as PDFs and as a spreadsheet (CSV) for your accounts. It can hold up to ${maxExported} documents.`}
      </p>
      <PageForm
        form={form}
        onSubmit={download}
        submitting={busy}
        error={error?.message ?? null}
        submitLabel="Download ZIP file"
        submittingLabel="Putting your invoices together"
        submitVariant="secondary"
        warnUnsaved={false}
      >
        <FieldStack>
          {companies.length > 1 ? (
            <SelectField
              {...fieldProps(form, 'clientId')}
              label="Company"
              placeholder="Choose a company"
              options={companies.map(({ id: value, name }) => ({ value, label: name }))}
            />
          ) : null}
          <FieldRow>
            <DateInput control={form.control} name="from" label="Issued from" />
            <DateInput control={form.control} name="to" label="Issued to" />
          </FieldRow>
          <ButtonRow>
            <Button size="small" onClick={() => choose(taxYearOf(today))}>
              This tax year
            </Button>
            <Button size="small" onClick={() => choose(taxYearOf(addMonths(today, -12)))}>
              Last tax year
            </Button>
          </ButtonRow>
        </FieldStack>
      </PageForm>
      <p role="status">{done}</p>
    </section>
  );
}
