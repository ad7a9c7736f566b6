import { ListView } from '../../shared/list/list-view.tsx';
import { AddPictures } from '../../shared/pictures/add-pictures.tsx';
import { usePictureUpload } from '../../shared/pictures/use-picture-upload.ts';
import { pictureRecords } from './picture-list.tsx';
import { PicturePanel } from './picture-panel.tsx';

/** `/admin/blog?list=pictures`: the library of the site's pictures; `?picture=` opens one over it. */
export function PicturesView() {
  const uploads = usePictureUpload();
  return (
    <>
      <AddPictures uploads={uploads} label="Add pictures" />
      <ListView list={pictureRecords} />
      <PicturePanel />
    </>
  );
}
