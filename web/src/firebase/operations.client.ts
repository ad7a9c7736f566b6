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
import { afterPending } from './pending-writes.ts';
import { believeRefusal } from './session/refused.ts';

/**
 * Calls one operation of the domain's table.
 * @throws AppError `invalid-argument` before anything is sent when the input does not fit; otherwise the server's
 * error.
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
      // Consuming the token makes a replayed one worthless.
      limitedUseAppCheckTokens: isReplayProtected(name),
    },
  );
  await afterPending();
  try {
    const { data } = await call({ operation: name, input });
    return data;
  } catch (thrown) {
    const error = fromCallableError(thrown);
    await believeRefusal(error.code);
    throw error;
  }
}
