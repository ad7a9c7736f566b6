import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { picture } from '@agency/domain/picture/schema';
import { pictureSearchTokens } from '@agency/domain/picture/search';
import { type PictureSize, pictureName } from '@agency/domain/site/picture';
import sharp from 'sharp';
import { inCache } from '../../suite/paths.ts';
import type { SeedContext } from '../context.ts';
import { putObject } from '../put-object.ts';
import type { Cover } from './covers.ts';
import { canvas } from './frames.ts';

interface PutPicture extends PictureSize {
  /** Its path below `/media/`. */
  readonly path: string;
}

const encoding = { quality: 86, effort: 3 } as const;

/** Encoded once per machine: it takes longer than drawing. */
async function encoded(svg: string): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(encoding)).update(svg).digest('hex').slice(0, 16);
  const file = inCache('pictures', `cover-${key}.webp`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await sharp(Buffer.from(svg)).webp(encoding).toBuffer();
  mkdirSync(inCache('pictures'), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, bytes);
  renameSync(aside, file);
  return bytes;
}

/** Puts a drawn cover where pictures are, under a name that carries its size, and into the library. */
export async function putCover(
  context: SeedContext,
  folder: 'blog' | 'portfolio',
  name: string,
  { draw, alt }: Cover,
): Promise<PutPicture> {
  const bytes = await encoded(draw());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = `${folder}/${pictureName({ name, ...canvas, sha256, extension: 'webp' })}`;
  await putObject(context, `media/${path}`, bytes, 'image/webp');
  // One drawing can be on a post and on a piece of work, under a name for each.
  const id = createHash('sha256').update(path).digest('hex').slice(0, 24);
  const words = { alt: alt.slice(0, 200), name: `${name}.webp` };
  const addedAt = context.at(folder === 'blog' ? -80 : -200);
  context.put('pictures', [id], picture, {
    ...words,
    ...{ path, ...canvas, size: bytes.byteLength },
    searchTokens: pictureSearchTokens(words),
    createdAt: addedAt,
    updatedAt: addedAt,
    updatedBy: 'system',
  });
  return { path, ...canvas };
}
