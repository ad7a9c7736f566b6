import type { Certificate } from '@agency/domain/certificate/schema';
import type { Link } from '@agency/domain/link/schema';
import type { ServicePackage } from '@agency/domain/package/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteDraft, QuoteEvent, QuoteHead, QuoteVersion } from '@agency/domain/quote/schema';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import type { Upload } from '@agency/domain/upload/schema';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import {
  certificates,
  drafts,
  events,
  links,
  packages,
  privateSettingsReader,
  quotes,
  siteSettingsReader,
  uploads,
  versions,
} from './readers.ts';

export function useQuote(id: string): Stored<QuoteHead> | null {
  return useRecord(quotes, id);
}

export function useDraft(quoteId: string): Stored<QuoteDraft> | null {
  return useRecord(drafts, quoteId, 'draft');
}

export function useVersion(quoteId: string, version: number): Stored<QuoteVersion> | null {
  return useRecord(versions, quoteId, String(version));
}

/** Newest first. */
export function useVersions(quoteId: string): readonly Listed<QuoteVersion>[] {
  return useRecords(versions, quoteQueries.versionsOfQuote, [], { parents: [quoteId] });
}

/** Newest first. */
export function useEvents(quoteId: string): readonly Listed<QuoteEvent>[] {
  return useRecords(events, quoteQueries.eventsOfQuote, [], { parents: [quoteId] });
}

export function useLink(id: string): Stored<Link> | null {
  return useRecord(links, id);
}

export function useUpload(id: string): Stored<Upload> | null {
  return useRecord(uploads, id);
}

export function usePackage(id: string): Stored<ServicePackage> | null {
  return useRecord(packages, id);
}

export function useSiteSettings(): Stored<SiteSettings> | null {
  return useRecord(siteSettingsReader, 'site');
}

export function usePrivateSettings(): Stored<PrivateSettings> | null {
  return useRecord(privateSettingsReader, 'private');
}

export function useCertificate(id: string): Stored<Certificate> | null {
  return useRecord(certificates, id);
}
