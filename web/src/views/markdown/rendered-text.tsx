import { useMemo } from 'react';
import { ProseHtml } from '../../ui/prose.tsx';
import { renderEmbeddedMarkdown } from './markdown.ts';

export function RenderedText({ text }: { readonly text: string }) {
  const html = useMemo(() => renderEmbeddedMarkdown(text), [text]);
  return <ProseHtml html={html} />;
}
