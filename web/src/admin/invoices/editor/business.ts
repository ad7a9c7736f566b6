import type { PrivateSettings } from '@agency/domain/settings/schema';

/** What the editor of a draft needs of the settings. */
export type Business = Pick<
  PrivateSettings,
  'vatRegistered' | 'vatChanges' | 'rateChanges' | 'defaultVatRate' | 'paymentTermsDays'
>;
