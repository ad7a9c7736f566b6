import {
  isHeavy,
  isReplayProtected,
  type OperationInput,
  type OperationName,
  type OperationOutput,
  operations,
} from '@agency/domain/operations/operations';
import { parseInput } from '@agency/domain/shared/parse';
import { httpsCallable } from 'firebase/functions';
import { fromCallableError } from '../platform/operation-errors.ts';
import { startFirebase } from './firebase.client.ts';

/**
 * Asks the server for one operation of the domain's table.
 * @throws AppError `invalid-argument` before anything is sent when the input does not fit; else what the server threw.
 */
export async function callOperation<TName extends OperationName>(
  name: TName,
  input: OperationInput<TName>,
): Promise<OperationOutput<TName>> {
  parseInput(operations[name].input, input);
  const firebase = await startFirebase();
  const call = httpsCallable<unknown, OperationOutput<TName>>(
    firebase.functions(),
    isHeavy(name) ? 'callHeavy' : 'call',
    {
      // Using the token up makes a copied one worth nothing.
      limitedUseAppCheckTokens: isReplayProtected(name),
    },
  );
  try {
    const { data } = await call({ operation: name, input });
    return data;
  } catch (thrown) {
    throw fromCallableError(thrown);
  }
}
