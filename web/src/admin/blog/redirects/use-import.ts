import type { ImportedRow, RedirectOutcome } from '@agency/domain/redirect/import';
import { mostImported, type RedirectRow } from '@agency/domain/redirect/schema';
import { useState } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';
import { readRows } from './read-rows.ts';

export interface Chosen {
  readonly name: string;
  readonly rows: readonly RedirectRow[];
  /** What the server says that it would do. */
  readonly planned: readonly ImportedRow[];
}

export const countOf = (rows: readonly ImportedRow[], wanted: RedirectOutcome) =>
  rows.filter(({ outcome }) => outcome === wanted).length;
export const doneOf = (rows: readonly ImportedRow[]) => countOf(rows, 'added') + countOf(rows, 'changed');

/** The rows of a file, or why it can't be imported. */
async function rowsIn(file: File): Promise<readonly RedirectRow[] | string> {
  const read = readRows(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in read) return read.problem;
  const { length } = read.rows;
  if (length <= mostImported) return read.rows;
  return `This file has ${length} addresses. Import at most ${mostImported} at a time.`;
}

/** A file of addresses, from choosing it to importing it; `onDone` hears how many redirects it made. */
export function useImport(onDone: (count: number) => void) {
  const { run, busy, error, clearError } = useOperation('importRedirects');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const choose = async ([file]: readonly File[]) => {
    setChosen(null);
    setProblem(undefined);
    clearError();
    if (file === undefined) return;
    const rows = await rowsIn(file);
    if (typeof rows === 'string') return setProblem(rows);
    const answer = await run({ rows: [...rows], dryRun: true });
    if (answer !== null) setChosen({ name: file.name, rows, planned: answer.rows });
  };
  const take = async () => {
    const answer = await run({ rows: [...(chosen?.rows ?? [])], dryRun: false });
    if (answer === null) return;
    setChosen(null);
    onDone(doneOf(answer.rows));
  };
  return { chosen, problem, busy, error, choose, take, discard: () => setChosen(null) };
}
