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
import { settingsSections } from './sections.ts';
import styles from './settings.module.css';
import { Templates } from './templates.tsx';

const contents: Readonly<Record<SettingsTab, ReactNode>> = {
  agency: <Agency />,
  contact: <Contact />,
  prices: <Prices />,
  times: <Times />,
  notifications: <Notifications />,
  money: <Money />,
  templates: <Templates />,
  outbox: <Outbox />,
};

/** Without a tab, an address with the outbox's own filter is one of an email that was sent before tabs had it. */
function sectionIn(query: URLSearchParams) {
  const asked = query.get('tab') ?? (isNarrowed(outboxList, readAsked(outboxList, query)) ? 'outbox' : null);
  return settingsSections.find(({ value }) => value === asked) ?? settingsSections[0];
}

/** `/admin/settings`: `?tab=` chooses the part. */
export default function SettingsPage() {
  const [query] = useSearchParams();
  const shown = sectionIn(query);
  useScreenFocus(shown.value);
  return (
    <>
      <PageHead title="Settings" />
      <div className={styles.parts}>
        <nav aria-label="Settings">
          <ul className={styles.nav}>
            {settingsSections.map(({ value, label }) => (
              <li key={value}>
                <Anchor
                  href={adminPaths.settings(value === settingsSections[0].value ? {} : { tab: value })}
                  aria-current={value === shown.value ? 'page' : undefined}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label={shown.label} className={styles.part}>
          {contents[shown.value]}
        </section>
      </div>
    </>
  );
}
