import { fileQueries } from '@agency/domain/file/queries';
import type { FileVisibility, ProjectFile } from '@agency/domain/file/schema';
import { formatBytes } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { uploadLimits } from '@agency/domain/upload/limits';
import { useState } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { type RecordPage, useRecordPage } from '../../firebase/firestore/hooks.ts';
import { projectFiles } from '../../firebase/records/file.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Skeleton } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { useLeaveWarning } from '../../ui/form/unsaved-changes.ts';
import { acceptedFiles } from './choose.ts';
import { FileRow } from './file-row.tsx';
import styles from './files.module.css';
import { StaffActions } from './staff-actions.tsx';
import { useFileUploads } from './use-file-uploads.ts';

interface FilesPanelProps {
  readonly projectId: string;
  /** Staff also see internal files, and choose who sees what they add. */
  readonly isStaff?: boolean;
}

/** The files of a project, live, with an upload. On the client's project page and on that of staff. */
export function FilesPanel({ projectId, isStaff = false }: FilesPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="project-files">
      <h2 id="project-files">Files</h2>
      <Feature subject="the files" loading={<FilesLoading />}>
        {isStaff ? <AllFiles projectId={projectId} /> : <SharedFiles projectId={projectId} />}
      </Feature>
      <AddFiles projectId={projectId} isStaff={isStaff} />
    </section>
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

function SharedFiles({ projectId }: { readonly projectId: string }) {
  const [after, setAfter] = useState<Cursor | null>(null);
  const page = useRecordPage(projectFiles, fileQueries.sharedFilesOfProject, ['client'], after, {
    parents: [projectId],
  });
  return <FileList projectId={projectId} page={page} isFirst={after === null} onPage={setAfter} />;
}

function AllFiles({ projectId }: { readonly projectId: string }) {
  const [after, setAfter] = useState<Cursor | null>(null);
  const page = useRecordPage(projectFiles, fileQueries.filesOfProject, [], after, { parents: [projectId] });
  return <FileList projectId={projectId} page={page} isFirst={after === null} onPage={setAfter} isStaff />;
}

interface FileListProps {
  readonly projectId: string;
  readonly page: RecordPage<ProjectFile>;
  readonly isFirst: boolean;
  readonly onPage: (after: Cursor | null) => void;
  readonly isStaff?: boolean;
}

function FileList({ projectId, page: { items, next }, isFirst, onPage, isStaff = false }: FileListProps) {
  if (items.length === 0 && isFirst) {
    return (
      <p className={styles.quiet}>
        {isStaff
          ? 'No files yet. Add designs, text and documents for the client, or keep files internal.'
          : 'No files yet. Add text, pictures or documents for your project. You’ll find our files here too.'}
      </p>
    );
  }
  const actionsOf = (file: Stored<ProjectFile>) =>
    isStaff ? <StaffActions projectId={projectId} file={file} /> : null;
  return (
    <>
      <ul className={styles.list} aria-label="Files of the project">
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
      {isFirst && next === null ? null : (
        <ButtonRow>
          {isFirst ? null : (
            <Button size="small" onClick={() => onPage(null)}>
              Newest files
            </Button>
          )}
          {next === null ? null : (
            <Button size="small" onClick={() => onPage(next)}>
              Older files
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  );
}

function AddFiles({ projectId, isStaff }: { readonly projectId: string; readonly isStaff: boolean }) {
  const { uid } = useSignedIn();
  const { files, added, busy, add, remove, retry } = useFileUploads(projectId, uid);
  const [isInternal, setInternal] = useState(false);
  useLeaveWarning(busy ? 'Your files are still uploading.' : null);
  const visibility: FileVisibility = isStaff && isInternal ? 'internal' : 'client';
  return (
    <div className={styles.add}>
      {isStaff ? (
        <CheckboxField
          name="internal"
          label="Keep these files internal, so only staff can see them"
          checked={isInternal}
          onChange={(event) => setInternal(event.target.checked)}
        />
      ) : null}
      <FileField
        name="files"
        label="Add files"
        hint={`Images, PDF, Office files, text, CSV, ZIP or MP4, up to ${formatBytes(uploadLimits.memberBytes)} each.`}
        accept={acceptedFiles}
        multiple
        files={files}
        onAdd={(chosen) => add(chosen, visibility)}
        onRemove={remove}
        onRetry={retry}
      />
      <p className="sr-only" role="status">
        {added === 0 ? '' : `${added} ${added === 1 ? 'file' : 'files'} added`}
      </p>
    </div>
  );
}
