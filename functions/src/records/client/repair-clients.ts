import type { Deps } from '../../platform/deps.ts';
import { repairMerges } from './move-records.ts';
import { repairAudiences } from './sync-audience.ts';

const dayMs = 24 * 3600_000;

/** For the schedule: finishes merges that were cut off, then audiences. */
export async function repairClients(deps: Deps): Promise<{ clients: number; merges: number }> {
  const merges = await repairMerges(deps, new Date(deps.clock().getTime() - dayMs));
  return { ...(await repairAudiences(deps)), merges };
}
