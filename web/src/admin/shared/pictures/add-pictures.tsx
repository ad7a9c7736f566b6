import type { AddedPicture } from '@agency/domain/operations/picture';
import { formatBytes } from '@agency/domain/shared/format';
import { uploadLimits } from '@agency/domain/upload/limits';
import { useId, useRef, useState } from 'react';
import { useIsOffline } from '../../../platform/use-is-offline.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/fields/file-field.tsx';
import { useLeaveWarning } from '../../../ui/form/unsaved-changes.ts';
import { AltTextForm } from './alt-text-form.tsx';
import { PictureThumb } from './library-picture.tsx';
import styles from './pictures.module.css';
import { acceptedPictures } from './prepare-picture.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import type { PictureUploads } from './use-picture-upload.ts';

interface Props {
  readonly uploads: PictureUploads;
  readonly label: string;
  readonly multiple?: boolean;
}

const hint = `JPEG, PNG, WebP, AVIF or GIF, up to ${formatBytes(uploadLimits.memberBytes)} and 50 megapixels. Choose, drop or paste.`;

/** Where pictures are chosen, dropped or pasted: those on their way, and why one was refused. */
export function PictureFileField({ uploads, label, multiple = false }: Props) {
  const { items, busy, add, remove, retry } = uploads;
  const isOffline = useIsOffline();
  const part = useRef<HTMLDivElement>(null);
  const id = useId();
  usePastedFiles(part, add);
  useLeaveWarning(busy ? 'Your pictures are still uploading.' : null);
  return (
    <div ref={part}>
      <FileField
        // There can be one on the page and one in a dialog over it.
        id={id}
        name="pictures"
        label={label}
        hint={hint}
        accept={acceptedPictures}
        multiple={multiple}
        files={items.filter(({ state }) => state !== 'done')}
        onAdd={add}
        onRemove={remove}
        onRetry={retry}
      />
      <p className={styles.hint} role="status">
        {busy && isOffline ? 'You’re offline. The upload continues when you’re back online.' : ''}
      </p>
    </div>
  );
}

/** The same for several, each of which is then described. */
export function AddPictures({ uploads, label }: Pick<Props, 'uploads' | 'label'>) {
  const added = uploads.items.flatMap(({ id, result }) => (result ? [{ id, picture: result }] : []));
  return (
    <div>
      <PictureFileField uploads={uploads} label={label} multiple />
      <p className="sr-only" role="status">
        {added.length === 0 ? '' : `${added.length} ${added.length === 1 ? 'picture' : 'pictures'} added`}
      </p>
      <ul className={styles.added} aria-label="Added just now">
        {added.map(({ id, picture }) => (
          <AddedRow key={id} picture={picture} onDone={() => uploads.remove(id)} />
        ))}
      </ul>
    </div>
  );
}

function AddedRow({ picture, onDone }: { readonly picture: AddedPicture; readonly onDone: () => void }) {
  const [{ alt, seen }, setSaved] = useState(picture);
  return (
    <li className={styles.addedRow}>
      <PictureThumb picture={picture} />
      <div>
        <AltTextForm
          pictureId={picture.pictureId}
          alt={alt}
          seen={seen}
          onSaved={(saved) => setSaved({ ...picture, ...saved })}
        />
        <Button variant="quiet" size="small" about={`describing ${picture.path}`} onClick={onDone}>
          Close
        </Button>
      </div>
    </li>
  );
}
