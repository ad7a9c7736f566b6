import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import type { Sources } from './start-from-request.ts';

/** All that the editor reads besides the quote: what it starts from and what an offer is made with. */
export interface FullSources extends Sources {
  readonly site: SiteSettings;
  readonly business: PrivateSettings;
}
