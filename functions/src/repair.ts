import type { Deps } from './platform/deps.ts';
import { inTurnLogged } from './platform/in-turn.ts';
import { repairClients } from './records/client/repair-clients.ts';
import { rebuildMetrics } from './records/metrics/rebuild.ts';
import { applyBankDetails } from './settings/apply-bank-details.ts';
import { repairAccess } from './user/repair-access.ts';

/** The figures of this month and the last, and money of any: an operation may have been killed before it worked them out. */
async function repairMetrics(deps: Deps): Promise<unknown> {
  return rebuildMetrics(deps, 2);
}

type Repair = (deps: Deps) => Promise<unknown>;

/** How many came to their end: one that fails doesn't stop the others. */
function inTurn(deps: Deps, repairs: readonly Repair[]): Promise<number> {
  return inTurnLogged(
    deps,
    repairs,
    async (repair) => {
      await repair(deps);
      return true;
    },
    'A repair failed',
    ({ name }) => ({ repair: name }),
  );
}

/** Every few minutes: what was cut off and should not wait, and what counts from a moment on. */
export async function catchUp(deps: Deps): Promise<{ repaired: number }> {
  return { repaired: await inTurn(deps, [repairClients, applyBankDetails]) };
}

/** Once a day: the rest of what was cut off. */
export async function repairNightly(deps: Deps): Promise<{ repaired: number }> {
  return { repaired: await inTurn(deps, [repairAccess, repairMetrics]) };
}
