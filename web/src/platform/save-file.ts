import type { DownloadedFile } from '@agency/domain/operations/document';
import { AppError } from '@agency/domain/shared/errors';
import { fromHttpError } from './operation-errors.ts';

/** A file in memory, with its download name. */
export interface SavableFile {
  readonly fileName: string;
  readonly content: Blob;
}

/** Hands a file to the browser as a download. */
export function saveFile({ fileName, content }: SavableFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser download a file straight to disk, however large, without a referrer. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.referrerPolicy = 'no-referrer';
  link.click();
}

/** A file in an operation's output. */
export function fromAnswer({ fileName, contentType, base64 }: DownloadedFile): SavableFile {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return { fileName, content: new Blob([bytes], { type: contentType }) };
}

/**
 * A file at one of our addresses.
 * @throws AppError the server's error, or that it could not be reached.
 */
export async function fetchFile(
  address: string,
  fallbackName: string,
  signal: AbortSignal | null = null,
): Promise<SavableFile> {
  let response: Response;
  try {
    response = await fetch(address, { referrerPolicy: 'no-referrer', signal });
  } catch (cause) {
    throw new AppError('internal', 'We can’t reach the server. Check your connection and try again.', {
      cause,
    });
  }
  if (!response.ok) throw fromHttpError(response.status, await response.json().catch(() => null));
  const content = await response.blob().catch((cause: unknown) => {
    throw new AppError('internal', 'The connection was lost. Try again.', { cause });
  });
  return { fileName: fileNameOf(response) ?? fallbackName, content };
}

function fileNameOf(response: Response): string | undefined {
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return name;
}
