import {
  type OperationInput,
  type OperationName,
  type OperationOutput,
  operations,
} from '@agency/domain/operations/operations';
import { parseInput } from '@agency/domain/shared/parse';
import { httpsCallable } from 'firebase/functions';
import { startFirebase } from './firebase.client.ts';
import { fromCallableError } from './operation-errors.ts';

/** Operations that promise or move money use up their App Check token, so that a copied one is worth nothing. */
const limitedUse: ReadonlySet<OperationName> = new Set<OperationName>([
  'acceptQuote',
  'declineQuote',
  'acceptQuoteOffline',
  'sendQuote',
  'voidQuote',
]);

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
  const call = httpsCallable<unknown, OperationOutput<TName>>(firebase.functions(), 'call', {
    limitedUseAppCheckTokens: limitedUse.has(name),
  });
  try {
    const { data } = await call({ operation: name, input });
    return data;
  } catch (thrown) {
    throw fromCallableError(thrown);
  }
}
