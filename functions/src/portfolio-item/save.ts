import { isSamePortfolioItem } from '@agency/domain/portfolio-item/content';
import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import {
  type PortfolioContent,
  type PortfolioItem,
  portfolioItem,
} from '@agency/domain/portfolio-item/schema';
import { missingOf } from '@agency/domain/portfolio-item/testimonial';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, parseReadable, runnableQuery, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { holdAddresses } from '../records/content/hold-addresses.ts';
import { refuseUnseen } from '../records/content/seen.ts';
import { picturesOfItem, portfolioItemRef } from '../records/portfolio-item/store.ts';
import { movePage } from '../records/redirect/move-page.ts';
import { loggedItem } from './logged.ts';

const action = 'savePortfolioItem';

/**
 * Creates or changes a piece of work; of a published one the site follows within a minute, and its former address leads
 * to the new one. Saving the same twice changes nothing.
 *
 * @throws AppError `failed-precondition` where somebody has saved it since the caller read it, or there are too many;
 * `invalid-argument` where another one has its address, or a published one's testimonial lacks something.
 */
export const savePortfolioItem: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { itemId, content, seen } = input;
    const ref = portfolioItemRef(deps, itemId);
    const found = await findDocument(portfolioItem, ref, unit);
    const before = found && withoutId(found);
    if (before !== null && isSamePortfolioItem(before, content)) return { saved: false };
    refuseUnseen(before, seen, 'this portfolio item');
    const missing = before?.published ? missingOf(content.testimonial) : [];
    if (missing.length > 0) throw notRight(missing);
    await holdAddresses(deps, unit, 'portfolio-addresses', itemId);
    const position = await placeAmong(deps, unit, itemId, content);
    if (before !== null && wasOut(before) && before.slug !== content.slug) {
      await movePage(deps, unit, paths.portfolioItem(before.slug), paths.portfolioItem(content.slug));
    }
    const rest = { by: person.uid, now: deps.clock(), position };
    unit.set(ref, itemAfter(before, content, rest));
    const logged = { before: before && loggedItem(before), after: loggedItem(content) };
    audit(deps, unit, { actor: person.uid, action, ref, ...logged });
    return { saved: true };
  });

/** Has its address ever been public? */
const wasOut = ({ published, publishedAt }: PortfolioItem): boolean => published || publishedAt !== null;

interface Rest {
  readonly by: string;
  readonly now: Date;
  readonly position: number;
}

function itemAfter(
  before: PortfolioItem | null,
  content: PortfolioContent,
  { by, now, position }: Rest,
): PortfolioItem {
  const isTaken = before !== null && before.testimonial !== null && content.testimonial === null;
  return {
    ...content,
    position: before?.position ?? position,
    published: before?.published ?? false,
    publishedAt: before?.publishedAt ?? null,
    pictures: picturesOfItem(content),
    testimonialWithdrawn: isTaken ? { at: now, by } : (before?.testimonialWithdrawn ?? null),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    updatedBy: by,
  };
}

/** The place behind all others. @throws AppError where another one has its slug, or the list couldn't show one more. */
async function placeAmong(
  deps: Deps,
  unit: UnitOfWork,
  itemId: string,
  { slug }: PortfolioContent,
): Promise<number> {
  const { portfolioItemList } = portfolioItemQueries;
  const { docs } = await unit.find(runnableQuery(deps.db, portfolioItemList, []));
  const others = docs.filter(({ id }) => id !== itemId);
  const known = parseReadable(deps, portfolioItem, others);
  const taken = known.find((other) => other.slug === slug);
  if (taken) throw notRight([{ path: 'slug', message: `‘${taken.title}’ has this address` }]);
  if (others.length >= portfolioItemList.limit) {
    throw new AppError(
      'failed-precondition',
      `You can have up to ${portfolioItemList.limit} portfolio items.`,
    );
  }
  return Math.max(-1, ...known.map(({ position }) => position)) + 1;
}
