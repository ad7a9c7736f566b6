import { fileQueries } from '@agency/domain/file/queries';
import type { FileVisibility, ProjectFile } from '@agency/domain/file/schema';
import { formatBytes } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { uploadLimits } from '@agency/domain/upload/limits';
import { useState } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import { NewestAndOlder } from '../../firebase/firestore/newest-and-older.tsx';
import { projectFiles } from '../../firebase/records/file.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { useIsOffline } from '../../platform/use-is-offline.ts';
import { Skeleton } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { useLeaveWarning } from '../../ui/form/unsaved-changes.ts';
import { AudiencePart } from '../audience/audience-part.tsx';
import { acceptedFiles } from './choose.ts';
import { FileRow } from './file-row.tsx';
import styles from './files.module.css';
import { StaffActions } from './staff-actions.tsx';
import { TakeBack } from './take-back.tsx';
import { useFileUploads } from './use-file-uploads.ts';

interface FilesPanelProps {
  readonly projectId: string;
  /** Staff also have internal files, in a part of their own. */
  readonly isStaff?: boolean;
  /** False of a project that the client can't see yet. */
  readonly isShared?: boolean;
}

/** The files of a project, live, with an upload. On the client's project page and on that of staff. */
export function FilesPanel({ projectId, isStaff = false, isShared = true }: FilesPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="project-files">
      <h2 id="project-files">Files</h2>
      {isStaff ? (
        <FilesOfStaff projectId={projectId} isShared={isShared} />
      ) : (
        <FilesOf projectId={projectId} words={clientWords} />
      )}
    </section>
  );
}

/** Internal files have a place, a colour and an upload of their own, so that none is added to the wrong ones. */
function FilesOfStaff({ projectId, isShared }: Required<Omit<FilesPanelProps, 'isStaff'>>) {
  return (
    <>
      <AudiencePart audience="client" isShared={isShared} title="Shared with the client" level={3}>
        <FilesOf projectId={projectId} words={sharedWords} isStaff />
      </AudiencePart>
      <AudiencePart audience="internal" title="Internal files" level={3}>
        <FilesOf projectId={projectId} words={internalWords} visibility="internal" isStaff />
      </AudiencePart>
    </>
  );
}

interface Words {
  readonly list: string;
  readonly empty: string;
  readonly add: string;
}

const clientWords: Words = {
  list: 'Files of the project',
  empty: 'No files yet. Add text, pictures or documents for your project. You’ll find our files here too.',
  add: 'Add files',
};
const sharedWords: Words = {
  list: 'Files shared with the client',
  empty: 'No files yet. Add designs, text and documents for the client, who can add theirs too.',
  add: 'Add files for the client',
};
const internalWords: Words = {
  list: 'Internal files',
  empty: 'No internal files. Add here what the client mustn’t see.',
  add: 'Add internal files',
};

interface FilesOfProps {
  readonly projectId: string;
  readonly words: Words;
  readonly visibility?: FileVisibility;
  readonly isStaff?: boolean;
}

function FilesOf({ projectId, words, visibility = 'client', isStaff = false }: FilesOfProps) {
  const [after, setAfter] = useState<Cursor | null>(null);
  return (
    <>
      <Feature subject="the files" loading={<FilesLoading />}>
        <FileList {...{ projectId, words, visibility, isStaff, after }} onPage={setAfter} />
      </Feature>
      <AddFiles projectId={projectId} label={words.add} visibility={visibility} />
    </>
  );
}

function FilesLoading() {
  return (
    <div className={styles.list}>
      {['60%', '45%', '52%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}

interface FileListProps extends Required<FilesOfProps> {
  readonly after: Cursor | null;
  readonly onPage: (after: Cursor | null) => void;
}

function FileList({ projectId, words, visibility, isStaff, after, onPage }: FileListProps) {
  const { uid } = useSignedIn();
  const spec = fileQueries.filesOfProjectSeenBy;
  const { items, next } = useRecordPage(projectFiles, spec, [visibility], after, { parents: [projectId] });
  if (items.length === 0 && after === null) return <p className={styles.quiet}>{words.empty}</p>;
  const actionsOf = (file: Stored<ProjectFile>) => {
    if (isStaff) return <StaffActions projectId={projectId} file={file} />;
    return file.uploadedBy === uid ? <TakeBack projectId={projectId} file={file} /> : null;
  };
  return (
    <>
      <ul className={styles.list} aria-label={words.list}>
        {items.map((file) =>
          isUnreadable(file) ? (
            <li key={file.id} className={styles.row}>
              <UnreadableNote path={isStaff ? file.unreadable.path : undefined} />
            </li>
          ) : (
            <FileRow key={file.id} projectId={projectId} file={file} actions={actionsOf(file)} />
          ),
        )}
      </ul>
      <NewestAndOlder of="files" after={after} next={next} onPage={onPage} />
    </>
  );
}

interface AddFilesProps {
  readonly projectId: string;
  readonly label: string;
  readonly visibility: FileVisibility;
}

function AddFiles({ projectId, label, visibility }: AddFilesProps) {
  const { uid } = useSignedIn();
  const { files, added, busy, add, remove, retry } = useFileUploads(projectId, uid);
  const isOffline = useIsOffline();
  useLeaveWarning(busy ? 'Your files are still uploading.' : null);
  return (
    <div className={styles.add}>
      <FileField
        // A screen of staff has two of these.
        name={`${visibility}-files`}
        label={label}
        hint={`Images, PDF, Office files, text, CSV, ZIP or MP4, up to ${formatBytes(uploadLimits.memberBytes)} each.`}
        accept={acceptedFiles}
        multiple
        files={files}
        onAdd={(chosen) => add(chosen, visibility)}
        onRemove={remove}
        onRetry={retry}
      />
      <p className={styles.quiet} role="status">
        {busy && isOffline ? 'You’re offline. The upload continues when you’re back online.' : ''}
      </p>
      <p className="sr-only" role="status">
        {added === 0 ? '' : `${added} ${added === 1 ? 'file' : 'files'} added`}
      </p>
    </div>
  );
}
