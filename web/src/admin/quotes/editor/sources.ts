import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import type { Sources } from './start-from-request.ts';

/** What the editor reads besides the quote: its starting values and the parts of an offer. */
export interface FullSources extends Sources {
  readonly site: SiteSettings;
  readonly business: PrivateSettings;
}
