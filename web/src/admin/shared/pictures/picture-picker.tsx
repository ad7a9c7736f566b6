import { pictureList } from '@agency/domain/picture/queries';
import type { Picture } from '@agency/domain/picture/schema';
import { listQuery } from '@agency/domain/shared/list-queries';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { searchToken } from '@agency/domain/shared/search-tokens';
import { useDeferredValue, useEffect, useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { callOperation } from '../../../firebase/operations.client.ts';
import { pictures } from '../../../firebase/records/picture.ts';
import { Dialog } from '../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { foundAmong } from '../list/found-among.ts';
import { PictureFileField } from './add-pictures.tsx';
import { altHint, altLabel } from './alt-text-form.tsx';
import { LibraryPicture, PictureThumb } from './library-picture.tsx';
import styles from './pictures.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

/** A picture as documents name it: its place below `/media/`, its size in pixels and what it shows. */
export interface ChosenPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** One that can be chosen, as the library knows it. */
interface Candidate extends ChosenPicture {
  readonly pictureId: string;
  readonly seen: number;
}

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChoose: (picture: ChosenPicture) => void;
  /** Dropped where the picture is wanted: uploaded as soon as this opens. */
  readonly dropped?: readonly File[];
}

/** Chooses a picture of the library, or adds one, and says what it shows. */
export function PicturePicker({ open, onOpenChange, ...rest }: Props) {
  // Each time anew: an earlier choice means nothing for the next.
  return open ? <OpenPicker onClose={() => onOpenChange(false)} {...rest} /> : null;
}

function OpenPicker({
  onClose,
  onChoose,
  dropped = [],
}: Pick<Props, 'onChoose' | 'dropped'> & { readonly onClose: () => void }) {
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const [alt, setAlt] = useState('');
  const uploads = usePictureUpload();
  const choose = (next: Candidate) => {
    setCandidate(next);
    setAlt(next.alt);
  };
  useUploadDropped(dropped, uploads.add);
  useNewestUpload(uploads.items, choose);
  const finish = () => {
    if (candidate === null) return;
    const { pictureId, seen, ...picture } = candidate;
    // The first description is the library's too; if that fails, it can be given there.
    if (candidate.alt === '' && alt.trim() !== '')
      void callOperation('describePicture', { pictureId, alt, seen }).catch(() => {});
    onChoose({ ...picture, alt: alt.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Choose a picture"
      size="large"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={finish}
            disabledReason={candidate === null ? 'Choose a picture first.' : null}
          >
            Use picture
          </Button>
        </>
      }
    >
      <div className={styles.picker}>
        <PictureFileField uploads={uploads} label="Add a picture" />
        <Library chosen={candidate?.pictureId ?? null} onChoose={choose} />
        {candidate === null ? null : (
          <div className={styles.picked}>
            <PictureThumb picture={candidate} />
            <TextField
              name="picture-alt"
              label={altLabel}
              hint={altHint}
              maxLength={200}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function useUploadDropped(files: readonly File[], add: (files: readonly File[]) => void): void {
  const [waiting, setWaiting] = useState(files);
  useEffect(() => {
    if (waiting.length === 0) return;
    setWaiting([]);
    add(waiting);
  }, [waiting, add]);
}

type Uploaded = ReturnType<typeof usePictureUpload>['items'];

/** What was just added is what is meant. */
function useNewestUpload(items: Uploaded, choose: (picture: Candidate) => void): void {
  const newest = items.findLast(({ result }) => result !== undefined)?.result;
  const [taken, setTaken] = useState<string>();
  if (newest === undefined || newest.pictureId === taken) return;
  setTaken(newest.pictureId);
  choose(newest);
}

interface LibraryProps {
  readonly chosen: string | null;
  readonly onChoose: (picture: Candidate) => void;
}

function Library(props: LibraryProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  return (
    <div>
      <TextField
        name="picture-search"
        label="Find in the library"
        type="search"
        placeholder="What it shows, or its file name"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Feature subject="the pictures" loading={<LoadingState lines={4} />} resetKey={search}>
        <Found {...props} typed={search} />
      </Feature>
    </div>
  );
}

const toCandidate = ({ id, path, width, height, alt, updatedAt }: Stored<Picture>): Candidate => ({
  ...{ path, width, height, alt },
  pictureId: id,
  seen: updatedAt.getTime(),
});

function Found({ chosen, onChoose, typed }: LibraryProps & { readonly typed: string }) {
  const { spec, values } = listQuery(pictureList, { by: {}, token: searchToken(typed) });
  const read = useRecords(pictures, spec, values);
  const found = foundAmong(read, typed, ({ searchTokens }) => searchTokens).flatMap((row) =>
    isUnreadable(row) || row.replacedBy !== null ? [] : [row],
  );
  if (found.length === 0) {
    return typed === '' ? (
      <p>No pictures yet. Add the first one above.</p>
    ) : (
      <p>No pictures match. Search matches the start of words.</p>
    );
  }
  return (
    <ul className={styles.grid} aria-label="Pictures">
      {found.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={chosen === row.id}
            onClick={() => onChoose(toCandidate(row))}
          >
            <LibraryPicture picture={row} width={160} isDecorative />
            <span className={styles.choiceWords}>{row.alt || row.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
