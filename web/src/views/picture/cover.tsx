import {
  mediaPicture,
  type PictureSize,
  type ResponsivePicture,
  sizeByName,
} from '@agency/domain/site/picture';
import { Ridge } from '../../ui/contour/ridge.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './cover.module.css';

interface CoverProps {
  /** Its path below `/media/`; null where there is none: a skyline from the seed is shown instead. */
  readonly path: string | null;
  /** Where the name does not contain it. */
  readonly size?: PictureSize | undefined;
  /** A picture of the build instead. */
  readonly built?: ResponsivePicture | undefined;
  readonly alt: string;
  readonly seed: string;
  readonly sizes: string;
  readonly priority?: boolean | undefined;
  /** For a picture that not everybody sees yet. */
  readonly ticket?: string | undefined;
  readonly className?: string | undefined;
}

/** The picture of a post or a piece of work, always of one shape, so that lists line up. */
export function Cover({ path, size, built, alt, seed, sizes, priority, ticket, className }: CoverProps) {
  const known = path === null ? null : (size ?? sizeByName(path));
  const picture = path === null || known === null ? built : mediaPicture(path, known, ticket);
  return (
    <div className={cx(styles.cover, className)}>
      {picture ? (
        <Picture picture={picture} alt={alt} sizes={sizes} priority={priority} />
      ) : (
        <>
          <Ridge seed={`${seed}-far`} className={styles.far} />
          <Ridge seed={seed} className={styles.near} />
        </>
      )}
    </div>
  );
}
