import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { TextDecoder } from 'node:util';
import { encodingsOf } from '@agency/domain/shared/encodings';
import { AppError } from '@agency/domain/shared/errors';
import { endingOf, wayOut } from '@agency/domain/upload/refusal';
import { type UploadType, uploadTypes } from '@agency/domain/upload/schema';
import { fileTypeFromBuffer, fileTypeFromStream } from 'file-type';

/** Those that a page begins with, and those that make something of their own wherever they are put. */
const elements = [
  ...[
    'html',
    'head',
    'body',
    'base',
    'frameset',
    'link',
    'meta',
    'script',
    'noscript',
    'style',
    'title',
    'template',
  ],
  ...[
    'a',
    'article',
    'aside',
    'b',
    'blockquote',
    'br',
    'button',
    'center',
    'details',
    'dialog',
    'div',
    'dl',
    'em',
  ],
  ...[
    'fieldset',
    'font',
    'footer',
    'form',
    'h[1-6]',
    'header',
    'hr',
    'i',
    'input',
    'isindex',
    'li',
    'main',
    'marquee',
  ],
  ...[
    'nav',
    'ol',
    'p',
    'pre',
    'section',
    'select',
    'span',
    'strong',
    'table',
    't[dhr]',
    'tbody',
    'textarea',
    'thead',
  ],
  ...[
    'u',
    'ul',
    'applet',
    'audio',
    'canvas',
    'embed',
    'frame',
    'iframe',
    'image',
    'img',
    'keygen',
    'math',
    'object',
  ],
  ...['picture', 'portal', 'source', 'svg', 'svg:svg', 'video', 'xml', 'xmp', 'xsl:stylesheet'],
];

const allowed = new Set<string>(Object.keys(uploadTypes));

function isAllowed(type: string): type is UploadType {
  return allowed.has(type);
}

/** Bytes that no text has, in the WHATWG's MIME Sniffing Standard: browsers take what has one for no text either. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells bytes from text
const binaryCharacters = /[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F]/;
/**
 * The beginning of a page or a drawing: a declaration, a comment or an element of HTML or SVG. Text is served as a
 * download with its type and `nosniff`, so a tag further down is never more than text; what begins with one is most
 * likely a page under another name. In other angle brackets ('<name>,<email>') no browser sees a page.
 */
const markup = new RegExp(`^<(?:[!?]|(?:${elements.join('|')})(?:[\\s/>]|$))`, 'i');
const sniffedCharacters = 4096;

/** A text that does not begin like a page or a drawing, decoded piece by piece to its end. */
class TextCheck {
  readonly #decoders: TextDecoder[];
  #beginning = '';

  constructor(start: Uint8Array) {
    this.#decoders = encodingsOf(start).map((encoding) => new TextDecoder(encoding, { fatal: true }));
  }

  /** False when it can't be text in any of the encodings that are left. */
  takes(piece: Uint8Array | null): boolean {
    for (let decoder = this.#decoders[0]; decoder; decoder = this.#decoders[0]) {
      const text = decoded(decoder, piece);
      if (text !== null && !binaryCharacters.test(text)) {
        if (this.#beginning.length < sniffedCharacters)
          this.#beginning = (this.#beginning + text).trimStart();
        return true;
      }
      this.#decoders.shift();
    }
    return false;
  }

  get isMarkup(): boolean {
    return markup.test(this.#beginning);
  }
}

/** The next piece, or the end where there is none; null where the bytes are not in this encoding. */
function decoded(decoder: TextDecoder, piece: Uint8Array | null): string | null {
  try {
    return piece === null ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch (cause) {
    if (cause instanceof TypeError) return null;
    throw cause;
  }
}

async function isPlainText(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<boolean> {
  let check: TextCheck | undefined;
  for await (const piece of pieces) {
    check ??= new TextCheck(piece);
    if (!check.takes(piece)) return false;
  }
  return check === undefined || (check.takes(null) && !check.isMarkup);
}

const textTypeOf = (name: string): UploadType => (endingOf(name) === 'csv' ? 'text/csv' : 'text/plain');

/** Endings that say what a file is where its name may not. */
const endings: Readonly<Record<string, string>> = {
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'video/quicktime': 'mov',
  'image/tiff': 'tiff',
  'image/bmp': 'bmp',
};

function refuse(name: string, type: string): never {
  throw new AppError(
    'unsupported-type',
    `We can’t accept ‘${name}’. ${wayOut(endings[type] ?? endingOf(name))}.`,
  );
}

/**
 * What a file is by its bytes; its name only tells a table from plain text.
 * @throws AppError `unsupported-type` for everything that people may not upload.
 */
export async function detectType(bytes: Uint8Array, name: string): Promise<UploadType> {
  const found = await fileTypeFromBuffer(bytes);
  if (found) return isAllowed(found.mime) ? found.mime : refuse(name, found.mime);
  return (await isPlainText([bytes])) ? textTypeOf(name) : refuse(name, '');
}

/**
 * The same for a file too large for memory: `open` begins to read it, and no more of it is read than necessary (a text
 * to its end, everything else its beginning).
 */
export async function detectStoredType(open: () => Readable, name: string): Promise<UploadType> {
  const found = await reading(open, (stream) => fileTypeFromStream(ReadableStream.from(stream)));
  if (found) return isAllowed(found.mime) ? found.mime : refuse(name, found.mime);
  return (await reading(open, isPlainText)) ? textTypeOf(name) : refuse(name, '');
}

async function reading<T>(open: () => Readable, read: (stream: Readable) => Promise<T>): Promise<T> {
  const stream = open();
  // A failure after we stopped reading doesn't matter; an earlier one is thrown by the read itself.
  stream.on('error', () => {});
  try {
    return await read(stream);
  } finally {
    stream.destroy();
  }
}
