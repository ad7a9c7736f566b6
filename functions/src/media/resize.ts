import { AppError } from '@agency/domain/shared/errors';
import { detectType } from '../records/upload/detect-type.ts';
import type { Variant } from './variant.ts';

/** The most pixels that we decode: a small file can claim more than memory holds. */
const maxPixels = 40_000_000;
/** The greatest height that WebP and AVIF can hold: a screenshot of a whole page can be taller. */
const maxHeight = 16_383;
/** AVIF as small as can be made in the time that the first visitor waits for a size. */
const avif = { quality: 55, effort: 3 } as const;
const webp = { quality: 78, effort: 4 } as const;

/** Encoding takes a whole processor: one at a time, so that the process can serve other requests. */
let queue: Promise<unknown> = Promise.resolve();

/** What stands for a picture's own size and format: it is drawn anew, so that nothing but its pixels is left. */
const own = {
  jpeg: { quality: 92 },
  png: {},
  gif: {},
  webp: { quality: 90 },
  avif: { quality: 75, effort: 3 },
} as const;

/**
 * A picture in another size and format (or, for null, in its own), upright, without camera metadata, never larger than
 * it was.
 * @throws AppError `unsupported-type` for what is not a picture, or one too large to decode.
 */
export function resize(bytes: Uint8Array, variant: Variant | null): Promise<Uint8Array> {
  const made = queue.then(() => (variant === null ? drawAnew(bytes) : encode(bytes, variant)));
  queue = made.catch(() => {});
  return made;
}

async function encode(bytes: Uint8Array, { width, format }: Variant): Promise<Uint8Array> {
  // The library would also render SVG, which can contain more than a picture.
  await detectType(bytes, 'This picture');
  const { default: sharp } = await import('sharp');
  // Of an animation only the first frame is shown, on purpose: a page would otherwise need a way to stop it (WCAG
  // 2.2.2), and frames are many pictures to decode and send. It can't be refused at upload: staff's files reach the
  // bucket under the storage rules alone, which read no bytes. The original, opened by itself, still moves.
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .autoOrient()
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true });
  try {
    return await (format === 'avif' ? picture.avif(avif) : picture.webp(webp)).toBuffer();
  } catch (cause) {
    throw new AppError('unsupported-type', 'This picture can’t be shown in another size.', { cause });
  }
}

/** Frames of an animation stay: opened by itself, it still moves. */
async function drawAnew(bytes: Uint8Array): Promise<Uint8Array> {
  const type = await detectType(bytes, 'This picture');
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: maxPixels, failOn: 'error', animated: true } as const;
  const picture = sharp(bytes, options).autoOrient();
  try {
    switch (type) {
      case 'image/jpeg':
        return await picture.jpeg(own.jpeg).toBuffer();
      case 'image/png':
        return await picture.png(own.png).toBuffer();
      case 'image/gif':
        return await picture.gif(own.gif).toBuffer();
      case 'image/avif':
        return await picture.avif(own.avif).toBuffer();
      default:
        return await picture.webp(own.webp).toBuffer();
    }
  } catch (cause) {
    throw new AppError('unsupported-type', 'This picture can’t be shown.', { cause });
  }
}
