import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { focusGoesOnInList } from '../focus-goes-on.ts';
import { CrossIcon, DangerIcon, FileIcon, type IconProps, Line, RetryIcon, SuccessIcon } from '../icons.tsx';
import { FieldError, type FieldTexts, Hint, labelWords } from './field.tsx';
import { useFieldId } from './field-id.ts';
import styles from './file-field.module.css';

function UploadIcon(props: IconProps) {
  return (
    <Line d="M12 16V4m-5 5 5-5 5 5M4 16v3a1.5 1.5 0 0 0 1.5 1.500h13A1.5 1.5 0 0 0 20 19v-3" {...props} />
  );
}

export interface FileItem {
  readonly id: string;
  readonly name: string;
  /** Already formatted: '2.4 MB'. */
  readonly size: string;
  /** `checking`: it is uploaded, and the server is checking it; it can no longer be cancelled. */
  readonly state: 'waiting' | 'uploading' | 'checking' | 'done' | 'failed';
  /** 0…100 while uploading. */
  readonly progress?: number | undefined;
  /** Why it failed and what to do. */
  readonly error?: string | undefined;
  /** Failed for good: the same file would fail again. */
  readonly isRefused?: boolean | undefined;
}

export interface FileFieldProps extends FieldTexts {
  readonly files: readonly FileItem[];
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  /** Cancels an upload or takes a file off the list. */
  readonly onRemove: (id: string) => void;
  readonly onRetry?: ((id: string) => void) | undefined;
}

/** Choose or drop files; shows the progress of each. The caller uploads. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, error, files, onAdd, optional } = props;
  const id = useFieldId(name, props.id);
  const statusId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const add = (list: FileList | null): void => {
    if (list?.length) onAdd([...list]);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!props.disabled) add(event.dataTransfer.files);
  };
  return (
    <div className={cx(styles.field, props.className)}>
      <label className={styles.label} htmlFor={id}>
        {labelWords({ label, optional })}
      </label>
      <Hint id={id} hint={hint} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same */}
      <div
        className={cx(styles.drop, over && styles.over, error && styles.invalid)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadIcon />
        <input
          ref={input}
          className={styles.input}
          type="file"
          id={id}
          accept={props.accept}
          multiple={props.multiple}
          disabled={props.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => add(event.target.files)}
        />
        <span aria-hidden="true">
          <span className={styles.link}>{props.multiple ? 'Choose files' : 'Choose a file'}</span>
          <span className={styles.orDrop}>{` or drop ${props.multiple ? 'them' : 'it'} here`}</span>
        </span>
      </div>
      <div className={styles.below}>
        <FieldError id={id} error={error} />
      </div>
      <ul className={styles.list} id={statusId}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} onRemove={props.onRemove} onRetry={props.onRetry} />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {summary(files)}
      </p>
    </div>
  );
}

function summary(files: readonly FileItem[]): string {
  const count = (state: FileItem['state']): number => files.filter((file) => file.state === state).length;
  const parts = [
    count('uploading') ? `${count('uploading')} uploading` : '',
    count('checking') ? `${count('checking')} being checked` : '',
    count('done') ? `${count('done')} uploaded` : '',
    count('failed') ? `${count('failed')} failed` : '',
  ].filter(Boolean);
  return parts.length ? `Files: ${parts.join(', ')}` : '';
}

interface FileRowProps {
  readonly file: FileItem;
  readonly onRemove: (id: string) => void;
  readonly onRetry: ((id: string) => void) | undefined;
}

function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const Icon = file.state === 'done' ? SuccessIcon : file.state === 'failed' ? DangerIcon : FileIcon;
  const leaving = file.state === 'uploading' || file.state === 'waiting' ? 'Cancel' : 'Remove';
  return (
    <li className={styles.row}>
      <Icon className={cx(file.state === 'done' && styles.done, file.state === 'failed' && styles.failed)} />
      <div className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={cx(styles.detail, file.state === 'failed' && styles.failed)}>{detail(file)}</span>
        {file.state === 'uploading' ? (
          <progress
            className={styles.bar}
            max={100}
            value={file.progress ?? 0}
            aria-label={`Uploading ${file.name}`}
          />
        ) : null}
      </div>
      {file.state === 'failed' && onRetry && !file.isRefused ? (
        <button
          ref={focusGoesOnInList}
          type="button"
          className={styles.action}
          aria-label={`Try ${file.name} again`}
          onClick={() => onRetry(file.id)}
        >
          <RetryIcon size={18} />
        </button>
      ) : null}
      {file.state === 'checking' ? null : (
        <button
          ref={focusGoesOnInList}
          type="button"
          className={styles.action}
          aria-label={`${leaving} ${file.name}`}
          onClick={() => onRemove(file.id)}
        >
          <CrossIcon size={18} />
        </button>
      )}
    </li>
  );
}

function detail(file: FileItem): string {
  if (file.state === 'failed') return file.error ?? 'Not uploaded. Try again.';
  if (file.state === 'uploading') return `${file.size}, ${file.progress ?? 0}% uploaded`;
  if (file.state === 'checking') return `${file.size}, being checked`;
  return file.state === 'waiting' ? `${file.size}, waiting` : file.size;
}
