import { useEffect, useRef, useState } from 'react';
import type { RenderedMarkdown } from '../../../../views/markdown/markdown.ts';

const pauseMs = 120;

/** What a text comes out as on the site, a moment after it was typed; null before the first time. */
export function useRendered(text: string): RenderedMarkdown | null {
  const [rendered, setRendered] = useState<RenderedMarkdown | null>(null);
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  useEffect(() => {
    const made = new Worker(new URL('./render.worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<RenderedMarkdown & { readonly id: number }>) => {
      if (data.id === asked.current) setRendered(data);
    };
    worker.current = made;
    return () => made.terminate();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      asked.current += 1;
      worker.current?.postMessage({ id: asked.current, text });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rendered;
}
