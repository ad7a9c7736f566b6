import type { Picture } from '@agency/domain/picture/schema';
import { cx } from '../../../ui/cx.ts';
import { usePictureAddress } from './picture-ticket.ts';
import styles from './pictures.module.css';

interface Props {
  readonly picture: Pick<Picture, 'path' | 'width' | 'height' | 'alt'>;
  /** In pixels, as wide as it is shown. */
  readonly width: number;
  /** Beside its own words, where it says nothing more. */
  readonly isDecorative?: boolean;
  readonly className?: string | undefined;
}

/** A picture of the library, as staff see it whether or not anybody else can. */
export function LibraryPicture({ picture, width, isDecorative = false, className }: Props) {
  const address = usePictureAddress();
  const src = address.of(picture.path, width * Math.min(2, globalThis.devicePixelRatio || 1));
  return (
    <span className={cx(styles.frame, className)}>
      {src === null ? null : (
        <img
          src={src}
          alt={isDecorative ? '' : picture.alt || 'Picture without a description'}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          onError={address.failed}
        />
      )}
    </span>
  );
}

/** The same as a small square beside words that say what it is. */
export function PictureThumb({ picture }: Pick<Props, 'picture'>) {
  return <LibraryPicture picture={picture} width={80} isDecorative className={styles.thumb} />;
}
