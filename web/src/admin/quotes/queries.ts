import type { Certificate } from '@agency/domain/certificate/schema';
import { linkQueries } from '@agency/domain/link/queries';
import type { LinkVisit } from '@agency/domain/link/schema';
import { mailQueries } from '@agency/domain/mail/queries';
import type { OutboxMail } from '@agency/domain/mail/schema';
import type { ServicePackage } from '@agency/domain/package/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteDraft, QuoteEvent, QuoteHead, QuoteVersion } from '@agency/domain/quote/schema';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import type { Upload } from '@agency/domain/upload/schema';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { certificates } from '../../firebase/records/certificate.ts';
import { linkVisits } from '../../firebase/records/link.ts';
import { mails } from '../../firebase/records/mail.ts';
import { packages } from '../../firebase/records/package.ts';
import { quoteDrafts, quoteEvents, quotes, quoteVersions } from '../../firebase/records/quote.ts';
import { privateSettings, siteSettings } from '../../firebase/records/settings.ts';
import { uploads } from '../../firebase/records/upload.ts';

export function useQuote(id: string): Stored<QuoteHead> | null {
  return useRecord(quotes, id);
}

export function useDraft(quoteId: string): Stored<QuoteDraft> | null {
  return useRecord(quoteDrafts, quoteId, 'draft');
}

export function useVersion(quoteId: string, version: number): Stored<QuoteVersion> | null {
  return useRecord(quoteVersions, quoteId, String(version));
}

/** Newest first. */
export function useVersions(quoteId: string): readonly Listed<QuoteVersion>[] {
  return useRecords(quoteVersions, quoteQueries.versionsOfQuote, [], { parents: [quoteId] });
}

/** Newest first. */
export function useEvents(quoteId: string): readonly Listed<QuoteEvent>[] {
  return useRecords(quoteEvents, quoteQueries.eventsOfQuote, [], { parents: [quoteId] });
}

/** What was emailed about it, newest first. */
export function useMailsOf(quoteId: string): readonly Listed<OutboxMail>[] {
  return useRecords(mails, mailQueries.mailsOfQuote, [quoteId]);
}

/** Newest first. */
export function useVisits(linkId: string): readonly Listed<LinkVisit>[] {
  return useRecords(linkVisits, linkQueries.visitsOfLink, [], { parents: [linkId], limit: 20 });
}

export function useUpload(id: string): Stored<Upload> | null {
  return useRecord(uploads, id);
}

export function usePackage(id: string): Stored<ServicePackage> | null {
  return useRecord(packages, id);
}

export function useSiteSettings(): Stored<SiteSettings> | null {
  return useRecord(siteSettings, 'site');
}

export function usePrivateSettings(): Stored<PrivateSettings> | null {
  return useRecord(privateSettings, 'private');
}

export function useCertificate(id: string): Stored<Certificate> | null {
  return useRecord(certificates, id);
}
