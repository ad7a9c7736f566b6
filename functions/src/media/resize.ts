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

/**
 * A picture in another size and format, upright, without camera metadata, never larger than it was.
 * @throws AppError `unsupported-type` for what is not a picture, or one too large to decode.
 */
export function resize(bytes: Uint8Array, variant: Variant): Promise<Uint8Array> {
  const made = queue.then(() => encode(bytes, variant));
  queue = made.catch(() => {});
  return made;
}

async function encode(bytes: Uint8Array, { width, format }: Variant): Promise<Uint8Array> {
  // The library would also render SVG, which can do more than show.
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
