import type { FileVisibility } from '@agency/domain/file/schema';
import { formatBytes } from '@agency/domain/shared/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callOperation } from '../../firebase/operations.client.ts';
import type { FileItem } from '../../ui/fields/file-field.tsx';
import { refusalOf } from './choose.ts';
import { UploadOne, type UploadPlatform } from './upload-one.ts';

/** Concurrent uploads; the others queue, so that each makes progress on a slow line. */
const atOnce = 2;

async function loadPlatform(): Promise<UploadPlatform> {
  const { putFile, deleteFile } = await import('../../firebase/storage/storage.client.ts');
  return { put: putFile, remove: deleteFile, add: (input) => callOperation('addProjectFiles', input) };
}

export interface FileUploads {
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
  const [files, setFiles] = useState<readonly FileItem[]>([]);
  const uploads = useRef(new Map<string, UploadOne>());
  const waiting = useRef<string[]>([]);
  const running = useRef(0);

  const change = useCallback((id: string, part: Partial<FileItem>) => {
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...part } : file)));
  }, []);

  const runNext = useCallback(() => {
    while (running.current < atOnce) {
      const id = waiting.current.shift();
      if (id === undefined) return;
      const upload = uploads.current.get(id);
      if (!upload) continue;
      running.current += 1;
      void upload
        .run({
          uploading: (progress) => change(id, { state: 'uploading', progress }),
          checking: () => change(id, { state: 'checking' }),
          done: () => change(id, { state: 'done' }),
          failed: (error, isRefused) => change(id, { state: 'failed', error, isRefused }),
        })
        .finally(() => {
          running.current -= 1;
          runNext();
        });
    }
  }, [change]);

  useEffect(() => {
    const all = uploads.current;
    return () => {
      waiting.current = [];
      for (const upload of all.values()) upload.stop();
      all.clear();
    };
  }, []);

  const add = (chosen: readonly File[], visibility: FileVisibility) => {
    const items = chosen.map((file): FileItem => {
      const id = crypto.randomUUID();
      const item = { id, name: file.name, size: formatBytes(file.size) };
      // At once: it may stand behind large ones in the queue.
      const refusal = refusalOf(file);
      if (refusal === undefined) return { ...item, state: 'waiting' };
      return { ...item, state: 'failed', error: refusal, isRefused: true };
    });
    // Finished uploads are in the list of the project's files by now.
    setFiles((known) => [...known.filter(({ state }) => state !== 'done'), ...items]);
    for (const [index, { id, state }] of items.entries()) {
      const file = chosen[index];
      if (!file || state === 'failed') continue;
      uploads.current.set(id, new UploadOne(loadPlatform, file, { projectId, uid, visibility }));
      waiting.current.push(id);
    }
    runNext();
  };

  const remove = (id: string) => {
    uploads.current.get(id)?.stop();
    uploads.current.delete(id);
    setFiles((known) => known.filter((file) => file.id !== id));
  };

  const retry = (id: string) => {
    change(id, { state: 'waiting', progress: 0, error: undefined });
    waiting.current.push(id);
    runNext();
  };

  const open = files.filter(({ state }) => state !== 'done');
  const busy = open.some(({ state }) => state !== 'failed');
  return { files: open, added: files.length - open.length, busy, add, remove, retry };
}
