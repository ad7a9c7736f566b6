import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../ui/app/card.tsx';
import { Tabs } from '../../ui/app/tabs.tsx';
import { Money } from './money/money.tsx';
import { Outbox } from './outbox.tsx';
import { Templates } from './templates.tsx';

const tabs = [
  { value: 'outbox', label: 'Email outbox', content: <Outbox /> },
  { value: 'money', label: 'Money', content: <Money /> },
  { value: 'templates', label: 'Email templates', content: <Templates /> },
] as const;

/** `/admin/settings`: `?tab=` chooses the tab. */
export default function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const shown = tabs.find(({ value }) => value === asked) ?? tabs[0];
  return (
    <>
      <PageHead title="Settings" />
      <Tabs
        label="Settings"
        value={shown.value}
        tabs={tabs}
        onValueChange={(tab) =>
          setQuery(tab === tabs[0].value ? new URLSearchParams() : new URLSearchParams({ tab }))
        }
      />
    </>
  );
}
