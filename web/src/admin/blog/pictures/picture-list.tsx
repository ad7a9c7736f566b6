import { pictureList } from '@agency/domain/picture/queries';
import type { Picture } from '@agency/domain/picture/schema';
import { pictures } from '../../../firebase/records/picture.ts';
import { Muted } from '../../../ui/text.tsx';
import { TwoLines, timeColumn, Written } from '../../shared/list/columns.tsx';
import { defineList } from '../../shared/list/declaration.ts';
import { PictureThumb } from '../../shared/pictures/library-picture.tsx';
import styles from './library.module.css';

export const pictureRecords = defineList({
  one: 'picture',
  many: 'pictures',
  converter: pictures,
  plan: pictureList,
  search: { placeholder: 'What it shows, or file name', tokens: ({ searchTokens }) => searchTokens },
  orderLabels: { newest: 'Newest' },
  columns: [
    {
      header: 'Picture',
      cell: (picture: Picture) => (
        <span className={styles.row}>
          <PictureThumb picture={picture} />
          <TwoLines detail={picture.replacedBy === null ? picture.name : `${picture.name}, replaced`}>
            <Written>{picture.alt || 'Not described yet'}</Written>
          </TwoLines>
        </span>
      ),
      file: {
        'What it shows': ({ alt }) => alt,
        File: ({ name }) => name,
        Address: ({ path }) => path,
        Replaced: ({ replacedBy }) => (replacedBy === null ? 'No' : 'Yes'),
      },
    },
    {
      header: 'Size',
      from: 'desktop',
      width: '8rem',
      cell: (picture: Picture) => <Muted>{sizeInWords(picture)}</Muted>,
      file: { Width: ({ width }) => width, Height: ({ height }) => height },
    },
    timeColumn('Added', ({ createdAt }: Picture) => createdAt, ['newest']),
  ],
  nameOf: ({ alt, name }) => alt || name,
  opens: 'picture',
  empty: {
    title: 'No pictures yet',
    text: 'Pictures that you add here or in a post appear here.',
  },
});

export function sizeInWords({ width, height }: Pick<Picture, 'width' | 'height'>): string {
  return `${width} × ${height} px`;
}
