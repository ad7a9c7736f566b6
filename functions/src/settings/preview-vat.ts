import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { billingSeries } from '@agency/domain/billing-series/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { Touched } from '@agency/domain/operations/settings';
import { quoteQueries } from '@agency/domain/quote/queries';
import { type QuoteHead, quoteDraft, quoteHead, quoteVersion } from '@agency/domain/quote/schema';
import { effectiveStatus } from '@agency/domain/quote/status';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { VatHistory } from '@agency/domain/vat/history';
import { isTouchedByVat, type Taxed } from '@agency/domain/vat/touched';
import type { DocumentReference } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { everyPage, parseReadable } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { draftRef, versionRef } from '../records/quote/store.ts';

/** So many are counted, read and named at most: the rest is 'more'. */
const most = { counted: 99, read: 500, named: 10 } as const;

interface Titled extends Taxed {
  readonly id: string;
  readonly title: string;
}

/** Lists what would come to another total with other VAT settings: drafts, billing series and open quotes. */
export const previewVatChange: OperationHandler<'previewVatChange'> = async (deps, after) => {
  const before = await readPrivateSettings(deps);
  const count = (found: AsyncIterable<readonly Titled[]>) => touchedOf(deps, found, before, after);
  const [invoices, series, quotes] = await Promise.all([
    count(draftsOf(deps)),
    count(seriesOf(deps)),
    count(quotesOf(deps)),
  ]);
  return { invoices, series, quotes };
};

async function touchedOf(
  deps: Deps,
  pages: AsyncIterable<readonly Titled[]>,
  before: VatHistory,
  after: VatHistory,
): Promise<Touched> {
  const today = londonDate(deps.clock());
  const touched: Titled[] = [];
  let read = 0;
  let isMore = false;
  for await (const page of pages) {
    // Another page came after as many as are read.
    isMore = read >= most.read || touched.length > most.counted;
    if (isMore) break;
    read += page.length;
    touched.push(...page.filter((one) => isTouchedByVat(one, before, after, today)));
  }
  const first = touched.slice(0, most.named).map(({ id, title }) => ({ id, title }));
  const isOver = touched.length > most.counted;
  return { count: Math.min(touched.length, most.counted), isMore: isMore || isOver, first };
}

/** The readable documents of a query, page by page. */
async function* pagesOf<const TSchema extends v.GenericSchema>(
  deps: Deps,
  schema: TSchema,
  spec: QuerySpec,
  values: readonly unknown[],
): AsyncGenerator<Stored<v.InferOutput<TSchema>>[]> {
  for await (const page of everyPage(deps.db, spec, values)) yield parseReadable(deps, schema, page);
}

async function* draftsOf(deps: Deps): AsyncGenerator<readonly Titled[]> {
  yield* pagesOf(deps, invoiceSchema, invoiceQueries.invoicesInDraft, ['draft']);
}

async function* seriesOf(deps: Deps): AsyncGenerator<readonly Titled[]> {
  const found = pagesOf(deps, billingSeries, billingSeriesQueries.billingSeriesRunning, [
    ['active', 'paused'],
  ]);
  for await (const page of found) yield page.map((one) => ({ ...one, taxPoint: null }));
}

async function* quotesOf(deps: Deps): AsyncGenerator<readonly Titled[]> {
  const now = deps.clock();
  const open = ['draft', 'sent', 'viewed'];
  for await (const page of pagesOf(deps, quoteHead, quoteQueries.quotesOpen, [open])) {
    const heads = page.filter((head) => open.includes(effectiveStatus(head, now)));
    yield await withLines(deps, heads);
  }
}

/** Each with the lines that it offers, or that are worked on while it was never sent. */
async function withLines(deps: Deps, heads: readonly Stored<QuoteHead>[]): Promise<Titled[]> {
  const refs = heads.map((head) => contentRef(deps, head));
  if (refs.length === 0) return [];
  const found = await deps.db.getAll(...refs);
  return heads.flatMap(({ id, number, title, sentVersion }, index) => {
    const snapshot = found[index];
    const [content] = snapshot
      ? parseReadable(deps, sentVersion === 0 ? quoteDraft : quoteVersion, [snapshot])
      : [];
    if (!content) return [];
    const lines = content.content.sections.flatMap((section) => section.lines);
    return [{ id, title: `${number} ${title}`.trim(), lines, taxPoint: null }];
  });
}

function contentRef(deps: Deps, { id, sentVersion }: Stored<QuoteHead>): DocumentReference {
  return sentVersion === 0 ? draftRef(deps, id) : versionRef(deps, id, sentVersion);
}
