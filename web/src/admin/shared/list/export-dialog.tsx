import { useRef, useState } from 'react';
import { useFirestore } from 'reactfire';
import { describeReadError } from '../../../firebase/firestore/read-error.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Dialog } from '../../../ui/app/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { type Asked, isNarrowed } from './address.ts';
import { type Collected, mostRows } from './collect.ts';
import { countOf, type ListDeclaration } from './declaration.ts';
import { type FileFormat, fileOf, sheetOf } from './export-file.ts';
import { readAll, readSelected } from './export-read.ts';
import styles from './list.module.css';

export interface ExportProps<T> {
  readonly list: ListDeclaration<T>;
  readonly asked: Asked;
  /** The ids of the selected rows; with none, everything that the filters find. */
  readonly selected: readonly string[];
  readonly onClose: () => void;
}

type Progress =
  | { readonly state: 'asking' }
  | { readonly state: 'reading'; readonly rows: number }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'over'; readonly fileName: string; readonly result: Collected<unknown> };

function useExport<T>(props: ExportProps<T>) {
  const { list } = props;
  const firestore = useFirestore();
  const [progress, setProgress] = useState<Progress>({ state: 'asking' });
  const running = useRef<AbortController | null>(null);
  const start = async (format: FileFormat): Promise<void> => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    const onProgress = (rows: number) => setProgress({ state: 'reading', rows });
    onProgress(0);
    const watching = { onProgress, signal: control.signal };
    try {
      const result = await (props.selected.length > 0
        ? readSelected(list, props.selected, firestore, watching)
        : readAll(list, props.asked, firestore, watching));
      const now = new Date();
      const columns = (await list.fileColumns?.(result.rows, firestore)) ?? list.columns;
      const file = await fileOf(sheetOf(columns, result.rows, now), list.many, format, now);
      control.signal.throwIfAborted();
      saveFile(file);
      setProgress({ state: 'over', fileName: file.fileName, result });
    } catch (error) {
      if (control.signal.aborted) return;
      console.error(`Exporting ${list.many} failed`, error);
      setProgress({ state: 'failed', message: describeReadError(error, `the ${list.many}`).message });
    } finally {
      running.current = null;
    }
  };
  const cancel = () => running.current?.abort();
  return { progress, start, cancel };
}

/** Says what will be exported, reads it, and reports what was. */
export function ExportDialog<T>(props: ExportProps<T>) {
  // The selection and query when it opened: the list changes meanwhile.
  const [frozen] = useState(props);
  const { progress, start, cancel } = useExport(frozen);
  const close = () => {
    cancel();
    props.onClose();
  };
  const isReading = progress.state === 'reading';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={`Export ${frozen.list.many}`}
      size="small"
      actions={
        <>
          <Button onClick={close}>{progress.state === 'over' ? 'Close' : 'Cancel'}</Button>
          {progress.state === 'over' ? null : (
            <>
              <Button busy={isReading} onClick={() => void start('csv')}>
                CSV
              </Button>
              <Button variant="primary" busy={isReading} onClick={() => void start('xlsx')}>
                Excel
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={styles.bulk}>
        <p>{setInWords(frozen)}</p>
        <ProgressWords progress={progress} list={frozen.list} />
      </div>
    </Dialog>
  );
}

function setInWords<T>({ list, asked, selected }: ExportProps<T>): string {
  const most = `at most ${countOf(mostRows, { one: 'row', many: 'rows' })}`;
  if (selected.length > 0) return `The ${countOf(selected.length, list)} you selected, as they are now.`;
  return isNarrowed(list, asked)
    ? `All ${list.many} that match the filters, on every page, ${most}.`
    : `All ${list.many}, on every page, ${most}.`;
}

interface ProgressWordsProps {
  readonly progress: Progress;
  readonly list: { readonly one: string; readonly many: string };
}

function ProgressWords({ progress, list }: ProgressWordsProps) {
  if (progress.state === 'failed') {
    return (
      <Callout tone="danger" announce="alert">
        <p>{progress.message}</p>
      </Callout>
    );
  }
  return (
    <div role="status" className={styles.bulk}>
      {progress.state === 'reading' ? <p>{`${countOf(progress.rows, list)} read so far…`}</p> : null}
      {progress.state === 'over' ? (
        <>
          <p>{`${countOf(progress.result.rows.length, list)} in ${progress.fileName}.`}</p>
          {leftOut(progress.result).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </>
      ) : null}
    </div>
  );
}

/** What is missing from the file. */
function leftOut({ unreadable, gone, isCut }: Collected<unknown>): readonly string[] {
  const records = (count: number) => countOf(count, { one: 'record', many: 'records' });
  return [
    ...(unreadable > 0
      ? [`${records(unreadable)} can’t be read and ${unreadable === 1 ? 'is' : 'are'} not in the file.`]
      : []),
    ...(gone > 0 ? [`${records(gone)} that you selected ${gone === 1 ? 'is' : 'are'} no longer there.`] : []),
    ...(isCut
      ? [
          `There are more. One file can hold ${countOf(mostRows, { one: 'row', many: 'rows' })}: filter the list to get the rest.`,
        ]
      : []),
  ];
}
