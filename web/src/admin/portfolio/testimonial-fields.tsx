import type { PortfolioItem } from '@agency/domain/portfolio-item/schema';
import { formatDateTime } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { FieldRow, Fieldset } from '../../ui/fields/form-layout.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DateInput } from '../../ui/form/date-input.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { Muted } from '../../ui/text.tsx';
import { Actor } from '../shared/actor-name.tsx';
import { ConfirmOperation } from '../shared/confirm-operation.tsx';
import type { ItemForm } from './item-fields.tsx';

interface TestimonialProps {
  readonly form: ItemForm;
  /** Null for a new one. */
  readonly stored: Stored<PortfolioItem> | null;
}

/** What a client said of us, and all that has to be known of it before it is published. */
export function TestimonialFields({ form, stored }: TestimonialProps) {
  const kind = useWatch({ control: form.control, name: 'testimonial.kind' });
  const choose = (next: 'none' | 'given') =>
    form.setValue('testimonial.kind', next, { shouldDirty: true, shouldValidate: next === 'none' });
  const hasStored = stored !== null && stored.testimonial !== null;
  return (
    <Fieldset
      legend="Testimonial"
      hint="Words of a real client. They’re published once we know who said them, in what role, when, how they agreed and where the original is."
    >
      <Withdrawn stored={stored} />
      {kind === 'given' ? <Given form={form} /> : null}
      <div>
        {kind === 'none' ? <Button onClick={() => choose('given')}>Add a testimonial</Button> : null}
        {kind === 'given' && !hasStored ? (
          <Button variant="quiet" onClick={() => choose('none')}>
            Leave the testimonial out
          </Button>
        ) : null}
        {hasStored ? <Withdraw item={stored} /> : null}
      </div>
    </Fieldset>
  );
}

function Withdrawn({ stored }: Pick<TestimonialProps, 'stored'>) {
  if (!stored?.testimonialWithdrawn) return null;
  const { at, by } = stored.testimonialWithdrawn;
  return (
    <p>
      <Muted>
        <span>{`A testimonial was withdrawn on ${formatDateTime(at)} by `}</span>
        <Actor actor={by} />
      </Muted>
    </p>
  );
}

function Given({ form }: Pick<TestimonialProps, 'form'>) {
  const isSample = useWatch({ control: form.control, name: 'testimonial.sample' });
  return (
    <>
      <TextArea {...fieldProps(form, 'testimonial.quote')} label="Their words" rows={3} limit={600} />
      <FieldRow>
        <TextField {...fieldProps(form, 'testimonial.name')} label="Name" hint="Who said it." />
        <TextField
          {...fieldProps(form, 'testimonial.role')}
          label="Role"
          hint="‘Owner, Meadowbank Bakehouse’."
        />
      </FieldRow>
      <CheckboxField
        {...form.register('testimonial.sample')}
        label="These words are a sample"
        hint="Invented, to show what a page looks like. A live site doesn’t show them."
      />
      {isSample ? null : <Evidence form={form} />}
    </>
  );
}

/** No page says any of it. */
function Evidence({ form }: Pick<TestimonialProps, 'form'>) {
  return (
    <>
      <FieldRow>
        <DateInput control={form.control} name="testimonial.saidOn" label="Said on" />
        <TextField
          {...fieldProps(form, 'testimonial.email')}
          label="Their email"
          hint="By this we find their words when they ask about their data. The site doesn’t show it."
          inputMode="email"
          optional
        />
      </FieldRow>
      <TextField
        {...fieldProps(form, 'testimonial.consent')}
        label="How they agreed"
        hint="‘Email of 3 June 2026’. The site doesn’t show it."
      />
      <TextField
        {...fieldProps(form, 'testimonial.original')}
        label="Where the original is stored"
        hint="A file, an email or a page with their own words. The site doesn’t show it."
      />
    </>
  );
}

function Withdraw({ item }: { readonly item: Stored<PortfolioItem> }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Withdraw testimonial
      </Button>
      {isAsked ? (
        <ConfirmOperation
          operation="withdrawTestimonial"
          input={{ itemId: item.id }}
          title="Withdraw this testimonial?"
          confirmLabel="Withdraw testimonial"
          tone="danger"
          done={() => 'The testimonial is off the site within a minute'}
          onClose={() => setAsked(false)}
        >
          <p>
            The words, the name and what we noted about them are deleted for good. When you withdrew it stays
            here and in the audit log. The other details that you’re editing aren’t saved by this.
          </p>
        </ConfirmOperation>
      ) : null}
    </>
  );
}
