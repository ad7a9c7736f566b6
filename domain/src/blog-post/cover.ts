import * as v from 'valibot';

/** The picture on top of a post: its place below `/media/`. */
export const cover = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(300),
    v.regex(/^[a-z0-9][A-Za-z0-9/_.-]*$/, 'Choose a picture uploaded to this site'),
  ),
);
