import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { AppError } from '@agency/domain/shared/errors';
import { type UploadType, uploadTypes } from '@agency/domain/upload/schema';
import { fileTypeFromBuffer, fileTypeFromStream } from 'file-type';

const allowed = new Set<string>(Object.keys(uploadTypes));

function isAllowed(type: string): type is UploadType {
  return allowed.has(type);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells bytes from text
const binaryCharacters = /[\u0000-\u0008\u000E-\u001F]/;
/** Browsers that sniff content look for tags anywhere near the beginning. */
const markup = /<(?:[!?]|\/?[a-z])/i;
const sniffedCharacters = 4096;

/** UTF-8 without control characters that does not begin like a page or a drawing; piece by piece, to its end. */
async function isPlainText(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let beginning = '';
  try {
    for await (const piece of pieces) {
      const text = decoder.decode(piece, { stream: true });
      if (binaryCharacters.test(text)) return false;
      if (beginning.length < sniffedCharacters) beginning += text;
    }
    decoder.decode();
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
  return !markup.test(beginning.slice(0, sniffedCharacters));
}

const textTypeOf = (name: string): UploadType => (/\.csv$/i.test(name) ? 'text/csv' : 'text/plain');

function refuse(name: string): never {
  throw new AppError(
    'unsupported-type',
    `We can't take '${name}'. Send images, PDF, Word, Excel, PowerPoint, text, CSV, ZIP or MP4.`,
  );
}

/**
 * What a file is by its bytes; its name only tells a table from plain text.
 * @throws AppError `unsupported-type` for everything that people may not upload.
 */
export async function detectType(bytes: Uint8Array, name: string): Promise<UploadType> {
  const found = await fileTypeFromBuffer(bytes);
  if (found) return isAllowed(found.mime) ? found.mime : refuse(name);
  return (await isPlainText([bytes])) ? textTypeOf(name) : refuse(name);
}

/**
 * The same for a file too large for memory: `open` begins to read it, and no more of it is read than necessary (a text
 * to its end, everything else its beginning).
 */
export async function detectStoredType(open: () => Readable, name: string): Promise<UploadType> {
  const found = await reading(open, (stream) => fileTypeFromStream(ReadableStream.from(stream)));
  if (found) return isAllowed(found.mime) ? found.mime : refuse(name);
  return (await reading(open, isPlainText)) ? textTypeOf(name) : refuse(name);
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
