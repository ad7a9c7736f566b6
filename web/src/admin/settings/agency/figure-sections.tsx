import { type AgencySettings, agencySections } from '@agency/domain/agency-settings/sections';
import { budgetWords, defaultBudgetSteps } from '@agency/domain/figures/budgets';
import { formatList } from '@agency/domain/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useFieldArray } from 'react-hook-form';
import * as v from 'valibot';
import { Button } from '../../../ui/button.tsx';
import { FormMoneyField } from '../../../ui/form/form-fields.tsx';
import { Rows } from '../../shared/rows.tsx';
import { typedNumber } from '../../shared/typed.ts';
import { AgencyFormSection } from './agency-section.tsx';
import { PriceRow, TimeRow } from './figure-rows.tsx';
import {
  type PricesForm,
  type PricesTyped,
  pricesForm,
  pricesTyped,
  ratesTyped,
  type TimesForm,
  type TimesTyped,
  timesForm,
  timesTyped,
  toPricesForm,
  toRatesForm,
  toTimesForm,
} from './figures-form.ts';
import { useAgencyForm } from './use-agency-form.ts';

interface Props {
  readonly settings: AgencySettings;
}

/** What each service costs: the estimator adds these up, and texts quote them. */
export function RatesSection({ settings }: Props) {
  const held = useAgencyForm<PricesForm, PricesTyped>({
    section: 'rates',
    settings,
    toForm: toRatesForm,
    resolver: valibotResolver(pricesForm),
    toInput: (values, seen) => ({ section: 'rates', values: ratesTyped(values, settings), seen }),
    saved: 'Service prices',
  });
  return (
    <AgencyFormSection
      title="Services"
      lead="What each service costs, without VAT. The estimate on the quote form adds these up."
      submitLabel="Save service prices"
      held={held}
    >
      {held.form.getValues('figures').map(({ name }, index) => (
        <PriceRow key={name} form={held.form} index={index} name={name} />
      ))}
    </AgencyFormSection>
  );
}

/** Other prices that texts name. */
export function PricesSection({ settings }: Props) {
  const held = useAgencyForm<PricesForm, PricesTyped>({
    section: 'prices',
    settings,
    toForm: toPricesForm,
    resolver: valibotResolver(pricesForm),
    toInput: (values, seen) => ({ section: 'prices', values: pricesTyped(values), seen }),
    saved: 'Package prices',
  });
  return (
    <AgencyFormSection
      title="Packages"
      lead="Prices our pages mention, without VAT. If a package with this name is published, we use its price."
      submitLabel="Save package prices"
      held={held}
    >
      {held.form.getValues('figures').map(({ name }, index) => (
        <PriceRow key={name} form={held.form} index={index} name={name} />
      ))}
    </AgencyFormSection>
  );
}

/** How long things take, and how soon we reply. */
export function TimesSection({ settings }: Props) {
  const held = useAgencyForm<TimesForm, TimesTyped>({
    section: 'times',
    settings,
    toForm: toTimesForm,
    resolver: valibotResolver(timesForm),
    toInput: (values, seen) => ({ section: 'times', values: timesTyped(values), seen }),
    saved: 'Times',
  });
  return (
    <AgencyFormSection
      title="How long things take"
      lead="How long work takes and how soon we reply. Every page that mentions one of these takes it from here."
      submitLabel="Save times"
      held={held}
    >
      {held.form.getValues('figures').map(({ name }, index) => (
        <TimeRow key={name} form={held.form} index={index} name={name} />
      ))}
    </AgencyFormSection>
  );
}

const budgetsForm = v.pipe(
  v.object({ budgetSteps: v.array(v.object({ amount: v.pipe(typedNumber, v.number('Enter an amount')) })) }),
  v.transform(({ budgetSteps }) => ({ budgetSteps: budgetSteps.map(({ amount }) => amount) })),
  agencySections.budgets,
);
type BudgetsForm = v.InferInput<typeof budgetsForm>;
const mostSteps = 8;

const toBudgetsForm = (steps: readonly number[]): BudgetsForm => ({
  budgetSteps: steps.map((amount) => ({ amount })),
});

/** The budgets that a visitor chooses from. */
export function BudgetsSection({ settings }: Props) {
  const held = useAgencyForm<BudgetsForm, v.InferOutput<typeof budgetsForm>>({
    section: 'budgets',
    settings,
    toForm: ({ site }) => toBudgetsForm(site.budgetSteps),
    resolver: valibotResolver(budgetsForm),
    toInput: (values, seen) => ({ section: 'budgets', values, seen }),
    saved: 'Budgets',
  });
  const { form } = held;
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'budgetSteps' });
  const wrong = form.formState.errors.budgetSteps;
  return (
    <AgencyFormSection
      title="Budgets"
      lead={`What a visitor can choose on the quote form: ${formatList(budgetWords(held.settings.site.budgetSteps).map((words) => `‘${words}’`))}.`}
      submitLabel="Save budgets"
      held={held}
    >
      <Rows
        keys={fields.map(({ id }) => id)}
        what={(index) => `step ${index + 1}`}
        row={(index) => (
          <FormMoneyField
            control={form.control}
            name={`budgetSteps.${index}.amount`}
            label={`Step ${index + 1}`}
          />
        )}
        onAdd={() => append({ amount: null })}
        onRemove={remove}
        addLabel="Add a step"
        full={fields.length >= mostSteps ? `There can be at most ${mostSteps} steps.` : null}
        error={wrong?.root?.message ?? wrong?.message}
      />
      <Button
        size="small"
        variant="quiet"
        onClick={() => replace(toBudgetsForm(defaultBudgetSteps).budgetSteps)}
      >
        Reset to the defaults
      </Button>
    </AgencyFormSection>
  );
}
