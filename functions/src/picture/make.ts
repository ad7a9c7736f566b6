import {
  type PictureType,
  pictureLimits,
  pictureRefusals,
  pictureTypes,
} from '@agency/domain/picture/limits';
import { AppError } from '@agency/domain/shared/errors';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { sha256Hex } from '../platform/hash.ts';
import { encodeInTurn } from '../records/picture/encode-in-turn.ts';
import { loadSharp } from '../records/picture/load-sharp.ts';

/** A picture as the library stores it. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly type: PictureType;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the bytes, hexadecimal. */
  readonly sha256: string;
}

const { pixels, width: maxWidth, height: maxHeight, bytes: maxBytes } = pictureLimits;

function refusal(message: string, cause?: unknown): AppError {
  return new AppError('unsupported-type', message, { cause });
}

function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(pictureTypes, type);
}

/** By its bytes, whatever its name and the browser say. @throws AppError `unsupported-type` */
async function typeOf(bytes: Uint8Array): Promise<PictureType> {
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (isPictureType(found)) return found;
  throw refusal(/^image\/hei[cf]/.test(found) ? pictureRefusals.heic : pictureRefusals.notPicture);
}

/** The library says in English what it met. */
function asRefusal(cause: unknown): AppError {
  const said = cause instanceof Error ? cause.message : '';
  return said.includes('exceeds pixel limit')
    ? new AppError('too-large', pictureRefusals.tooManyPixels, { cause })
    : refusal(pictureRefusals.broken, cause);
}

/** A photo stays a JPEG and a drawing a PNG; what moves stands still, and what is slow to make again becomes a WebP. */
function encoded(picture: Sharp, type: PictureType): { readonly picture: Sharp; readonly type: PictureType } {
  switch (type) {
    case 'image/jpeg':
      return { picture: picture.jpeg({ quality: 90 }), type };
    case 'image/png':
    case 'image/gif':
      return { picture: picture.png(), type: 'image/png' };
    default:
      return { picture: picture.webp({ quality: 90 }), type: 'image/webp' };
  }
}

/**
 * The picture of a file: its first frame, upright, as wide as pages could show it at most, and nothing but its pixels:
 * a camera's notes, its place and its small copy are left out, and its colours become those of the web.
 * @throws AppError `unsupported-type`, `too-large` with a sentence for who uploaded it.
 */
export async function makePicture(bytes: Uint8Array): Promise<MadePicture> {
  const type = await typeOf(bytes);
  const sharp = await loadSharp();
  const open = (part = 1) =>
    sharp(bytes, { animated: false, limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize({
        width: Math.round(maxWidth * part),
        height: Math.round(maxHeight * part),
        fit: 'inside',
        withoutEnlargement: true,
      });
  return encodeInTurn(async () => {
    try {
      const first = await outputOf(encoded(open(), type));
      if (first.bytes.byteLength <= maxBytes) return first;
      // A photo saved as a PNG, which is what a WebP is for; or nothing but noise, which nothing makes small.
      const second = await outputOf(encoded(open(), 'image/webp'));
      return second.bytes.byteLength <= maxBytes ? second : await outputOf(encoded(open(0.5), 'image/webp'));
    } catch (cause) {
      throw asRefusal(cause);
    }
  });
}

async function outputOf({ picture, type }: ReturnType<typeof encoded>): Promise<MadePicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, type, width: info.width, height: info.height, sha256: sha256Hex(data) };
}
