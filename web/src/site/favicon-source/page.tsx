import type { PageProps } from '../../platform/page.ts';
import { BrandMark } from '../../ui/brand.tsx';
import { BrandTile } from './brand-tile.tsx';
import styles from './favicon-source.module.css';

const sizes = [512, 192, 64, 32] as const;

/** The source of the icons: `favicon.svg` and the PNG files beside it show this tile. */
export default function FaviconSourcePage({ site }: PageProps<null>) {
  return (
    <div className={styles.page}>
      <h1>The brand mark</h1>
      <p>
        A down as a map draws it: contour lines that crowd on the steep side and spread on the gentle one,
        with a trig point on top. The icons of <span>{site.brandName}</span> are made from the tile.
      </p>
      <div className={styles.marks}>
        {sizes.map((size) => (
          <figure key={size}>
            <BrandTile size={size} />
            <figcaption>{`${size} pixels, on the tile`}</figcaption>
          </figure>
        ))}
        <figure>
          <BrandMark size={192} />
          <figcaption>The brand mark, lines only, in the colour of the text</figcaption>
        </figure>
      </div>
    </div>
  );
}
