import { soonOf } from '@agency/domain/figures/soon';
import { sampleAgency } from '@agency/domain/settings/sample-agency';
import type { Brand } from '../template.ts';

/** The sender in tests of mails. */
export const testBrand: Brand = {
  ...sampleAgency,
  origin: 'https://downland.example',
  vatRegistered: true,
  vatRate: 2000,
  soon: soonOf({ times: {} }),
};
