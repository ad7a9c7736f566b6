import type { ProjectFile } from '@agency/domain/file/schema';
import { formatBytes, formatInstantDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { type ReactNode, useMemo } from 'react';
import { FileIcon } from '../../ui/icons.tsx';
import { DownloadFile } from './download-file.tsx';
import styles from './files.module.css';
import { PreviewFile } from './preview-file.tsx';

interface FileRowProps {
  readonly projectId: string;
  readonly file: Stored<ProjectFile>;
  /** What else this person can do with it. */
  readonly actions?: ReactNode;
}

/** One file: its name and size, who added it and when, and the download. */
export function FileRow({ projectId, file, actions }: FileRowProps) {
  const { id, name, size, createdAt, uploaderName } = file;
  const ref = useMemo(() => ({ kind: 'projectFile', projectId, fileId: id }) as const, [projectId, id]);
  const from = uploaderName === '' ? '' : `, ${uploaderName}`;
  return (
    <li className={styles.row}>
      <FileIcon className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p
          className={styles.detail}
        >{`${formatBytes(size)}, ${unbroken(formatInstantDate(createdAt))}${from}`}</p>
      </div>
      <div className={styles.actions}>
        <PreviewFile file={ref} of={file} />
        <DownloadFile file={ref} name={name} />
        {actions}
      </div>
    </li>
  );
}
