import type { ReactNode } from 'react';
import { Container } from '../../ui/site/section.tsx';
import type { Heading } from '../markdown/elements.ts';
import styles from './contents-frame.module.css';

/** Jumps to each heading; left of the text on a wide screen. */
function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  if (headings.length < 3) return null;
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <h2>On this page</h2>
      <ol>
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

interface ContentsFrameProps {
  readonly headings: readonly Heading[];
  readonly children: ReactNode;
}

/** A long text with its list of contents. */
export function ContentsFrame({ headings, children }: ContentsFrameProps) {
  return (
    <Container className={styles.frame}>
      <Contents headings={headings} />
      <article className={styles.matter}>{children}</article>
    </Container>
  );
}
