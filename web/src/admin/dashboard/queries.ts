import { blogPostQueries } from '@agency/domain/blog-post/queries';
import type { BlogPost } from '@agency/domain/blog-post/schema';
import { checklistQueries } from '@agency/domain/checklist/queries';
import { unassigned } from '@agency/domain/checklist/schema';
import { contactQueries } from '@agency/domain/contact/queries';
import type { Contact } from '@agency/domain/contact/schema';
import type { EnquiryStatus } from '@agency/domain/contact/status';
import { invoiceList, invoiceQueries } from '@agency/domain/invoice/queries';
import type { Invoice } from '@agency/domain/invoice/schema';
import { mailQueries } from '@agency/domain/mail/queries';
import type { OutboxMail } from '@agency/domain/mail/schema';
import type { MetricsSummary } from '@agency/domain/metrics/summary';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import type { PackageRequest } from '@agency/domain/package-request/schema';
import { projectQueries } from '@agency/domain/project/queries';
import type { Project } from '@agency/domain/project/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteHead } from '@agency/domain/quote/schema';
import type { QuoteStatus } from '@agency/domain/quote/status';
import { addDays } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { listQuery } from '@agency/domain/shared/list-queries';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { userQueries } from '@agency/domain/user/queries';
import type { User } from '@agency/domain/user/schema';
import { useMemo } from 'react';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { blogPosts } from '../../firebase/records/blog-post.ts';
import { checklists } from '../../firebase/records/checklist.ts';
import { contacts, packageRequests } from '../../firebase/records/enquiry.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { mails } from '../../firebase/records/mail.ts';
import { metrics } from '../../firebase/records/metrics.ts';
import { projects } from '../../firebase/records/project.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { users } from '../../firebase/records/user.ts';

/** At most so many of each kind are listed: with the figures these are 40 reads, whatever there is. */
export const dashboardLimits = {
  mails: 3,
  quotesToReply: 3,
  projectsToReply: 3,
  requests: 3,
  contacts: 3,
  packageRequests: 3,
  changes: 2,
  approvals: 1,
  reported: 2,
  overdue: 3,
  stages: 2,
  nudges: 2,
  ownTasks: 2,
  freeTasks: 2,
  posts: 3,
  due: 2,
} as const;

const neverSent: readonly QuoteStatus[] = ['requested', 'draft'];

/** What visitors asked for and hasn't been answered, begun or not, the longest waiting first. */
export function useRequests(): readonly Listed<QuoteHead>[] {
  const limit = dashboardLimits.requests;
  return useRecords(quotes, quoteQueries.quotesRequested, [neverSent, 'website'], { limit });
}

const unanswered: readonly EnquiryStatus[] = ['new', 'open'];

/** Contact messages that nobody has answered, the longest waiting first. */
export function useContactsWaiting(): readonly Listed<Contact>[] {
  const limit = dashboardLimits.contacts;
  return useRecords(contacts, contactQueries.contactsWaiting, [unanswered], { limit });
}

/** The same of package requests. */
export function usePackageRequestsWaiting(): readonly Listed<PackageRequest>[] {
  const limit = dashboardLimits.packageRequests;
  return useRecords(packageRequests, packageRequestQueries.packageRequestsWaiting, [unanswered], { limit });
}

/** Milestones whose client asked for changes, by project, the longest waiting first. */
export function useProjectsWithChangesAsked(): readonly Listed<Project>[] {
  const limit = dashboardLimits.changes;
  return useRecords(projects, projectQueries.projectsWithChangesAsked, [longAgo], { limit });
}

/** People who asked for access to the back office. */
export function useColleaguesWaiting(): readonly Listed<User>[] {
  const limit = dashboardLimits.approvals;
  return useRecords(users, userQueries.usersAwaitingApproval, ['pending'], { limit });
}

/** So many days ahead an invoice is due soon. */
const soonDays = 3;

