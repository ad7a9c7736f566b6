import type { Stored } from '@agency/domain/shared/parse';
import { useEffect, useRef, useState } from 'react';
import { useFirestore } from 'reactfire';
import { describeReadError } from '../../../firebase/firestore/read-error.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Asked } from './address.ts';
import { type Collected, mostRows } from './collect.ts';
import { countOf, type ListDeclaration } from './declaration.ts';
import styles from './list.module.css';

interface SelectAllProps<T> {
  readonly list: ListDeclaration<T>;
  readonly asked: Asked;
  readonly onFound: (rows: readonly Stored<T>[]) => void;
}

/** Selects everything that the list's filters find, over all pages. */
export function SelectAll<T>({ list, asked, onFound }: SelectAllProps<T>) {
  const firestore = useFirestore();
  const toast = useToast();
  const [read, setRead] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const find = async (): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setRead(0);
    try {
      const { readAll } = await import('./export-read.ts');
      const found = await readAll(list, asked, firestore, { onProgress: setRead, signal: control.signal });
      onFound(found.rows);
      for (const words of leftOut(found)) toast(words, { tone: 'info' });
    } catch (error) {
      if (control.signal.aborted) return;
      toast(describeReadError(error, `the ${list.many}`).message, { tone: 'danger' });
    } finally {
      setRead(null);
    }
  };
  return (
    <>
      <Button size="small" variant="quiet" busy={read !== null} onClick={() => void find()}>
        Select all that match
      </Button>
      <span role="status" className={styles.reading}>
        {read === null ? '' : `${countOf(read, list)} read so far…`}
      </span>
    </>
  );
}

function leftOut({ unreadable, isCut }: Collected<unknown>): readonly string[] {
  return [
    ...(unreadable > 0
      ? [`${countOf(unreadable, { one: 'record', many: 'records' })} can’t be read, so can’t be selected.`]
      : []),
    ...(isCut
      ? [`There are more: we selected the first ${countOf(mostRows, { one: 'row', many: 'rows' })}.`]
      : []),
  ];
}
