import { pictureTypes } from '@agency/domain/picture/limits';
import { placeName } from '@agency/domain/picture/places';
import { mediaWidths, offeredWidths, pictureFormats, pictureName } from '@agency/domain/site/picture';
import type { Deps } from '../platform/deps.ts';
import { findObject, saveObject } from '../platform/storage.ts';
import { resize } from '../records/picture/resize.ts';
import { madePath, type Variant } from '../records/picture/variant.ts';
import type { MadePicture } from './make.ts';

/** The first digits of the bytes' hash, so that the same picture is one record. */
export const idOf = ({ sha256 }: Pick<MadePicture, 'sha256'>): string => sha256.slice(0, 24);

/** Its place below `/media/`. */
export function placeOf({ type, ...made }: MadePicture, fileName: string): string {
  return `library/${pictureName({ ...made, name: placeName(fileName), extension: pictureTypes[type] })}`;
}

/** What pages ask for, of a picture of this width; the last stands for browsers that choose none. */
function sizesOf(width: number): Variant[] {
  const offered = offeredWidths(mediaWidths, width).map(({ made }) => made);
  const all = pictureFormats.flatMap((format) => offered.map((made): Variant => ({ width: made, format })));
  return offered.includes(960) ? all : [...all, { width: 960, format: 'webp' }];
}

/**
 * Puts a picture and all its sizes into the bucket; what is there already stays. Its sizes say of which object they were
 * made (`functions/src/media/http.ts`), so that comes first.
 */
export async function storePicture(deps: Deps, path: string, made: MadePicture): Promise<void> {
  const original = `media/${path}`;
  const custom = { drawn: '1' };
  await saveObject(deps, original, made.bytes, { contentType: made.type, custom, onlyNew: true });
  const stored = await findObject(deps, original);
  const madeOf = stored?.generation ?? '';
  for (const variant of sizesOf(made.width)) {
    const to = madePath({ original, variant });
    if ((await findObject(deps, to))?.custom.madeOf === madeOf) continue;
    const bytes = await resize(made.bytes, variant);
    await saveObject(deps, to, bytes, { contentType: `image/${variant.format}`, custom: { madeOf } });
  }
}
