import { formatBytes } from '@agency/domain/shared/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileItem } from '../../ui/fields/file-field.tsx';
import { UploadOne, type UploadPlatform, type UploadTarget } from './upload-one.ts';

/** Concurrent uploads; the others queue, so that each makes progress on a slow line. */
const atOnce = 2;

async function loadPlatform(): Promise<UploadPlatform> {
  const { putFile, deleteFile } = await import('../../firebase/storage/storage.client.ts');
  return { put: putFile, remove: deleteFile };
}

export interface UploadItem<TResult> extends FileItem {
  /** What the server has made of it, once it is done. */
  readonly result?: TResult;
}

interface Chosen<TResult> {
  readonly target: UploadTarget<TResult>;
  /** Why a file can't be sent, where that can be said at once: it may stand behind large ones in the queue. */
  readonly refusalOf: (file: File) => string | undefined;
}

export interface Uploads<TResult> {
  /** Every upload that was chosen, in that order. */
  readonly items: readonly UploadItem<TResult>[];
  readonly busy: boolean;
  add(files: readonly File[], chosen: Chosen<TResult>): void;
  /** Cancels one that is under way, or takes it off the list. */
  remove(id: string): void;
  retry(id: string): void;
  /** Takes those off the list that are done. */
  clearDone(): void;
}

/** A queue of uploads: each is sent as soon as its turn comes, and stopped when the screen goes. */
export function useUploads<TResult>(): Uploads<TResult> {
  const [items, setItems] = useState<readonly UploadItem<TResult>[]>([]);
  const uploads = useRef(new Map<string, UploadOne<TResult>>());
  const waiting = useRef<string[]>([]);
  const running = useRef(0);

  const change = useCallback((id: string, part: Partial<UploadItem<TResult>>) => {
    setItems((known) => known.map((file) => (file.id === id ? { ...file, ...part } : file)));
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
          done: (result) => change(id, { state: 'done', result }),
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

  const add = (files: readonly File[], { target, refusalOf }: Chosen<TResult>) => {
    const added = files.map((file): UploadItem<TResult> => {
      const id = crypto.randomUUID();
      const item = { id, name: file.name, size: formatBytes(file.size) };
      const error = refusalOf(file);
      if (error !== undefined) return { ...item, state: 'failed', error, isRefused: true };
      uploads.current.set(id, new UploadOne(loadPlatform, file, target));
      waiting.current.push(id);
      return { ...item, state: 'waiting' };
    });
    setItems((known) => [...known, ...added]);
    runNext();
  };

  const remove = (id: string) => {
    uploads.current.get(id)?.stop();
    uploads.current.delete(id);
    setItems((known) => known.filter((file) => file.id !== id));
  };

  const retry = (id: string) => {
    change(id, { state: 'waiting', progress: 0, error: undefined });
    waiting.current.push(id);
    runNext();
  };

  const clearDone = () => setItems((known) => known.filter(({ state }) => state !== 'done'));
  const busy = items.some(({ state }) => state !== 'failed' && state !== 'done');
  return { items, busy, add, remove, retry, clearDone };
}
