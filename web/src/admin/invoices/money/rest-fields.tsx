import { comesOffWords } from '@agency/domain/invoice/advance';
import type { ReceiptInput } from '@agency/domain/receipt/input';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatMoney, formatPercent } from '@agency/domain/shared/format';
import { isUnreadable } from '@agency/domain/shared/parse';
import { rateOn, vatOn } from '@agency/domain/vat/history';
import { treatmentWords } from '@agency/domain/vat/treatment';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { RadioGroup } from '../../../ui/fields/choice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useBusiness, useLatestProjects, useLatestQuotes } from '../queries.ts';
import styles from './money.module.css';

type Rest = ReceiptInput['rest'];
type Advance = Extract<Rest, { kind: 'advance' }>;

export const asCredit: Rest = { kind: 'credit' };

interface Props {
  readonly clientId: string;
  /** In pence. */
  readonly amount: number;
  readonly receivedOn: CivilDate;
  readonly rest: Rest;
  readonly onChange: (rest: Rest) => void;
}

/** What becomes of money that pays no invoice. */
export function RestFields(props: Props) {
  const { amount, rest, onChange } = props;
  return (
    <div className={styles.rest}>
      <RadioGroup
        name="rest"
        label={`${formatMoney(amount)} isn’t matched to an invoice`}
        value={rest.kind}
        onChange={({ target }) => onChange(target.value === 'credit' ? asCredit : inAdvance)}
        options={[
          { value: 'credit', label: 'Keep it as credit', detail: 'We’ll use it for the next invoice.' },
          {
            value: 'advance',
            label: 'It’s money in advance',
            detail:
              'For agreed work, such as a deposit. We’ll create a draft invoice for exactly this amount, with the day you received it as its tax point.',
          },
        ]}
      />
      {rest.kind === 'advance' ? (
        <Feature subject="this client’s quotes and projects" loading={<LoadingState lines={2} />}>
          <AdvanceFields {...props} rest={rest} />
        </Feature>
      ) : null}
    </div>
  );
}

/** The standard rate until another is chosen, whatever that is on the day of receipt. */
const inAdvance: Advance = { kind: 'advance', quoteId: null, projectId: null, treatment: 2000 };

function AdvanceFields({ clientId, receivedOn, rest, onChange }: Props & { readonly rest: Advance }) {
  const business = useBusiness();
  const { registered, rates } = vatOn(business, receivedOn);
  const { treatment } = rest;
  const projects = useLatestProjects(clientId).flatMap((project) => (isUnreadable(project) ? [] : [project]));
  const quotes = useLatestQuotes(clientId).flatMap((quote) => (isUnreadable(quote) ? [] : [quote]));
  const subjects = [
    { value: '', label: 'No quote or project yet' },
    ...projects.map(({ id, name }) => ({ value: `project ${id}`, label: `Project ${id}, ${name}` })),
    ...quotes
      .filter(({ projectId }) => projectId === null)
      .map(({ id, title }) => ({ value: `quote ${id}`, label: `Quote ${id}, ${title}` })),
  ];
  const choose = (value: string) => {
    const [kind, id = null] = value.split(' ');
    onChange({
      ...rest,
      projectId: kind === 'project' ? id : null,
      quoteId: kind === 'quote' ? id : null,
    });
  };
  const quoteOf = projects.find(({ id }) => id === rest.projectId)?.quoteId;
  const chosen = rest.projectId ? `project ${rest.projectId}` : rest.quoteId ? `quote ${rest.quoteId}` : '';
  return (
    <>
      <SelectField
        name="advanceFor"
        label="In advance for"
        value={chosen}
        hint={comesOffWords({ projectId: rest.projectId, quoteId: quoteOf ?? rest.quoteId })}
        onChange={({ target }) => choose(target.value)}
        options={subjects}
      />
      {registered ? (
        <SelectField
          name="advanceVat"
          label="VAT included in it"
          value={String(treatment === 'outsideScope' ? treatment : rateOn(business, treatment, receivedOn))}
          onChange={({ target }) =>
            onChange({
              ...rest,
              treatment: target.value === 'outsideScope' ? target.value : Number(target.value),
            })
          }
          options={[
            ...rates.map((rate) => ({ value: String(rate), label: formatPercent(rate) })),
            { value: 'outsideScope', label: treatmentWords('outsideScope') },
          ]}
        />
      ) : null}
    </>
  );
}
