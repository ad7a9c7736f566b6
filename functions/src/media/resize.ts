import { AppError } from '@agency/domain/shared/errors';
import { detectType } from '../records/upload/detect-type.ts';
import type { Variant } from './variant.ts';

/** Pixels of a picture that we open at all: a small file can claim more than memory holds. */
const maxPixels = 40_000_000;
/** The highest picture that WebP can hold, and AVIF too: the shot of a whole long page can be higher. */
const maxHeight = 16_383;
/** AVIF as good as it is small, in the time that a visitor waits for the first of its size. */
const avif = { quality: 55, effort: 3 } as const;
const webp = { quality: 78, effort: 4 } as const;

/** Encoding takes all of a processor: one at a time, so that the other requests of this process go on. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * A picture in another size and format, upright, without what the camera wrote into it, never larger than it was.
 * @throws AppError `unsupported-type` for what is no picture, or one that is too large to open.
 */
export function resize(bytes: Uint8Array, variant: Variant): Promise<Uint8Array> {
  const made = queue.then(() => encode(bytes, variant));
  queue = made.catch(() => {});
  return made;
}

async function encode(bytes: Uint8Array, { width, format }: Variant): Promise<Uint8Array> {
  // The library would also draw SVG, which can do more than show.
  await detectType(bytes, 'This picture');
  const { default: sharp } = await import('sharp');
  // Of one that moves the first picture is shown, on purpose: a page would owe everybody a way to stop it (WCAG 2.2.2),
  // and frames are many pictures to open and to send. Staff's files reach the bucket by the rules alone, which say yes
  // or no and read no bytes: nobody could say a word at that moment. The original, opened by itself, moves as it was sent.
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .autoOrient()
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true });
  try {
    return await (format === 'avif' ? picture.avif(avif) : picture.webp(webp)).toBuffer();
  } catch (cause) {
    throw new AppError('unsupported-type', 'This picture can’t be shown in another size.', { cause });
  }
}
