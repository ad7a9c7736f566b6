import type { ProjectFile } from '@agency/domain/file/schema';
import { formatBytes, formatInstantDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { type ReactNode, useMemo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { FileIcon } from '../../ui/icons.tsx';
import { DownloadFile } from './download-file.tsx';
import styles from './files.module.css';

interface FileRowProps {
  readonly projectId: string;
  readonly file: Stored<ProjectFile>;
  /** The staff actions. */
  readonly actions?: ReactNode;
}

/** One file: its name and size, who added it and when, and the download. */
export function FileRow({ projectId, file, actions }: FileRowProps) {
  const { id, name, size, createdAt, uploaderName, visibility } = file;
  const ref = useMemo(() => ({ kind: 'projectFile', projectId, fileId: id }) as const, [projectId, id]);
  const from = uploaderName === '' ? '' : `, ${uploaderName}`;
  return (
    <li className={styles.row}>
      <FileIcon className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{name}</span> {visibility === 'internal' ? <Badge>Internal</Badge> : null}
        </p>
        <p
          className={styles.detail}
        >{`${formatBytes(size)}, ${unbroken(formatInstantDate(createdAt))}${from}`}</p>
      </div>
      <div className={styles.actions}>
        <DownloadFile file={ref} name={name} />
        {actions}
      </div>
    </li>
  );
}
