import { closingObstacle, type MoneyValues, moneySections } from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { DateInput } from '../../../ui/form/date-input.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import { useNow } from '../../shared/use-now.ts';
import styles from './money.module.css';
import { useMoneyForm } from './use-money-form.ts';

const booksForm = (today: string) =>
  v.pipe(
    v.object({
      booksClosedUntil: v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed ? closingObstacle(dataset.value || null, today) : null;
          if (message) addIssue({ message });
        }),
      ),
    }),
    v.transform(({ booksClosedUntil }) => ({ booksClosedUntil: booksClosedUntil || null })),
    moneySections.books,
  );

/** Until which day nothing can be dated any more. */
export function BooksSection({ business }: { readonly business: PrivateSettings }) {
  const today = londonDate(useNow());
  const { form, save, shell } = useMoneyForm<{ booksClosedUntil: string }, MoneyValues<'books'>>({
    section: 'books',
    business,
    toForm: (stored) => ({ booksClosedUntil: stored.booksClosedUntil ?? '' }),
    resolver: valibotResolver(booksForm(today)),
    toInput: (values, seen) => ({ section: 'books', values, seen }),
    saved: 'Closing date',
  });
  return (
    <AccountSection
      title="Closed books"
      lead="Close the books after a VAT return or your year-end accounts, so that nothing is dated in a period you’ve reported."
    >
      <PageForm {...shell} onSubmit={save} submitLabel="Save closing date">
        <DateInput
          control={form.control}
          name="booksClosedUntil"
          label="Books closed up to and including"
          optional
          hint="Invoices, credit notes and payments can’t be dated on or before this day. Leave this empty to keep the books open."
          className={styles.short}
        />
      </PageForm>
    </AccountSection>
  );
}
