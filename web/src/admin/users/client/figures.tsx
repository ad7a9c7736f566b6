import type { Client } from '@agency/domain/client/schema';
import { termsInWords } from '@agency/domain/client/terms';
import { formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { KeyValue } from '../../../ui/text.tsx';
import { useLastCredit } from '../../../views/client/last-credit.ts';
import { balanceBesideCredit } from './account-words.ts';
import { useBusiness, useLastAccountEntry } from './queries.ts';
import styles from './record.module.css';

/** How the client stands, by the last entries of account and credit. */
export function Figures({ client }: { readonly client: Stored<Client> }) {
  const entry = useLastAccountEntry(client.id);
  const credit = useLastCredit(client.id);
  const business = useBusiness();
  const left = credit && !isUnreadable(credit) ? credit.balance : 0;
  const terms = client.paymentTermsDays ?? business?.paymentTermsDays;
  return (
    <div className={styles.figures}>
      <KeyValue
        layout="columns"
        items={[
          {
            key: 'Balance',
            value: entry
              ? shown(entry, ({ balance }) => balanceBesideCredit(balance, left))
              : 'No entries yet',
          },
          {
            key: 'Credit',
            value: credit ? shown(credit, ({ balance }) => formatMoney(balance)) : formatMoney(0),
          },
          ...(terms === undefined ? [] : [{ key: 'Payment terms', value: termsInWords(terms) }]),
        ]}
      />
    </div>
  );
}

function shown<T extends object>(found: Listed<T>, words: (entry: Stored<T>) => string) {
  return isUnreadable(found) ? <UnreadableNote path={found.unreadable.path} /> : words(found);
}
