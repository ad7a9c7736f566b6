import type { SettingsTab } from '@agency/domain/site/admin-paths';

interface Section {
  readonly value: SettingsTab;
  readonly label: string;
}

/** The parts of the settings; the first is shown where the address names none. */
export const settingsSections: readonly [Section, ...Section[]] = [
  { value: 'agency', label: 'Agency' },
  { value: 'contact', label: 'Contact' },
  { value: 'prices', label: 'Prices' },
  { value: 'times', label: 'Times' },
  { value: 'notifications', label: 'Notifications and links' },
  { value: 'money', label: 'Money' },
  { value: 'templates', label: 'Email templates' },
  { value: 'outbox', label: 'Email outbox' },
];
