import type { FileVisibility } from '@agency/domain/file/schema';
import { AppError } from '@agency/domain/shared/errors';
import { callOperation } from '../../firebase/operations.client.ts';
import type { FileItem } from '../../ui/fields/file-field.tsx';
import type { UploadTarget } from '../upload/upload-one.ts';
import { useUploads } from '../upload/use-uploads.ts';
import { refusalOf, typeByName } from './choose.ts';

interface Claiming {
  readonly projectId: string;
  readonly uid: string;
  readonly visibility: FileVisibility;
}

/** An upload that becomes a file of a project. */
export function projectFileTarget(
  { projectId, uid, visibility }: Claiming,
  add: typeof callOperation<'addProjectFiles'> = callOperation,
): UploadTarget<void> {
  return {
    uid,
    prepare: async (file) => {
      const refusal = refusalOf(file);
      const contentType = typeByName(file.name);
      if (refusal !== undefined || contentType === undefined) {
        throw new AppError('invalid-argument', refusal ?? '');
      }
      return { file, contentType };
    },
    claim: async (uploadId, { name }) => {
      const files = [{ uploadId, name }];
      const { refused } = await add('addProjectFiles', { projectId, files, visibility });
      const [refusal] = refused;
      if (refusal !== undefined) throw new AppError('unsupported-type', refusal.reason);
    },
  };
}

interface FileUploads {
  /** Uploads under way, and failed ones. */
  readonly files: readonly FileItem[];
  /** How many have arrived since files were last chosen. */
  readonly added: number;
  readonly busy: boolean;
  add(files: readonly File[], visibility: FileVisibility): void;
  remove(id: string): void;
  retry(id: string): void;
}

/** Uploads into a project: each is sent as soon as it is chosen, and leaves this list when done. */
export function useFileUploads(projectId: string, uid: string): FileUploads {
  const { items, busy, add, remove, retry, clearDone } = useUploads<void>();
  const files = items.filter(({ state }) => state !== 'done');
  return {
    files,
    added: items.length - files.length,
    busy,
    remove,
    retry,
    add: (chosen, visibility) => {
      // Finished uploads are in the list of the project's files by now.
      clearDone();
      add(chosen, { target: projectFileTarget({ projectId, uid, visibility }), refusalOf });
    },
  };
}
