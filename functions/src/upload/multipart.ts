import { AppError } from '@agency/domain/shared/errors';
import { formatBytes } from '@agency/domain/shared/format';
import { uploadLimits } from '@agency/domain/upload/limits';
import busboy from 'busboy';
import type { HttpRequest } from '../platform/http.ts';
import { cleanName } from '../records/upload/safe-name.ts';

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const tooLarge = () =>
  new AppError('too-large', `A file can be up to ${formatBytes(uploadLimits.publicBytes)}.`);
const tooMany = () =>
  new AppError('invalid-argument', `Send at most ${uploadLimits.publicFiles} files at once.`, {
    issues: [{ path: 'files', message: `At most ${uploadLimits.publicFiles} files` }],
  });
const unreadable = (cause?: unknown) =>
  new AppError('invalid-argument', 'We couldn’t read the files.', {
    issues: [{ path: 'files', message: 'The files could not be read' }],
    cause,
  });

function parserFor(request: HttpRequest): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.header('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        // The parser says 'limit' when this many bytes are reached, not passed.
        fileSize: uploadLimits.publicBytes + 1,
        files: uploadLimits.publicFiles,
        fields: 10,
        parts: 20,
      },
    });
  } catch (cause) {
    throw new AppError('unsupported-type', 'Send files as multipart/form-data.', { cause });
  }
}

/**
 * The files of a multipart body.
 * @throws AppError `unsupported-type`, `too-large`, or `invalid-argument` for none, too many or broken ones.
 */
export function readFiles(request: HttpRequest): Promise<SentFile[]> {
  const parser = parserFor(request);
  return new Promise((resolve, reject) => {
    const files: SentFile[] = [];
    parser.on('file', (_field, stream, { filename }) => {
      const chunks: Uint8Array[] = [];
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      stream.on('limit', () => reject(tooLarge()));
      stream.on('error', (cause) => reject(unreadable(cause)));
      stream.on('close', () => files.push({ name: cleanName(filename ?? ''), bytes: Buffer.concat(chunks) }));
    });
    parser.on('filesLimit', () => reject(tooMany()));
    parser.on('error', (cause) => reject(unreadable(cause)));
    parser.on('close', () => {
      const sent = files.filter(({ bytes }) => bytes.byteLength > 0);
      if (sent.length === 0) reject(unreadable());
      else resolve(sent);
    });
    parser.end(request.rawBody);
  });
}