/** Invoices that fall due from today on. */
export function useDueSoon(today: CivilDate): readonly Listed<Invoice>[] {
  const by = { status: ['issued', 'partPaid'], dueFrom: today };
  const { spec, values } = listQuery(invoiceList, { by, token: null, order: 'due' });
  const last = addDays(today, soonDays);
  const found = useRecords(invoices, spec, values, { limit: dashboardLimits.due });
  return found.filter(
    (invoice) => isUnreadable(invoice) || (invoice.dueOn !== null && invoice.dueOn <= last),
  );
}

/** Mails that failed, or whose outcome is unknown, the longest first. */
export function useFailedMails(): readonly Listed<OutboxMail>[] {
  const values = [['failed', 'uncertain']];
  return useRecords(mails, mailQueries.mailsNotSent, values, { limit: dashboardLimits.mails });
}

/** Invoices past their due date, the longest overdue first. */
export function useOverdue(today: CivilDate): readonly Listed<Invoice>[] {
  const by = { status: ['issued', 'partPaid'], dueBefore: today };
  const { spec, values } = listQuery(invoiceList, { by, token: null, order: 'due' });
  return useRecords(invoices, spec, values, { limit: dashboardLimits.overdue });
}

/** Invoices whose client said so long ago that they had paid that it should have come. */
export function useReported(today: CivilDate): readonly Listed<Invoice>[] {
  const values = [['issued', 'partPaid', 'writtenOff'], today];
  const limit = dashboardLimits.reported;
  return useRecords(invoices, invoiceQueries.reportedPaymentsToCheck, values, { limit });
}

/** Drafts of stages that are due for invoicing, the longest first. */
export function useWaitingStages(today: CivilDate): readonly Listed<Invoice>[] {
  const values = ['draft', today];
  return useRecords(invoices, invoiceQueries.stagesDue, values, { limit: dashboardLimits.stages });
}

const longAgo = new Date(0);

/** Quotes whose client waits for a reply, the longest first. */
export function useQuotesToReply(): readonly Listed<QuoteHead>[] {
  const limit = dashboardLimits.quotesToReply;
  return useRecords(quotes, quoteQueries.quotesAwaitingReply, [longAgo], { limit });
}

/** The same for projects. */
export function useProjectsToReply(): readonly Listed<Project>[] {
  const limit = dashboardLimits.projectsToReply;
  return useRecords(projects, projectQueries.projectsAwaitingReply, [longAgo], { limit });
}

/** Quotes that end soon or were opened long ago, without an answer. */
export function useQuotesToNudge(today: CivilDate): readonly Listed<QuoteHead>[] {
  return useRecords(quotes, quoteQueries.quotesToNudge, [today], { limit: dashboardLimits.nudges });
}

/** Published posts that someone should read again by today, the longest due first. */
export function usePostsToCheck(today: CivilDate): readonly Listed<BlogPost>[] {
  const limit = dashboardLimits.posts;
  return useRecords(blogPosts, blogPostQueries.blogPostsToCheck, ['published', today], { limit });
}

/** Checklists with items that are due, of this person's own and of nobody's; one that has both comes once. */
export function useTaskLists(uid: string, today: CivilDate) {
  const { checklistsDueFor } = checklistQueries;
  const own = useRecords(checklists, checklistsDueFor, [uid, today], { limit: dashboardLimits.ownTasks });
  const free = useRecords(checklists, checklistsDueFor, [unassigned, today], {
    limit: dashboardLimits.freeTasks,
  });
  return useMemo(() => {
    const lists = [...new Map([...own, ...free].map((list) => [list.id, list])).values()];
    // They come by the earliest day of anyone: what is due for this person may be in one that isn't read.
    const isFull = own.length === dashboardLimits.ownTasks || free.length === dashboardLimits.freeTasks;
    return { lists, isFull };
  }, [own, free]);
}

/** The sums of the business; null before anything has been worked out. */
export function useMetrics(): Stored<MetricsSummary> | null {
  return useRecord(metrics, 'summary');
}
