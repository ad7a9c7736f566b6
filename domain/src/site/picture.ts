import { mediaFile, ticketedPicture } from './files.ts';

// Responsive pictures: in two formats and several widths, so that a phone fetches no more than it shows.

/** Widths in pixels that pictures below `/media/` are made in; narrower originals stay as wide as they are. */
export const mediaWidths = [480, 720, 960, 1600] as const;
/** Browsers take the first that they support: the smaller format comes before the older one. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureSize {
  /** Of the original, in pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PictureSource {
  /** 'image/avif' */
  readonly type: string;
  /** '/media/a.webp/480.avif 480w, /media/a.webp/720.avif 720w' */
  readonly srcset: string;
}

export interface ResponsivePicture extends PictureSize {
  readonly sources: readonly PictureSource[];
  /** For clients without support for `source`. */
  readonly fallback: string;
}

/**
 * The widths to offer: all that are narrower than the original, and the first that is not, which comes out at the
 * original's width.
 */
export function offeredWidths(made: readonly number[], original: number): { made: number; shown: number }[] {
  const narrower = made.filter((width) => width < original);
  const next = made[narrower.length];
  return [
    ...narrower.map((width) => ({ made: width, shown: width })),
    ...(next === undefined ? [] : [{ made: next, shown: original }]),
  ];
}

/** Sources of all formats; `address` names the file of a format and a width. */
export function sourcesOf(
  widths: readonly { readonly made: number; readonly shown: number }[],
  address: (format: PictureFormat, width: number) => string,
): PictureSource[] {
  return pictureFormats.map((format) => ({
    type: `image/${format}`,
    srcset: widths.map(({ made, shown }) => `${address(format, made)} ${shown}w`).join(', '),
  }));
}

const sizeInName = /-([1-9]\d{0,4})x([1-9]\d{0,4})-[0-9a-f]{8,64}\.[a-z]{3,4}$/;

interface NamedPicture extends PictureSize {
  /** What it shows, in lower-case words with hyphens. */
  readonly name: string;
  /** SHA-256 of its bytes, hexadecimal; the first digits are used. */
  readonly sha256: string;
  readonly extension: 'png' | 'jpg' | 'webp' | 'avif' | 'gif';
}

/**
 * The name under which a picture is put below `media/`: 'oven-1600x1000-3f9a1c2b4d5e.webp'. It carries the size, so
 * that a page can reserve the picture's space without opening it, and the content's hash, so that browsers may cache
 * it for good.
 */
export function pictureName({ name, width, height, sha256, extension }: NamedPicture): string {
  return `${name}-${width}x${height}-${sha256.slice(0, 12)}.${extension}`;
}

/** The size in a picture's name; null for any other name. */
export function sizeByName(path: string): PictureSize | null {
  const [, width, height] = sizeInName.exec(path) ?? [];
  return width === undefined || height === undefined
    ? null
    : { width: Number(width), height: Number(height) };
}

/** The picture at a place below `/media/` ('blog/oven.webp'), in the sizes that a function makes of it; with a ticket, one that not everybody sees yet. */
export function mediaPicture(
  path: string,
  { width, height }: PictureSize,
  ticket?: string,
): ResponsivePicture {
  const address = (format: PictureFormat, made: number) => {
    const place = `${path}/${made}.${format}`;
    return ticket === undefined ? mediaFile(place) : ticketedPicture(ticket, place);
  };
  return {
    sources: sourcesOf(offeredWidths(mediaWidths, width), address),
    fallback: address('webp', 960),
    width,
    height,
  };
}
