import { AppError } from '@agency/domain/shared/errors';
import { detectType } from '../upload/detect-type.ts';
import { encodeInTurn } from './encode-in-turn.ts';
import { loadSharp } from './load-sharp.ts';
import type { Variant } from './variant.ts';

/** The most pixels that we decode: a small file can claim more than memory holds. */
const maxPixels = 40_000_000;
/** A photo is decoded at a half or a quarter of its size, so that one of every camera can be read. */
const maxPhotoPixels = 120_000_000;
/** The greatest height that WebP and AVIF can hold: a screenshot of a whole page can be taller. */
const maxHeight = 16_383;
/** AVIF as small as can be made in the time that the first visitor waits for a size. */
const avif = { quality: 55, effort: 3 } as const;
const webp = { quality: 78, effort: 4 } as const;

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
 * @throws AppError `unsupported-type` for what is not a picture, `too-large` for one with too many pixels.
 */
export function resize(bytes: Uint8Array, variant: Variant | null): Promise<Uint8Array> {
  return encodeInTurn(() => (variant === null ? drawAnew(bytes) : encode(bytes, variant)));
}

/** The library would also render SVG, which can contain more than a picture. */
async function optionsFor(bytes: Uint8Array) {
  const type = await detectType(bytes, 'This picture');
  const limitInputPixels = type === 'image/jpeg' ? maxPhotoPixels : maxPixels;
  return { type, options: { limitInputPixels, failOn: 'error' } as const };
}

function refusal(cause: unknown): AppError {
  const isTooLarge = cause instanceof Error && cause.message.includes('exceeds pixel limit');
  return isTooLarge
    ? new AppError(
        'too-large',
        `This picture has too many pixels: at most ${maxPhotoPixels / 1e6} million in a JPEG photo, ${maxPixels / 1e6} million in anything else. Please save a smaller copy and upload that.`,
        { cause },
      )
    : new AppError('unsupported-type', 'This picture can’t be shown.', { cause });
}

async function encode(bytes: Uint8Array, { width, format }: Variant): Promise<Uint8Array> {
  const { options } = await optionsFor(bytes);
  const sharp = await loadSharp();
  // Of an animation only the first frame is shown, on purpose: a page would otherwise need a way to stop it (WCAG
  // 2.2.2), and frames are many pictures to decode and send. The library stores no other; an older original, opened by
  // itself, still moves.
  const picture = sharp(bytes, { ...options, animated: false })
    .autoOrient()
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true });
  try {
    return await (format === 'avif' ? picture.avif(avif) : picture.webp(webp)).toBuffer();
  } catch (cause) {
    throw refusal(cause);
  }
}

/** Frames of an animation stay: opened by itself, it still moves. */
async function drawAnew(bytes: Uint8Array): Promise<Uint8Array> {
  const { type, options } = await optionsFor(bytes);
  const sharp = await loadSharp();
  const picture = sharp(bytes, { ...options, animated: true }).autoOrient();
  try {
    switch (type) {
      case 'image/jpeg': {
        const { width, height } = await picture.metadata();
        const side = sideWithin(width, height);
        const small = picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
        return await small.jpeg(own.jpeg).toBuffer();
      }
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
    throw refusal(cause);
  }
}

/** The longer side of a photo as it is sent: its own, halved until it can be held. */
function sideWithin(width: number, height: number): number {
  let factor = 1;
  while ((width * height) / factor ** 2 > maxPixels) factor *= 2;
  return Math.floor(Math.max(width, height) / factor);
}
