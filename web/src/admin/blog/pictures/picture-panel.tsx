import type { Picture } from '@agency/domain/picture/schema';
import { formatBytes, formatDateTime } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { mediaFile } from '@agency/domain/site/files';
import { useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { pictures } from '../../../firebase/records/picture.ts';
import { LoadingState } from '../../../ui/app/states.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { AuditLink } from '../../shared/audit-link.tsx';
import { ConfirmOperation } from '../../shared/confirm-operation.tsx';
import { Facts } from '../../shared/origin-facts.tsx';
import { AltTextForm } from '../../shared/pictures/alt-text-form.tsx';
import { LibraryPicture } from '../../shared/pictures/library-picture.tsx';
import { RecordPanel, RecordParts } from '../../shared/record-panel.tsx';
import styles from './library.module.css';
import { sizeInWords } from './picture-list.tsx';
import { ReplacePicture } from './replace-picture.tsx';
import { UsedIn, usePlaces } from './used-in.tsx';

const missing = 'We can’t find this picture. Someone may have deleted it.';

/** One picture: what it shows, where it is used, and what can be done with it. */
export function PicturePanel() {
  return (
    <RecordPanel name="picture" title="Picture" subject="this picture" missing={missing}>
      {(id, close) => <Opened pictureId={id} onGone={close} />}
    </RecordPanel>
  );
}

function Opened({ pictureId, onGone }: { readonly pictureId: string; readonly onGone: () => void }) {
  const picture = useRecord(pictures, pictureId);
  if (picture === null) return <p>{missing}</p>;
  const { path, alt, name, size, createdAt, updatedAt, replacedBy } = picture;
  return (
    <RecordParts
      name={alt || name}
      badges={replacedBy === null ? null : <StatusBadge tone="neutral">Replaced</StatusBadge>}
    >
      <LibraryPicture picture={picture} width={480} />
      <AltTextForm pictureId={pictureId} alt={alt} seen={updatedAt.getTime()} />
      <Facts
        facts={[
          { name: 'File', value: name },
          { name: 'Size', value: `${sizeInWords(picture)}, ${formatBytes(size)}` },
          { name: 'Added', value: formatDateTime(createdAt) },
        ]}
      />
      <ForMarkdown text={`![${alt.replace(/[[\]]/g, '')}](${mediaFile(path)})`} />
      <Feature subject="where it is used" loading={<LoadingState lines={2} />} resetKey={path}>
        <Uses picture={picture} onGone={onGone} />
      </Feature>
      <AuditLink record={`pictures/${pictureId}`} />
    </RecordParts>
  );
}

function ForMarkdown({ text }: { readonly text: string }) {
  const [isRefused, setRefused] = useState(false);
  return (
    <div className={styles.markdown}>
      <code>{text}</code>
      <CopyButton text={text} about="Markdown" onRefused={() => setRefused(true)} />
      <p role="status" className={styles.note}>
        {isRefused ? 'We couldn’t copy it. Select the text and copy it yourself.' : ''}
      </p>
    </div>
  );
}

interface UsesProps {
  readonly picture: Stored<Picture>;
  readonly onGone: () => void;
}

function Uses({ picture, onGone }: UsesProps) {
  const places = usePlaces(picture.path);
  return (
    <>
      <UsedIn places={places} isReplaced={picture.replacedBy !== null} />
      <ReplacePicture picture={picture} places={places.length} />
      <DeletePicture picture={picture} isUsed={places.length > 0} onGone={onGone} />
    </>
  );
}

interface DeleteProps extends UsesProps {
  readonly isUsed: boolean;
}

function DeletePicture({ picture, isUsed, onGone }: DeleteProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-label="Delete">
      <Button
        onClick={() => setAsked(true)}
        disabledReason={isUsed ? 'Take it out of where it is used first, or replace it.' : null}
      >
        Delete picture
      </Button>
      {isAsked ? (
        <ConfirmOperation
          operation="removePicture"
          input={{ pictureId: picture.id, seen: picture.updatedAt.getTime() }}
          title="Delete this picture?"
          confirmLabel="Delete picture"
          cancelLabel="Keep it"
          tone="danger"
          done={() => {
            onGone();
            return 'The picture has been deleted.';
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            This can’t be undone. Earlier versions of a post that showed it will have a gap, and people who
            have its address may see a stored copy for a while.
          </p>
        </ConfirmOperation>
      ) : null}
    </section>
  );
}
