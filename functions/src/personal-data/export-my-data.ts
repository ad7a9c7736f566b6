import { londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import { hasMoved } from '../platform/auth.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { requireAccount } from '../records/user/account.ts';
import { gatherMyData } from './gather-my-data.ts';

/** A copy of all that the product stores of this person and their clients, as far as they may read it. */
export const exportMyData: OperationHandler<'exportMyData'> = async (deps, _input, { person }) => {
  await consumeLimit(deps, 'exports', person.uid);
  const account = await requireAccount(deps, person.uid);
  if (hasMoved(account)) {
    throw new AppError('permission-denied', 'Confirm your email address and sign in again.');
  }
  const data = await gatherMyData(deps, account, person);
  return {
    fileName: `my-data-${londonDate(deps.clock())}.json`,
    json: JSON.stringify(data, null, 2),
  };
};
