import type { Pasted } from './html-to-markdown.ts';

/** What was copied from a word processor or a web page, as Markdown; rejects where it can't be read. */
export function readPasted(html: string, firstPicture: number): Promise<Pasted> {
  const worker = new Worker(new URL('./paste.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Pasted>();
  worker.onmessage = ({ data }: MessageEvent<Pasted>) => resolve(data);
  worker.onerror = () => reject(new Error('The worker could not read what was pasted'));
  worker.postMessage({ html, firstPicture });
  return promise.finally(() => worker.terminate());
}
