import type { PortfolioContent } from '@agency/domain/portfolio-item/schema';
import { slugOf } from '@agency/domain/shared/slug-of';
import { paths } from '@agency/domain/site/paths';
import { serviceSlugs, services } from '@agency/domain/site/services';
import { useState } from 'react';
import { type UseFormReturn, useController, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, CheckboxGroup } from '../../ui/fields/choice.tsx';
import { FieldRow, Fieldset } from '../../ui/fields/form-layout.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormMoneyField, fieldProps } from '../../ui/form/form-fields.tsx';
import { MarkdownText } from '../../views/markdown/markdown-text.tsx';
import { Rows } from '../shared/rows.tsx';
import styles from './portfolio.module.css';
import type { PortfolioForm } from './portfolio-form.ts';

export type ItemForm = UseFormReturn<PortfolioForm, unknown, PortfolioContent>;

interface Props {
  readonly form: ItemForm;
}

const serviceOptions = serviceSlugs.map((value) => ({ value, label: services[value] }));
const mostResults = 6;

export function ItemFields({ form, isOut }: Props & { readonly isOut: boolean }) {
  return (
    <>
      <Naming form={form} isOut={isOut} />
      <Fieldset legend="What it is">
        <TextArea {...fieldProps(form, 'summary')} label="Summary" rows={2} limit={300} />
        <Body form={form} />
      </Fieldset>
      <Results form={form} />
      <Fieldset legend="On the site">
        <Services form={form} />
        <FormMoneyField
          control={form.control}
          name="priceFrom"
          label="Similar work, from"
          hint="Before VAT."
          optional
        />
        <CheckboxField {...form.register('featured')} label="Show it on the home page" />
        <CheckboxField
          {...form.register('sample')}
          label="Sample"
          hint="The work and its client are invented: its page says so, and a live site doesn’t show it."
        />
      </Fieldset>
    </>
  );
}

function Services({ form }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'services' });
  const { name, ref, onBlur, value } = field;
  return (
    <CheckboxGroup
      {...{ name, ref, onBlur, value }}
      label="Services"
      hint="The page leads to these."
      options={serviceOptions}
      className={styles.services}
      error={fieldState.error?.message}
      optional
      onChange={({ target }) =>
        field.onChange(
          target.checked ? [...value, target.value] : value.filter((each) => each !== target.value),
        )
      }
    />
  );
}

function Naming({ form, isOut }: Props & { readonly isOut: boolean }) {
  const title = fieldProps(form, 'title');
  const suggest = () => {
    if (form.getValues('slug') !== '') return;
    form.setValue('slug', slugOf(form.getValues('title')), { shouldDirty: true });
  };
  return (
    <Fieldset legend="Name">
      <TextField
        {...title}
        label="Title"
        onBlur={async (event) => {
          await title.onBlur(event);
          suggest();
        }}
      />
      <TextField
        {...fieldProps(form, 'slug')}
        label="Name in the address"
        hint={
          isOut
            ? `After ${paths.portfolio()}/. If you change it, the old address leads to the new one.`
            : `After ${paths.portfolio()}/.`
        }
      />
      <FieldRow>
        <TextField {...fieldProps(form, 'client')} label="Client" optional />
        <TextField {...fieldProps(form, 'sector')} label="Sector" optional />
      </FieldRow>
    </Fieldset>
  );
}

/** The text, and what the page makes of it. */
function Body({ form }: Props) {
  const [isShown, setShown] = useState(false);
  const body = useWatch({ control: form.control, name: 'body' });
  return (
    <>
      <TextArea
        {...fieldProps(form, 'body')}
        label="Text"
        hint="Markdown: ## for a heading, * for a list, [words](/address) for a link."
        rows={14}
        limit={30_000}
      />
      <div>
        <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide the preview' : 'Show a preview'}
        </Button>
      </div>
      {isShown ? (
        <section aria-label="Preview" className={styles.preview}>
          <MarkdownText text={body} />
        </section>
      ) : null}
    </>
  );
}

function Results({ form }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'results' });
  return (
    <Fieldset legend="Results" hint="Figures that stand on top of the page.">
      <Rows
        keys={fields.map(({ id }) => id)}
        what={(index) => `result ${index + 1}`}
        row={(index) => (
          <>
            <TextField {...fieldProps(form, `results.${index}.value`)} label={`Figure ${index + 1}`} />
            <TextField {...fieldProps(form, `results.${index}.label`)} label="What it measures" />
          </>
        )}
        onAdd={() => append({ value: '', label: '' })}
        onRemove={remove}
        addLabel="Add a result"
        full={fields.length >= mostResults ? `There can be at most ${mostResults} results.` : null}
      />
    </Fieldset>
  );
}
