// Apart from the schema, so that a page can know them before it loads any checks.

export const pictureLimits = {
  /** Of the file that is uploaded. */
  pixels: 50_000_000,
  /** Of the picture that is made of it: twice the width that pages show, and as high as a screenshot of a whole page. */
  width: 3200,
  height: 10_000,
  bytes: 10 * 1024 * 1024,
} as const;

/** Types that a picture can be made of; the ending of each. */
export const pictureTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;
export type PictureType = keyof typeof pictureTypes;

export const pictureRefusals = {
  notPicture: 'This file isn’t a picture that we can read. Upload a JPEG, PNG, WebP, AVIF or GIF.',
  heic: 'This is a HEIC photo, which we can’t convert here. Save it as a JPEG and upload that. On an iPhone, choose Settings, Camera, Formats, Most Compatible to take JPEGs from now on.',
  broken:
    'Part of this picture is missing or damaged. Save it again from where it came from, and upload that.',
  tooManyPixels: 'This picture has more than 50 megapixels. Save a smaller copy, and upload that.',
} as const;
