import { buysOf } from '@agency/domain/client/buys';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { AppError } from '@agency/domain/shared/errors';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { readClient } from '../client/store.ts';
import { readVersion } from './store.ts';

/**
 * Staff may have said only since it was sent that the client buys privately: nobody is asked again for a yes to that version.
 * @throws AppError `failed-precondition`
 */
export async function refuseWithoutRights(
  deps: Deps,
  unit: UnitOfWork,
  head: Stored<QuoteHead>,
): Promise<void> {
  invariant(head.clientId !== null, 'a quote that was sent has a client');
  const client = await readClient(deps, head.clientId, unit);
  if (buysOf(client) !== 'private') return;
  const { buys } = await readVersion(deps, head.id, head.sentVersion, unit);
  if (buys === 'private') return;
  throw new AppError(
    'failed-precondition',
    'This client buys privately, and this version doesn’t tell them about their right to cancel. Revise it and send the new version.',
  );
}
