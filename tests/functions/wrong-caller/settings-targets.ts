import { seenAgency } from '@agency/domain/agency-settings/sections';
import { seenMoney } from '@agency/domain/money-settings/sections';
import { readPrivateSettings, readSiteSettings } from '../../../functions/src/platform/settings.ts';
import type { World } from '../world.ts';

const details = { accountName: 'Somebody else', sortCode: '20-00-00', accountNumber: '55779911' };

/** Held for a day, so that there is something to stop. */
async function askedAt({ deps }: World): Promise<number> {
  const asked = deps.clock();
  const countsAt = new Date(asked.getTime() + 86_400_000);
  const pendingBankDetails = { details, askedBy: 'staff', askedAt: asked, countsAt };
  await deps.db.doc('settings/private').update({ pendingBankDetails });
  return asked.getTime();
}

/** Inputs of the operations of the settings. */
export const settingsInputs = {
  saveAgencySettings: async ({ deps }: World) => {
    const [site, business] = await Promise.all([readSiteSettings(deps), readPrivateSettings(deps)]);
    const seen = seenAgency('brand', { site, business });
    return { section: 'brand', seen, values: { brandName: site.brandName, tagline: 'Websites that last' } };
  },
  saveMoneySettings: async ({ deps }: World) => ({
    section: 'paymentTerms',
    seen: seenMoney('paymentTerms', await readPrivateSettings(deps)),
    values: { paymentTermsDays: 21 },
  }),
  previewVatChange: async () => ({
    vatRegistered: false,
    vatChanges: [],
    rateChanges: [],
    defaultVatRate: 2000,
  }),
  previewReminders: async () => ({ offsets: [0, 7] }),
  changeBankDetails: async ({ deps }: World) => {
    await deps.db.doc('settings/private').update({ pendingBankDetails: null });
    return { details };
  },
  stopBankDetails: async (world: World) => ({ askedAt: await askedAt(world) }),
};
