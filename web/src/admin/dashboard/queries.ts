import { invoiceList, invoiceQueries } from '@agency/domain/invoice/queries';
import type { Invoice } from '@agency/domain/invoice/schema';
import { mailList } from '@agency/domain/mail/queries';
import type { OutboxMail } from '@agency/domain/mail/schema';
import { projectQueries } from '@agency/domain/project/queries';
import type { Project } from '@agency/domain/project/schema';
import { quoteList, quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteHead } from '@agency/domain/quote/schema';
import type { QuoteStatus } from '@agency/domain/quote/status';
import { addDays } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { listQuery } from '@agency/domain/shared/list-queries';
import type { Listed } from '@agency/domain/shared/parse';
import { getCountFromServer, limit, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { mails } from '../../firebase/records/mail.ts';
import { projects } from '../../firebase/records/project.ts';
import { quotes } from '../../firebase/records/quote.ts';

/**
 * Limits of the dashboard's reads: 37 documents at most (a project that waits for a reply takes its client's record too),
 * and 3 counts of at most 100 index entries each (one read a count), which makes 40 in all.
 */
export const dashboardLimits = {
  requests: 5,
  drafts: 3,
  awaiting: 5,
  mails: 3,
  overdue: 3,
  reported: 3,
  stages: 3,
  quotesToReply: 4,
  projectsToReply: 4,
  counted: 100,
} as const;

const awaitingStatuses: readonly QuoteStatus[] = ['sent', 'viewed'];

/** New requests, newest first, live. */
export function useNewRequests(): readonly Listed<QuoteHead>[] {
  const { spec, values } = listQuery(quoteList, {
    by: { status: ['requested'] },
    token: null,
    order: 'created',
  });
  return useRecords(quotes, spec, values, { limit: dashboardLimits.requests });
}

/** Drafts in progress, last changed first. */
export function useOpenDrafts(): readonly Listed<QuoteHead>[] {
  const { spec, values } = listQuery(quoteList, { by: { status: ['draft'] }, token: null });
  return useRecords(quotes, spec, values, { limit: dashboardLimits.drafts });
}

/** Offers without an answer, those that expire first on top. */
export function useAwaitingAnswer(): readonly Listed<QuoteHead>[] {
  const { awaiting } = dashboardLimits;
  return useRecords(quotes, quoteQueries.quotesAwaitingAnswer, [awaitingStatuses], { limit: awaiting });
}

/** Mails that failed, or whose outcome is unknown. */
export function useFailedMails(): readonly Listed<OutboxMail>[] {
  const { spec, values } = listQuery(mailList, { by: { status: ['failed', 'uncertain'] }, token: null });
  return useRecords(mails, spec, values, { limit: dashboardLimits.mails });
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

/** For so many days a stage may wait for staff once it is due for invoicing. */
const stageWaitDays = 14;

/** Drafts of stages that staff should have issued. */
export function useWaitingStages(today: CivilDate): readonly Listed<Invoice>[] {
  const values = ['draft', addDays(today, -stageWaitDays)];
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

/** Open work by list; counted up to 100. */
export type OpenCounts = Readonly<Record<'requested' | 'draft' | 'waiting', number>>;

const counted: Readonly<Record<keyof OpenCounts, readonly QuoteStatus[]>> = {
  requested: ['requested'],
  draft: ['draft'],
  waiting: awaitingStatuses,
};

/** Counts again whenever `revision` changes; null until counted, or when counting fails (it is only a figure). */
export function useOpenCounts(revision: string): OpenCounts | null {
  const firestore = useFirestore();
  const [counts, setCounts] = useState<OpenCounts | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says that the lists changed
  useEffect(() => {
    let isWanted = true;
    const countOf = async (statuses: readonly QuoteStatus[]) => {
      const some = query(
        quotes.all(firestore, []),
        where('status', 'in', statuses),
        limit(dashboardLimits.counted),
      );
      return (await getCountFromServer(some)).data().count;
    };
    Promise.all([countOf(counted.requested), countOf(counted.draft), countOf(counted.waiting)]).then(
      ([requested, draft, waiting]) => isWanted && setCounts({ requested, draft, waiting }),
      (error: unknown) => console.error('Counting open work failed', error),
    );
    return () => {
      isWanted = false;
    };
  }, [firestore, revision]);
  return counts;
}

/** 7 → '7', 100 → '99+'. */
export function countWords(count: number): string {
  return count >= dashboardLimits.counted ? `${dashboardLimits.counted - 1}+` : String(count);
}
