import type { Stored } from '@agency/domain/shared/parse';
import { useRef } from 'react';
import { useToast } from '../../../ui/app/toast.tsx';
import { type BulkAction, countOf } from './declaration.ts';
import { runBulk } from './run-bulk.ts';

/** Takes back what a bulk action did, row by row, and says honestly how far that came. */
export function useBulkUndo<T>(words: {
  readonly one: string;
  readonly many: string;
  readonly nameOf: (row: Stored<T>) => string;
}) {
  const toast = useToast();
  const rows = useRef<ReadonlyMap<string, Stored<T>>>(new Map());
  const done = useRef<ReadonlySet<string>>(new Set());

  const takeBack = async (undo: (before: Stored<T>) => Promise<unknown>, before: readonly Stored<T>[]) => {
    const problems: string[] = [];
    const targets = before.map((row) => ({ id: row.id, name: words.nameOf(row) }));
    const byId = new Map(before.map((row) => [row.id, row]));
    const undoOne = async (id: string) => {
      const row = byId.get(id);
      if (row) await undo(row);
    };
    await runBulk(targets, undoOne, {
      onOutcome: ({ name, problem }) => {
        if (problem !== null) problems.push(`${name}: ${problem}`);
      },
      isStopped: () => false,
    });
    const back = before.length - problems.length;
    if (problems.length === 0) toast(`${countOf(back, words)} put back`);
    else
      toast(`${back} of ${countOf(before.length, words)} put back. ${problems.join(' ')}`, {
        tone: 'danger',
      });
  };

  return {
    /** The rows as they are before the action. */
    begin(before: readonly Stored<T>[]) {
      rows.current = new Map(before.map((row) => [row.id, row]));
      done.current = new Set();
    },
    note(id: string) {
      done.current = new Set([...done.current, id]);
    },
    /** Once the action is over: says what was done, with the way back. */
    offer({ undo, done: word }: BulkAction<T>) {
      const before = [...done.current].flatMap((id) => rows.current.get(id) ?? []);
      if (undo === undefined || before.length === 0) return;
      const onAction = () => void takeBack(undo, before);
      toast(`${countOf(before.length, words)} ${word}`, { action: { label: 'Undo', onAction } });
    },
  };
}
