import { useCallback } from 'react';
import { type SavableFile, saveFile } from '../../platform/save-file.ts';
import { useTask } from '../../platform/use-task.ts';
import { Button, ButtonLink, type ButtonSize } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import styles from './download-button.module.css';

interface DownloadButtonProps {
  readonly label?: string | undefined;
  /** For screen readers, where the label alone does not say of what. */
  readonly describedAs?: string | undefined;
  readonly size?: ButtonSize | undefined;
  /** The file's address, for browsers without script; with script `get` fetches it. */
  readonly href?: string | undefined;
  readonly get: () => Promise<SavableFile>;
}

/** Generates a PDF and downloads it: busy meanwhile, and says why if it fails. */
export function DownloadButton({
  label = 'Download PDF',
  describedAs,
  size,
  href,
  get,
}: DownloadButtonProps) {
  const { busy, error, run } = useTask(useCallback(async () => saveFile(await get()), [get]));
  const shared = { size, icon: <DownloadIcon />, 'aria-label': describedAs };
  return (
    <div className={styles.download}>
      {href === undefined ? (
        <Button {...shared} busy={busy} onClick={() => run(undefined)}>
          {label}
        </Button>
      ) : (
        // It stays the same link while busy, so that the focus stays on it.
        <ButtonLink
          {...shared}
          href={href}
          download
          reload
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            run(undefined);
          }}
        >
          {busy ? 'Creating the PDF' : label}
        </ButtonLink>
      )}
      <span className="sr-only" role="status">
        {busy ? 'Creating the PDF' : ''}
      </span>
      {error ? (
        <Callout tone="danger" title="We couldn’t create the PDF" announce="alert">
          <p>{error.message}</p>
        </Callout>
      ) : null}
    </div>
  );
}
