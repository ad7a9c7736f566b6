import * as v from 'valibot';
import { line, searchTokens, stamps } from '../shared/fields.ts';

/** The place of a picture below `/media/`: 'library/oven-1600x1000-3f9a1c2b4d5e.jpg'. */
export const picturePath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^[a-z0-9][A-Za-z0-9/_.-]*$/, 'Choose a picture uploaded to this site'),
);

/** Of the bytes of the picture as we store it, so that the same picture twice is one. */
export const pictureId = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/, 'This isn’t a picture of the library'));

export const altText = line('What the picture shows', { min: 0, max: 200 });

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** `pictures/{id}`: a picture of the library, as the site shows it: upright and without what a camera wrote into it. */
export const picture = v.strictObject({
  path: picturePath,
  width: side,
  height: side,
  /** Bytes of the picture in its own size. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  alt: altText,
  /** As the file was called that it was made of. */
  name: line('File name', { max: 200 }),
  /** The picture that has taken its place everywhere. */
  replacedBy: v.optional(v.nullable(pictureId), null),
  searchTokens,
  ...stamps,
});
export type Picture = v.InferOutput<typeof picture>;
