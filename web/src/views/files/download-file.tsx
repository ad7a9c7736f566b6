import type { FileRef } from '@agency/domain/file/schema';
import { useCallback } from 'react';
import { callOperation } from '../../firebase/operations.client.ts';
import { saveFrom } from '../../platform/save-file.ts';
import { useTask } from '../../platform/use-task.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import styles from './files.module.css';

interface DownloadFileProps {
  readonly file: FileRef;
  readonly name: string;
}

/** Gets a ticket and lets the browser fetch the file with it, within its two minutes. */
export function DownloadFile({ file, name }: DownloadFileProps) {
  const download = useCallback(async () => {
    const { url } = await callOperation('getFileTicket', { file });
    saveFrom(url);
  }, [file]);
  const { busy, error, run } = useTask(download);
  return (
    <span className={styles.download}>
      <Button
        size="small"
        icon={<DownloadIcon size={16} />}
        busy={busy}
        about={name}
        onClick={() => void run(undefined)}
      >
        Download
      </Button>
      {error ? (
        <span className={styles.problem} role="alert">
          {error.message}
        </span>
      ) : null}
    </span>
  );
}
