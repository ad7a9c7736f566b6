import { formatBytes } from '@agency/domain/shared/format';
import { uploadLimits } from '@agency/domain/upload/limits';
import { endingOf, refusedKind } from '@agency/domain/upload/refusal';
import { type UploadType, uploadTypes } from '@agency/domain/upload/schema';

/** Types by file extension; the server checks the bytes. */
const types = new Map<string, UploadType>([
  // The keys of the constant are exactly the types.
  ...(Object.entries(uploadTypes) as [UploadType, string][]).map(([type, ending]) => [ending, type] as const),
  ['jpeg', 'image/jpeg'],
  ['md', 'text/plain'],
  ['log', 'text/plain'],
]);

/** For the `accept` attribute of the file field. */
export const acceptedFiles = [...types.keys()].map((ending) => `.${ending}`).join(',');

/**
 * The content type for the bucket, whose rules accept only these: browsers report others for some files (a table is
 * 'application/vnd.ms-excel' on Windows) or none.
 */
export function typeByName(name: string): UploadType | undefined {
  return types.get(endingOf(name));
}

/** Why a file can't be sent, checked before any of it is; undefined when it can. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (typeByName(name) === undefined) return refusedKind(endingOf(name));
  if (size === 0) return 'The file is empty';
  return size > uploadLimits.memberBytes
    ? `The file is larger than ${formatBytes(uploadLimits.memberBytes)}. Send us a link to it in a message instead`
    : undefined;
}
