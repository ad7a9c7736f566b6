// Draws the covers of the site's own articles into web/src/images/covers: `npm run covers`. They are committed, because
// the articles are part of the site and not of the sample data; the build makes their sizes.

import { join } from 'node:path';
import sharp from 'sharp';
import { articleDrawings } from '../seed/pictures/article-drawings.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'web', 'src', 'images', 'covers');

for (const [slug, draw] of Object.entries(articleDrawings)) {
  await sharp(Buffer.from(draw()))
    .webp({ quality: 86, effort: 6 })
    .toFile(join(folder, `${slug}.webp`));
}
