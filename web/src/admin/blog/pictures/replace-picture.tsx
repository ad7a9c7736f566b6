import type { Picture } from '@agency/domain/picture/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Dialog } from '../../../ui/app/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { withOpen } from '../../shared/open-record.ts';
import { PictureFileField } from '../../shared/pictures/add-pictures.tsx';
import { usePictureReplacement } from '../../shared/pictures/use-picture-upload.ts';

interface Props {
  readonly picture: Stored<Picture>;
  readonly places: number;
}

/** Puts another picture into every place that shows this one. */
export function ReplacePicture(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Replace">
      <Button onClick={() => setOpen(true)}>Replace picture</Button>
      {isOpen ? <Replacing {...props} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function Replacing({ picture, places, onClose }: Props & { readonly onClose: () => void }) {
  const [query, setQuery] = useSearchParams();
  const uploads = usePictureReplacement(picture.id, picture.updatedAt.getTime());
  const after = uploads.items.find(({ result }) => result !== undefined)?.result;
  const close = () => {
    if (after !== undefined) setQuery(withOpen(query, 'picture', after.pictureId), { replace: true });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title="Replace this picture"
      description={consequence(places)}
      actions={<Button onClick={close}>{after === undefined ? 'Cancel' : 'Show the new picture'}</Button>}
    >
      {after === undefined ? (
        <PictureFileField uploads={uploads} label="New picture" />
      ) : (
        <p role="status">The picture has been replaced.</p>
      )}
    </Dialog>
  );
}

function consequence(places: number): string {
  const where =
    places === 0
      ? 'It isn’t used anywhere, so nothing on the site changes.'
      : `Posts and portfolio items show the new picture from now on: ${places === 1 ? '1 place' : `${places} places`}.`;
  return `${where} This picture stays in the library.`;
}
