import * as v from 'valibot';
import { altText, pictureId } from '../picture/schema.ts';
import { operation, output } from './contract.ts';

const heavy = { heavy: true } as const;

/** The id under which this person's browser put a file into `incoming/`. */
const uploadId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'This upload isn’t valid'));
/** The `updatedAt` of the picture as the caller saw it, in milliseconds. */
const seen = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A picture of the library, as texts and other records name it. */
export interface AddedPicture {
  readonly pictureId: string;
  /** Its place below `/media/`. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Its `updatedAt` in milliseconds, for who changes it next. */
  readonly seen: number;
}

/** The library of the site's pictures. */
export const pictureOperations = {
  /** Makes a picture of an upload, in all its sizes; the same picture again is the one that is there. */
  addPicture: operation('admin', v.strictObject({ uploadId, alt: altText }), output<AddedPicture>(), heavy),
  /** Changes its alt text in the library; texts that show the picture keep theirs. */
  describePicture: operation(
    'admin',
    v.strictObject({ pictureId, alt: altText, seen }),
    output<{ readonly changed: boolean; readonly seen: number }>(),
  ),
  /** Puts a new picture into every place that shows this one, which stays in the library. */
  replacePicture: operation(
    'admin',
    v.strictObject({ pictureId, uploadId, seen }),
    output<AddedPicture & { readonly places: number }>(),
    heavy,
  ),
  /** Deletes a picture that nothing shows. */
  removePicture: operation('admin', v.strictObject({ pictureId, seen }), output<{ removed: boolean }>()),
  /** For the pictures that only staff see so far: a ticket for their addresses, valid until a time in milliseconds. */
  getPictureTicket: operation(
    'admin',
    v.strictObject({}),
    output<{ readonly ticket: string; readonly expiresAt: number }>(),
  ),
} as const;
