import type { Issue } from '@agency/domain/shared/errors';
import { formatBytes } from '@agency/domain/shared/format-numbers';
import { uploadLimits } from '@agency/domain/upload/limits';
import { useEffect, useRef, useState } from 'react';
import type { FileItem } from '../../ui/fields/file-field.tsx';
import type { DraftUpload } from './draft.ts';
import { loadLater } from './later.ts';

const mostFiles = uploadLimits.publicFiles;

interface Entry {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: FileItem['state'];
  readonly progress?: number;
  readonly error?: string;
  readonly isRefused?: boolean;
  /** The server's id of the file; set once it has arrived. */
  readonly uploadId?: string | undefined;
  readonly at: number;
}

export interface Uploads {
  readonly files: readonly FileItem[];
  readonly busy: boolean;
  /** Why the last files chosen were refused. */
  readonly error: string | undefined;
  /** Those that have arrived, also where the page has not drawn them yet. */
  uploaded(): readonly DraftUpload[];
  add(files: readonly File[]): void;
  remove(key: string): void;
  retry(key: string): void;
  /** Shows exactly these files as uploaded, besides those that are not uploaded yet. */
  adopt(uploaded: readonly DraftUpload[]): void;
  /** Marks the files that the server has no longer: `attachments.0` is the first that has arrived. */
  lose(issues: readonly Issue[]): void;
  clear(): void;
}

function toItem({ key, name, bytes, state, progress, error, isRefused }: Entry): FileItem {
  return { id: key, name, size: formatBytes(bytes), state, progress, error, isRefused };
}

function toDraftUploads({ uploadId, name, bytes, at }: Entry): DraftUpload[] {
  return uploadId === undefined ? [] : [{ id: uploadId, name, size: bytes, at }];
}

function toEntry({ id, name, size, at }: DraftUpload): Entry {
  return { key: id, name, bytes: size, state: 'done', uploadId: id, at };
}

/** Files of the form: each is sent as soon as it is chosen, and only their ids go with the request. */
export function useUploads(): Uploads {
  const [entries, setDrawn] = useState<readonly Entry[]>([]);
  const latest = useRef(entries);
  const [error, setError] = useState<string>();
  const running = useRef(new Map<string, { file: File; stop?: () => void }>());
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const { stop } of uploads.values()) stop?.();
    };
  }, []);

  const update = (next: (known: readonly Entry[]) => readonly Entry[]) => {
    latest.current = next(latest.current);
    setDrawn(latest.current);
  };
  const change = (key: string, part: Partial<Entry>) =>
    update((known) => known.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));

  const begin = async (key: string, file: File) => {
    change(key, { state: 'uploading', progress: 0 });
    try {
      const { refusalOf, uploadFile } = await loadLater();
      const refusal = refusalOf(file);
      if (refusal !== undefined) return change(key, { state: 'failed', error: refusal, isRefused: true });
      // Removed from the list while the script was loading.
      if (!running.current.has(key)) return;
      const stop = uploadFile(file, {
        progress: (progress) => change(key, { progress }),
        done: (uploadId) => change(key, { state: 'done', uploadId, at: Date.now() }),
        failed: (message, isRefused) => change(key, { state: 'failed', error: message, isRefused }),
      });
      running.current.set(key, { file, stop });
    } catch {
      change(key, { state: 'failed', error: 'The connection was lost. Try again' });
    }
  };

  const add = (files: readonly File[]) => {
    const room = mostFiles - latest.current.length;
    setError(files.length > room ? `At most ${mostFiles} files can be sent` : undefined);
    for (const file of files.slice(0, Math.max(0, room))) {
      const key = crypto.randomUUID();
      running.current.set(key, { file });
      const entry: Entry = { key, name: file.name, bytes: file.size, at: Date.now(), state: 'waiting' };
      update((known) => [...known, entry]);
      void begin(key, file);
    }
  };

  const remove = (key: string) => {
    running.current.get(key)?.stop?.();
    running.current.delete(key);
    setError(undefined);
    update((known) => known.filter((entry) => entry.key !== key));
  };

  const retry = (key: string) => {
    const file = running.current.get(key)?.file;
    if (file) void begin(key, file);
    else remove(key);
  };

  return {
    files: entries.map(toItem),
    uploaded: () => latest.current.flatMap(toDraftUploads),
    busy: entries.some(({ state }) => state === 'uploading' || state === 'waiting'),
    error:
      entries.length > mostFiles
        ? `At most ${mostFiles} files can be sent: remove ${entries.length - mostFiles}`
        : error,
    add,
    remove,
    retry,
    adopt: (uploaded) =>
      update((known) => [
        ...uploaded.map((file) => known.find(({ uploadId }) => uploadId === file.id) ?? toEntry(file)),
        ...known.filter(({ uploadId }) => uploadId === undefined),
      ]),
    lose(issues) {
      const arrived = latest.current.filter(({ uploadId }) => uploadId !== undefined);
      for (const { path, message } of issues) {
        const [field, index] = path.split('.');
        const key = field === 'attachments' ? arrived[Number(index)]?.key : undefined;
        if (key) change(key, { state: 'failed', error: message, isRefused: true, uploadId: undefined });
      }
    },
    clear: () => update(() => []),
  };
}
