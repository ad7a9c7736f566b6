import type { Deps } from './platform/deps.ts';
import { inTurnLogged } from './platform/in-turn.ts';
import { rebuildMetrics } from './records/metrics/rebuild.ts';
import { repairAccess } from './user/repair-access.ts';

/** The figures of this month and the last, and money of any: an operation may have been killed before it worked them out. */
async function repairMetrics(deps: Deps): Promise<unknown> {
  return rebuildMetrics(deps, 2);
}

/** Once a day: what was cut off is finished. One that fails doesn't stop the other. */
export async function repairNightly(deps: Deps): Promise<{ repaired: number }> {
  const repaired = await inTurnLogged(
    deps,
    [repairAccess, repairMetrics],
    async (repair) => {
      await repair(deps);
      return true;
    },
    'A nightly repair failed',
    ({ name }) => ({ repair: name }),
  );
  return { repaired };
}
