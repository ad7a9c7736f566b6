import { type ComponentType, lazy, Suspense } from 'react';
import styles from './markdown-text.module.css';

interface MarkdownTextProps {
  readonly text: string;
}

function AsTyped({ text }: MarkdownTextProps) {
  return <p className={styles.typed}>{text}</p>;
}

/** The renderer is large, so it comes by itself; where it can't be loaded, the text is shown as it was typed. */
const Rendered = lazy<ComponentType<MarkdownTextProps>>(() =>
  import('./rendered-text.tsx').then(
    ({ RenderedText }) => ({ default: RenderedText }),
    () => ({ default: AsTyped }),
  ),
);

/** One of several Markdown texts on a page, rendered in the browser. */
export function MarkdownText({ text }: MarkdownTextProps) {
  return (
    <Suspense fallback={<AsTyped text={text} />}>
      <Rendered text={text} />
    </Suspense>
  );
}
