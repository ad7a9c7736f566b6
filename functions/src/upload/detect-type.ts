import { AppError } from '@agency/domain/shared/errors';
import { type UploadType, uploadTypes } from '@agency/domain/upload/schema';
import { fileTypeFromBuffer } from 'file-type';

const allowed = new Set<string>(Object.keys(uploadTypes));

function isAllowed(type: string): type is UploadType {
  return allowed.has(type);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells bytes from text
const binaryCharacters = /[\u0000-\u0008\u000E-\u001F]/;

/** Text without signature: UTF-8 without control characters that does not begin like a page or a drawing. */
function textTypeOf(bytes: Uint8Array, name: string): UploadType | null {
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  // Browsers that sniff go by tags anywhere near the beginning.
  const isMarkup = /<(?:[!?]|\/?[a-z])/i.test(content.slice(0, 4096));
  if (binaryCharacters.test(content) || isMarkup) return null;
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
}

/**
 * What a file is by its bytes; its name only tells a table from plain text.
 * @throws AppError `unsupported-type` for everything that people may not upload.
 */
export async function detectType(bytes: Uint8Array, name: string): Promise<UploadType> {
  const found = await fileTypeFromBuffer(bytes);
  const type = found ? found.mime : textTypeOf(bytes, name);
  if (type !== null && isAllowed(type)) return type;
  throw new AppError(
    'unsupported-type',
    `We can't take '${name}'. Send images, PDF, Word, Excel, PowerPoint, text, CSV, ZIP or MP4.`,
  );
}
