import { adminPaths, type SettingsTab } from '@agency/domain/site/admin-paths';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Anchor } from '../../ui/anchor.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { useScreenFocus } from '../../ui/app/screen-focus.ts';
import { isNarrowed, readAsked } from '../shared/list/address.ts';
import { Agency, Contact, Notifications, Prices, Times } from './agency/agency.tsx';
import { Money } from './money/money.tsx';
import { Outbox, outboxList } from './outbox.tsx';
import styles from './settings.module.css';
import { Templates } from './templates.tsx';

interface Tab {
  readonly value: SettingsTab;
  readonly label: string;
  readonly content: ReactNode;
}

const tabs: readonly [Tab, ...Tab[]] = [
  { value: 'agency', label: 'Agency', content: <Agency /> },
  { value: 'contact', label: 'Contact', content: <Contact /> },
  { value: 'prices', label: 'Prices', content: <Prices /> },
  { value: 'times', label: 'Times', content: <Times /> },
  { value: 'notifications', label: 'Notifications and links', content: <Notifications /> },
  { value: 'money', label: 'Money', content: <Money /> },
  { value: 'templates', label: 'Email templates', content: <Templates /> },
  { value: 'outbox', label: 'Email outbox', content: <Outbox /> },
];

/** Without a tab, an address with the outbox's own filter is one of an email that was sent before tabs had it. */
function tabIn(query: URLSearchParams): Tab {
  const asked = query.get('tab') ?? (isNarrowed(outboxList, readAsked(outboxList, query)) ? 'outbox' : null);
  return tabs.find(({ value }) => value === asked) ?? tabs[0];
}

/** `/admin/settings`: `?tab=` chooses the part. */
export default function SettingsPage() {
  const [query] = useSearchParams();
  const shown = tabIn(query);
  useScreenFocus(shown.value);
  return (
    <>
      <PageHead title="Settings" />
      <div className={styles.parts}>
        <nav aria-label="Settings">
          <ul className={styles.nav}>
            {tabs.map(({ value, label }) => (
              <li key={value}>
                <Anchor
                  href={adminPaths.settings(value === tabs[0].value ? {} : { tab: value })}
                  aria-current={value === shown.value ? 'page' : undefined}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label={shown.label} className={styles.part}>
          {shown.content}
        </section>
      </div>
    </>
  );
}
