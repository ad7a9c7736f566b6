import type { OperationInput, OperationName, OperationOutput } from '@agency/domain/operations/operations';
import { useCallback } from 'react';
import { type RunningTask, useTask } from '../platform/use-task.ts';
import { callOperation } from './operations.client.ts';

export type RunningOperation<TName extends OperationName> = RunningTask<
  OperationInput<TName>,
  OperationOutput<TName>
>;

/** One operation for a button: runs once at a time and keeps its error for display. */
export function useOperation<TName extends OperationName>(name: TName): RunningOperation<TName> {
  return useTask(useCallback((input: OperationInput<TName>) => callOperation(name, input), [name]));
}
