import { renderMarkdown } from '../../../../views/markdown/markdown.ts';

/** Renders beside the page, so that a long text doesn't hold up what is typed. */
self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly text: string }>) => {
  self.postMessage({ id: data.id, ...renderMarkdown(data.text) });
};
