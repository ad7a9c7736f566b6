import { billingSeries } from '@agency/domain/billing-series/schema';
import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { addMonths, daysBetween } from '@agency/domain/shared/dates';
import { lineNet } from '@agency/domain/shared/money';
import { clientIds } from './client.ts';
import type { SeedContext } from './context.ts';
import { startDayOf } from './quote.ts';
import type { SeededQuotes } from './quotes.ts';

/** The care plan of the running project, billed each month from its acceptance. */
export function seedSeries({ put, at, day }: SeedContext, client: Client, { accepted }: SeededQuotes): void {
  const start = startDayOf(accepted);
  const monthsSince = Math.floor(daysBetween(start, day(0)) / 28) + 1;
  const monthly = accepted.content.sections
    .flatMap((section) => section.lines)
    .filter(({ billing }) => billing === 'monthly');
  put('billingSeries', [`sample-${accepted.id.toLowerCase()}`], billingSeries, {
    title: 'Care plan',
    quoteId: accepted.id,
    projectId: accepted.projectId,
    clientId: clientIds.bakery,
    ...audienceOf(client),
    lines: monthly.map(({ description, unitLabel, quantity, unitPrice, discount, vatRate }) => ({
      description,
      unitLabel,
      quantity,
      unitPrice,
      discount,
      vatRate,
      net: lineNet(quantity, unitPrice, discount),
    })),
    discount: 0,
    vatRegistered: accepted.vatRegistered,
    nextOn: addMonths(start, monthsSince),
    endsOn: null,
    dayOfMonth: Number(start.slice(8)),
    status: 'active',
    createdAt: accepted.acceptedAt,
    updatedAt: at(-1),
    updatedBy: 'system',
  });
}
