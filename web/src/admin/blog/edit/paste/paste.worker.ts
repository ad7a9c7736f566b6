import { htmlToMarkdown } from './html-to-markdown.ts';

/** Reads what was pasted beside the page: a long document would hold it up, and the reader is large. */
self.onmessage = ({ data }: MessageEvent<{ readonly html: string; readonly firstPicture: number }>) => {
  self.postMessage(htmlToMarkdown(data.html, data.firstPicture));
};
