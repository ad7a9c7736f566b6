import type { FileRef } from '@agency/domain/file/schema';
import { type AppError, toAppError } from '@agency/domain/shared/errors';
import { useCallback, useEffect, useState } from 'react';
import { callOperation } from '../../firebase/operations.client.ts';
import { fetchFile } from '../../platform/save-file.ts';

/** A file in this page's memory. */
export interface Fetched {
  /** Of this page alone, and until it is closed. */
  readonly address: string;
  /** Decoded; empty unless it was asked for. */
  readonly text: string;
}

interface FetchedFile {
  readonly fetched: Fetched | null;
  readonly error: AppError | null;
  readonly retry: () => void;
}

/**
 * Fetches a file with a ticket, as a download does. `contentType` is what it was found to be when it was added: the
 * browser shows it as that, whatever its response says.
 */
export function useFetchedFile(file: FileRef, contentType: string, isText: boolean): FetchedFile {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    const stop = new AbortController();
    let address = '';
    const load = async (): Promise<void> => {
      const { url } = await callOperation('getFileTicket', { file });
      const { content } = await fetchFile(url, '', stop.signal);
      const text = isText ? await content.text() : '';
      if (stop.signal.aborted) return;
      address = URL.createObjectURL(new Blob([content], { type: contentType }));
      setFetched({ address, text });
    };
    load().catch((thrown: unknown) => {
      if (!stop.signal.aborted) setError(toAppError(thrown));
    });
    return () => {
      stop.abort();
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [file, contentType, isText, attempt]);
  const retry = useCallback(() => {
    setError(null);
    setAttempt((before) => before + 1);
  }, []);
  return { fetched, error, retry };
}
