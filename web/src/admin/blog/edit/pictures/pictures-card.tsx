import { sizeByName } from '@agency/domain/site/picture';
import type { EditorView } from '@codemirror/view';
import type { RefObject } from 'react';
import { Card } from '../../../../ui/app/card.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LibraryPicture } from '../../../shared/pictures/library-picture.tsx';
import { acceptedPictures } from '../../../shared/pictures/prepare-picture.ts';
import { altAsWritten, type ShownPicture, shownPictures } from '../markdown/shown-pictures.ts';
import type { Draft } from '../writing/use-draft.ts';
import styles from './pictures-card.module.css';
import type { TextPictures } from './use-text-pictures.ts';

interface Props {
  readonly draft: Draft;
  readonly view: RefObject<EditorView | null>;
  readonly pictures: TextPictures;
}

/** The pictures of the text: what each shows, which one is the cover, and those on their way. */
export function PicturesCard({ draft, view, pictures }: Props) {
  const { text, change } = draft;
  const { uploads, add } = pictures;
  const shown = shownPictures(text.body);
  const describe = ({ from, to, path, alt: before }: ShownPicture, alt: string) => {
    view.current?.dispatch({ changes: { from, to, insert: altAsWritten(alt) }, userEvent: 'input' });
    // The cover says what the picture says, until it says something else.
    if (text.cover === path && text.coverAlt === before) change({ coverAlt: alt });
  };
  return (
    <Card title="Pictures">
      <FileField
        name="post-pictures"
        label="Add pictures"
        hint="Drop several at once: they fill the gaps in the text, in their order."
        accept={acceptedPictures}
        multiple
        files={uploads.items.filter(({ state }) => state !== 'done')}
        onAdd={(files) => add(files)}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
      />
      <ol className={styles.pictures}>
        {shown.map((picture, index) => (
          // The same picture can stand in a text twice.
          <li key={`${picture.path} ${String(index)}`}>
            <LibraryPicture
              picture={{
                path: picture.path,
                alt: '',
                ...(sizeByName(picture.path) ?? { width: 16, height: 10 }),
              }}
              width={160}
              isDecorative
            />
            <TextField
              name={`alt-${index}`}
              label={`What picture ${index + 1} shows`}
              value={picture.alt}
              maxLength={200}
              onChange={({ target }) => describe(picture, target.value)}
            />
            <Button
              size="small"
              variant="quiet"
              aria-pressed={text.cover === picture.path}
              about={`picture ${index + 1}`}
              onClick={() => change({ cover: picture.path, coverAlt: picture.alt })}
            >
              {text.cover === picture.path ? 'Cover' : 'Use as cover'}
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
