import type {
  OperationName,
  OperationOutput,
  ParsedOperationInput,
} from '@agency/domain/operations/operations';
import type { Person } from './auth.ts';
import type { Deps } from './deps.ts';
import type { Caller } from './http/caller.ts';

/** Who calls an operation and from where; the right to call it has been checked. */
export interface CallContext {
  readonly person: Person;
  readonly caller: Caller;
}

/** The implementation of an operation in the domain's table. */
export type OperationHandler<TName extends OperationName> = (
  deps: Deps,
  input: ParsedOperationInput<TName>,
  context: CallContext,
) => Promise<OperationOutput<TName>>;
