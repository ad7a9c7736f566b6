import { certificate } from '@agency/domain/certificate/schema';
import { link as linkSchema } from '@agency/domain/link/schema';
import { servicePackage } from '@agency/domain/package/schema';
import { quoteDraft, quoteEvent, quoteHead, quoteVersion } from '@agency/domain/quote/schema';
import { privateSettings, siteSettings } from '@agency/domain/settings/schema';
import { upload } from '@agency/domain/upload/schema';
import { reader } from '../../firebase/firestore/reader.ts';

export const quotes = reader('quotes', quoteHead);
export const drafts = reader('quotePrivate', quoteDraft);
export const versions = reader('quoteVersions', quoteVersion);
export const events = reader('quoteEvents', quoteEvent);
export const links = reader('links', linkSchema);
export const uploads = reader('uploads', upload);
export const packages = reader('packages', servicePackage);
export const siteSettingsReader = reader('settings', siteSettings);
export const privateSettingsReader = reader('settings', privateSettings);
export const certificates = reader('certificates', certificate);
