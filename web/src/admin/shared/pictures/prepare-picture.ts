import { pictureRefusals, pictureTypes } from '@agency/domain/picture/limits';
import { AppError } from '@agency/domain/shared/errors';
import { formatBytes } from '@agency/domain/shared/format';
import { uploadLimits } from '@agency/domain/upload/limits';
import { endingOf } from '@agency/domain/upload/refusal';
import type { PreparedFile } from '../../../views/upload/upload-one.ts';

/** A phone hands over its photos as JPEG unless HEIC is asked for by name. */
export const acceptedPictures = 'image/*';

const types: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(pictureTypes).map(([type, ending]) => [ending, type])),
  jpeg: 'image/jpeg',
};

function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || ['heic', 'heif'].includes(endingOf(name));
}

/** What was pasted has no telling name, but a type. */
function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  return Object.hasOwn(pictureTypes, type) ? type : types[endingOf(name)];
}

/** Why a file can't be a picture, checked before any of it is sent; undefined when it may be one. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!isHeic(file) && typeOf(file) === undefined) return pictureRefusals.notPicture;
  if (file.size === 0) return 'The file is empty';
  return file.size > uploadLimits.memberBytes
    ? `A picture can be up to ${formatBytes(uploadLimits.memberBytes)}. Save a smaller copy, and upload that.`
    : undefined;
}

/** The JPEG of a HEIC photo, where this browser can read one. @throws AppError with how to make one elsewhere. */
async function asJpeg(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    return new File([made], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch (cause) {
    throw new AppError('unsupported-type', pictureRefusals.heic, { cause });
  }
}

/** The file to send, with the type that the bucket takes; the server checks the bytes. @throws AppError */
export async function preparePicture(file: File): Promise<PreparedFile> {
  const refusal = refusalOf(file);
  if (refusal !== undefined) throw new AppError('unsupported-type', refusal);
  if (isHeic(file)) return { file: await asJpeg(file), contentType: 'image/jpeg' };
  return { file, contentType: typeOf(file) ?? '' };
}
