import { type AgencySettings, seenAgency, storedAgency } from '@agency/domain/agency-settings/sections';
import { agencyChangeWords } from '@agency/domain/agency-settings/words';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { changePrivateSettings, changeSiteSettings } from './change-settings.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';

/** Saves one section of the settings of the agency, unless somebody else has changed it since it was seen. */
export const saveAgencySettings: OperationHandler<'saveAgencySettings'> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const site = await readSiteSettings(deps, unit);
    const business = await readPrivateSettings(deps, unit);
    const before: AgencySettings = { site, business };
    const { section, seen, values } = input;
    if (canonicalJson(storedAgency(section, before)) === canonicalJson(values)) return { changed: false };
    if (seenAgency(section, before) !== seen) throw changedMeanwhile();
    const by = {
      actor: person.uid,
      action: 'saveAgencySettings',
      words: agencyChangeWords(before, input),
    };
    const changed =
      section === 'notifications' || section === 'stepUp'
        ? changePrivateSettings(deps, unit, { ...by, before: business, change: values })
        : changeSiteSettings(deps, unit, { ...by, before: site, change: values });
    return { changed };
  });
