import { pathsIn, planImport, type RedirectImport } from '@agency/domain/redirect/import';
import { redirectQueries } from '@agency/domain/redirect/queries';
import { type Redirect, redirect } from '@agency/domain/redirect/schema';
import type { Stored } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { everyDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { holdAddresses } from '../records/content/hold-addresses.ts';
import { redirectRef } from '../records/redirect/move-page.ts';
import { readKnownSite } from './known-site.ts';

const action = 'importRedirects';

/**
 * Makes redirects of rows of a file, in one commit: all that can be stand from one moment to the next, or none. A dry run
 * says the same and writes nothing; asked again, everything is there already.
 */
export const importRedirects: OperationHandler<typeof action> = async (
  deps,
  { rows, dryRun },
  { person },
) => {
  const site = await readKnownSite(deps, pathsIn(rows, deps.config.origin));
  return commit(deps, async (unit) => {
    if (!dryRun) {
      for (const kind of ['blog-addresses', 'portfolio-addresses'] as const)
        await holdAddresses(deps, unit, kind, person.uid);
    }
    const known = await readAll(deps);
    const plan = planImport(rows, [...known.values()], site);
    if (!dryRun) await write(deps, unit, plan, known, person.uid);
    return { rows: plan.rows };
  });
};

async function readAll(deps: Deps): Promise<ReadonlyMap<string, Stored<Redirect>>> {
  const known = new Map<string, Stored<Redirect>>();
  for await (const one of everyDocument(deps, redirect, redirectQueries.redirectsAfter, ['']))
    known.set(one.from, one);
  return known;
}

async function write(
  deps: Deps,
  unit: UnitOfWork,
  { rows, set, remove }: RedirectImport,
  known: ReadonlyMap<string, Stored<Redirect>>,
  actor: string,
): Promise<void> {
  const [first] = [...set.map(({ from }) => from), ...remove];
  if (first === undefined) return;
  // Read first, those that are there: what has changed since begins the whole anew.
  for (const path of remove) {
    const ref = redirectRef(deps, path);
    await unit.get(ref);
    unit.delete(ref);
  }
  for (const step of set) {
    const ref = redirectRef(deps, step.from);
    const there = known.get(step.from);
    if (there) await unit.get(ref);
    unit.set(ref, v.parse(redirect, { ...step, createdAt: there?.createdAt ?? deps.clock() }));
  }
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const counts = { added: count('added'), changed: count('changed') };
  audit(deps, unit, { actor, action, ref: redirectRef(deps, first), before: {}, after: counts });
}
