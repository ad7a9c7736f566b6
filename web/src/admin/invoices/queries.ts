import { auditQueries } from '@agency/domain/audit/queries';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { clientQueries } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { Invoice, Payment } from '@agency/domain/invoice/schema';
import type { OutboxMail } from '@agency/domain/mail/schema';
import { projectQueries } from '@agency/domain/project/queries';
import type { Milestone, Project } from '@agency/domain/project/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteHead } from '@agency/domain/quote/schema';
import type { Receipt } from '@agency/domain/receipt/schema';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { type RecordPage, useRecord, useRecordPage, useRecords } from '../../firebase/firestore/hooks.ts';
import { auditEntries } from '../../firebase/records/audit.ts';
import { clientCredits, clients } from '../../firebase/records/client.ts';
import { invoicePayments, invoices } from '../../firebase/records/invoice.ts';
import { mails } from '../../firebase/records/mail.ts';
import { milestones, projects } from '../../firebase/records/project.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { receipts } from '../../firebase/records/receipt.ts';
import { privateSettings, siteSettings } from '../../firebase/records/settings.ts';

export function useInvoice(id: string): Stored<Invoice> | null {
  return useRecord(invoices, id);
}

export function useClient(id: string): Stored<Client> | null {
  return useRecord(clients, id);
}

export function useMilestone(projectId: string, id: string): Stored<Milestone> | null {
  return useRecord(milestones, projectId, id);
}

export function useMail(id: string): Stored<OutboxMail> | null {
  return useRecord(mails, id);
}

/** @throws Error without settings: there is always one document of them. */
export function useBusiness(): Stored<PrivateSettings> {
  const business = useRecord(privateSettings, 'private');
  if (!business) throw new Error('The settings are missing');
  return business;
}

/** @throws Error without settings, as above. */
export function useSite(): Stored<SiteSettings> {
  const site = useRecord(siteSettings, 'site');
  if (!site) throw new Error('The settings of the site are missing');
  return site;
}

/** The first payments and reversals of an invoice, the oldest first. */
export function usePayments(invoiceId: string): RecordPage<Payment> {
  const options = { parents: [invoiceId] };
  return useRecordPage(invoicePayments, invoiceQueries.paymentsOfInvoice, [], null, options);
}

/** The first credit notes of an invoice, the oldest first. */
export function useCreditNotes(invoiceId: string): RecordPage<Invoice> {
  return useRecordPage(invoices, invoiceQueries.creditNotesOfInvoice, [invoiceId], null);
}

const payable = ['issued', 'partPaid', 'writtenOff'];

/** What a receipt of this client can be put on, the oldest due first. */
export function usePayable(clientId: string): readonly Listed<Invoice>[] {
  return useRecords(invoices, invoiceQueries.invoicesPayableOfClient, [clientId, payable]);
}

/** Money that came before there was an invoice, and of which something is left to deduct. */
export function useOpenAdvances(clientId: string): readonly Listed<Invoice>[] {
  return useRecords(invoices, invoiceQueries.openAdvancesOfClient, [clientId, true]);
}

/** The client's projects that changed last. */
export function useLatestProjects(clientId: string): readonly Listed<Project>[] {
  return useRecords(projects, projectQueries.projectsOnRecord, [clientId], { limit: 10 });
}

/** The client's quotes that changed last. */
export function useLatestQuotes(clientId: string): readonly Listed<QuoteHead>[] {
  return useRecords(quotes, quoteQueries.quotesOnRecord, [clientId], { limit: 10 });
}

export function useReceipt(id: string): Stored<Receipt> | null {
  return useRecord(receipts, id);
}

/** What was done with an invoice, the latest first. */
export function useHistory(invoiceId: string): readonly Listed<AuditEntry>[] {
  return useRecords(auditEntries, auditQueries.auditOfPath, [`invoices/${invoiceId}`]);
}

/** A client's credit with us, in pence. */
export function useCredit(clientId: string): number {
  const query = clientQueries.creditsOfClient;
  const [last] = useRecords(clientCredits, query, [], { parents: [clientId], limit: 1 });
  return last && !isUnreadable(last) ? last.balance : 0;
}
