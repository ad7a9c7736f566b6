import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  offeredWidths,
  type PictureFormat,
  pictureFormats,
  type ResponsivePicture,
  sourcesOf,
} from '@agency/domain/site/picture';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Widths in pixels of pictures that come with the build. */
const builtWidths = [480, 720, 1120] as const;
/** Screens and drawings: flat colours and text, which must stay sharp. */
const encodings = { avif: { quality: 52, effort: 2 }, webp: { quality: 76, effort: 4 } } as const;
const request = /\.(?:png|jpe?g|webp)\?picture$/;

interface Made {
  readonly fileName: string;
  readonly width: number;
  readonly format: PictureFormat;
}

interface Plan {
  readonly picture: ResponsivePicture;
  readonly files: readonly Made[];
}

/** The files to make of a picture, named by its content: the same in both builds. */
async function planOf(path: string, bytes: Buffer): Promise<Plan> {
  const { width, height } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(JSON.stringify(encodings)).update(bytes).digest('hex').slice(0, 8);
  const name = basename(path, extname(path));
  const fileNameOf = (format: PictureFormat, each: number) => `assets/${name}-${each}-${hash}.${format}`;
  const widths = offeredWidths(builtWidths, width);
  const files = pictureFormats.flatMap((format) =>
    widths.map(({ made }) => ({ fileName: fileNameOf(format, made), width: made, format })),
  );
  const sources = sourcesOf(widths, (format, each) => `/${fileNameOf(format, each)}`);
  // The second narrowest: browsers without `source` run on old machines.
  const fallback = `/${fileNameOf('webp', widths[1]?.made ?? widths[0]?.made ?? 0)}`;
  return { picture: { sources, fallback, width, height }, files };
}

async function encode(bytes: Buffer, { width, format }: Made): Promise<Buffer> {
  const narrowed = sharp(bytes).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? narrowed.avif(encodings.avif) : narrowed.webp(encodings.webp)).toBuffer();
}

/** Made once on a machine: encoding takes seconds, and the name changes with the inputs. */
async function encodedOnce(cache: string, bytes: Buffer, made: Made): Promise<Buffer> {
  const file = join(cache, basename(made.fileName));
  if (existsSync(file)) return readFileSync(file);
  const encoded = await encode(bytes, made);
  mkdirSync(cache, { recursive: true });
  // Another build may be writing the same file: each moves a whole one into place.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, encoded);
  renameSync(aside, file);
  return encoded;
}

/**
 * `import picture from './gym.png?picture'` gives a `ResponsivePicture`. The client build makes its files; the server
 * build and the tests name the same ones and encode nothing.
 */
export function pictures(cache: string): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    load: {
      filter: { id: request },
      async handler(id) {
        const path = id.slice(0, id.indexOf('?'));
        const bytes = readFileSync(path);
        const { picture, files } = await planOf(path, bytes);
        if (this.environment.mode === 'build' && this.environment.config.consumer === 'client') {
          for (const made of files) {
            const source = await encodedOnce(cache, bytes, made);
            this.emitFile({ type: 'asset', fileName: made.fileName, source });
          }
        }
        return { code: `export default ${JSON.stringify(picture)};`, moduleType: 'js' };
      },
    },
  };
}
