import { paths } from '@agency/domain/site/paths';
import { uploadLimits } from '@agency/domain/upload/limits';
import { endingOf, refusedKind } from '@agency/domain/upload/refusal';
import { uploadTypes } from '@agency/domain/upload/schema';
import * as v from 'valibot';

const stored = v.object({ files: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) });
const refused = v.object({ error: v.object({ message: v.string() }) });

const extensions: readonly string[] = [...Object.values(uploadTypes), 'jpeg'];

/** For the `accept` attribute of the file field. */
export const acceptedTypes = extensions.map((extension) => `.${extension}`).join(',');

/** Why a file can't be sent, checked before any of it is; undefined when it can. */
export function refusalOf(file: File): string | undefined {
  const ending = endingOf(file.name);
  if (!extensions.includes(ending)) return refusedKind(ending);
  if (file.size > uploadLimits.publicBytes)
    return 'The file is larger than 10 MB. Send us a link to it in your message instead';
  return file.size === 0 ? 'The file is empty' : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function messageOf(request: XMLHttpRequest): string {
  const parsed = v.safeParse(refused, parseJson(request.responseText));
  return parsed.success ? parsed.output.error.message : 'We couldn’t upload the file. Try again';
}

/** Too large, of a type that we don't take, not what its name says. */
const refusals: ReadonlySet<number> = new Set([400, 413, 415]);

interface UploadEvents {
  /** Per cent. */
  progress(percent: number): void;
  done(id: string): void;
  /** `isRefused`: the same file would be refused again. */
  failed(message: string, isRefused: boolean): void;
}

/**
 * Sends one file, by XMLHttpRequest because `fetch` reports no upload progress. Returns a function that cancels it.
 */
export function uploadFile(file: File, events: UploadEvents): () => void {
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append('files', file, file.name);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) events.progress(Math.min(99, Math.round((loaded / total) * 100)));
  });
  request.addEventListener('load', () => {
    const parsed = request.status === 201 ? v.safeParse(stored, parseJson(request.responseText)) : undefined;
    if (parsed?.success) events.done(parsed.output.files[0].id);
    else events.failed(messageOf(request), refusals.has(request.status));
  });
  request.addEventListener('error', () => events.failed('The connection was lost. Try again', false));
  request.addEventListener('timeout', () => events.failed('The upload took too long. Try again', false));
  request.open('POST', paths.api.uploads());
  request.timeout = 10 * 60 * 1000;
  request.send(body);
  return () => request.abort();
}
