import { mediaWidths, type PictureFormat, pictureFormats } from '@agency/domain/site/picture';

export interface Variant {
  readonly width: number;
  readonly format: PictureFormat;
}

/** What an address below `/media/` asks for: an uploaded picture, or one of its sizes. */
export interface MediaRequest {
  /** The picture's path in the bucket: 'media/portfolio/bakery.jpg'. */
  readonly original: string;
  readonly variant: Variant | null;
}

/**
 * Where in the bucket what answers a request is stored, once made of the original: named like a size, so that nobody can
 * put anything there. Under its own size a picture is '000.webp', whatever its format: no address asks for that.
 */
export function madePath({ original, variant }: MediaRequest): string {
  return variant === null ? `${original}/000.webp` : `${original}/${variant.width}.${variant.format}`;
}

/** A name of plain letters, no dot files and no way up. */
const segment = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/;
const maxSegments = 8;
/** The name of a size; `storage.rules` lets nobody upload a picture under, or below, one of these. */
const variantName = /^([0-9]{3,4})\.(avif|webp)$/;

/**
 * Reads the part of an address after `/media/`: 'portfolio/bakery.jpg', or 'portfolio/bakery.jpg/960.avif' for a size.
 * Null for everything that can't be a picture of ours, including sizes of sizes, which would be endless.
 */
export function readMediaPath(rest: string): MediaRequest | null {
  const segments = rest.split('/');
  if (segments.length > maxSegments || !segments.every((part) => segment.test(part))) return null;
  const folders = segments.slice(0, -1);
  if (folders.some((part) => variantName.test(part))) return null;
  const [, width, format] = variantName.exec(segments.at(-1) ?? '') ?? [];
  if (width === undefined) return { original: `media/${rest}`, variant: null };
  if (folders.length === 0) return null;
  const known = mediaWidths.find((each) => String(each) === width);
  const knownFormat = pictureFormats.find((each) => each === format);
  if (known === undefined || knownFormat === undefined) return null;
  return {
    original: `media/${folders.join('/')}`,
    variant: { width: known, format: knownFormat },
  };
}

/** Does this path name its content by a hash ('bakery-3f9a1c2b.jpg')? Then it never shows anything else. */
export function namesItsContent(original: string): boolean {
  return /[.-][0-9a-f]{8,64}\.[a-z]{3,4}$/.test(original);
}
