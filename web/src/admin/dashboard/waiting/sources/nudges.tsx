import { type NudgeReason, nudgeOf } from '@agency/domain/quote/nudge';
import { nudgeRules } from '@agency/domain/quote/nudge-rules';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { addDays, londonDate, startOfLondonDay } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDateShort } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { whoOf } from '../../../shared/quote-words.ts';
import { daysLeft } from '../../../shared/time-words.ts';
import { dashboardLimits, useQuotesToNudge } from '../../queries.ts';
import { itemsFrom } from '../from-records.ts';
import type { Item } from '../item.ts';
import { moreWhere, useReport } from '../reported.tsx';

const NudgeDialog = lazy(async () => ({
  default: (await import('../../../quotes/workspace/nudge-dialog.tsx')).NudgeDialog,
}));

/** Quotes whose client could be asked: opened and unanswered, or about to end. */
export function Nudges({ now }: { readonly now: Date }) {
  const [asking, setAsking] = useState<Stored<QuoteHead> | null>(null);
  const quotes = useQuotesToNudge(londonDate(now));
  useReport(
    'nudges',
    useMemo(() => {
      const items = itemsFrom(quotes, 'nudge', now, (quote) => {
        const { reason, obstacle } = nudgeOf(quote, now);
        if (reason === null || obstacle !== null) return [];
        return itemOf(quote, reason, now, () => setAsking(quote));
      });
      const href = adminPaths.quotes({ list: 'waiting' });
      return { items, more: moreWhere(quotes, dashboardLimits.nudges, 'Quotes to nudge', href) };
    }, [quotes, now]),
  );
  if (asking === null) return null;
  return (
    <Suspense fallback={null}>
      <NudgeDialog head={asking} now={now} onClose={() => setAsking(null)} />
    </Suspense>
  );
}

function itemOf(quote: Stored<QuoteHead>, reason: NudgeReason, now: Date, onAsk: () => void): Item {
  const by = sinceWhen(quote, reason, now);
  return {
    id: `quotes/${quote.id}/nudge`,
    kind: 'nudge',
    by,
    since: startOfLondonDay(by),
    title: whoOf(quote).name,
    detail: `${quote.number} ${quote.title}`,
    when: whenOf(quote, reason, now),
    href: adminPaths.quote(quote.id),
    actions: (
      <Button size="small" about={quote.number} onClick={onAsk}>
        Send a nudge
      </Button>
    ),
  };
}

/** The day on which a nudge became due. */
function sinceWhen({ validUntil, viewedAt }: QuoteHead, reason: NudgeReason, now: Date): CivilDate {
  if (reason === 'ending' && validUntil !== null) return addDays(validUntil, -nudgeRules.endingDays);
  return viewedAt === null ? londonDate(now) : addDays(londonDate(viewedAt), nudgeRules.unansweredDays);
}

function whenOf({ validUntil, viewedAt }: QuoteHead, reason: NudgeReason, now: Date): string {
  if (reason === 'ending' && validUntil !== null) return `Ends ${daysLeft(validUntil, now)}`;
  return viewedAt === null ? '' : `Opened on ${formatDateShort(londonDate(viewedAt))}`;
}
