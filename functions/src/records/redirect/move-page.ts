import { movePath } from '@agency/domain/redirect/chain';
import { redirectQueries } from '@agency/domain/redirect/queries';
import { type Redirect, redirect } from '@agency/domain/redirect/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, findEvery, parseReadable } from '../../platform/firestore.ts';
import { sha256Hex } from '../../platform/hash.ts';

/** Of the redirect that stands at this path. */
export function redirectRef({ db }: Pick<Deps, 'db'>, path: string): DocumentReference {
  return documentRef(db, 'redirects', sha256Hex(path));
}

/**
 * A published page moved, in the commit that moves it: visitors of the old path are sent to the new one, and so are those
 * of every path that led to the old one. What stood at the new path goes, as a page is there now.
 *
 * @throws AppError `invalid-argument` where both are the same.
 */
export async function movePage(deps: Deps, unit: UnitOfWork, from: string, to: string): Promise<void> {
  const known = new Map<string, Stored<Redirect> | null>();
  for (const path of [from, to]) {
    known.set(path, await findDocument(redirect, redirectRef(deps, path), unit));
  }
  const leading = await findEvery(deps.db, redirectQueries.redirectsTo, [from], unit);
  for (const step of parseReadable(deps, redirect, leading)) known.set(step.from, step);
  const steps = [...known.values()].flatMap((step) => step ?? []);
  const { set, remove } = movePath(steps, from, to);
  for (const step of set) {
    const createdAt = known.get(step.from)?.createdAt ?? deps.clock();
    unit.set(redirectRef(deps, step.from), v.parse(redirect, { ...step, createdAt }));
  }
  for (const path of remove) unit.delete(redirectRef(deps, path));
}

/** A page is published at this path, in the commit that publishes it: what led elsewhere from there goes. */
export async function clearRedirectAt(deps: Deps, unit: UnitOfWork, path: string): Promise<void> {
  const ref = redirectRef(deps, path);
  if ((await unit.get(ref)).exists) unit.delete(ref);
}
