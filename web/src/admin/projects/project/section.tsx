import type { ReactNode } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import styles from './project.module.css';

interface SectionLinksProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The way to each section of the screen; stays in sight. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav className={styles.sections} aria-label="On this page">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A part of the screen that its link leads to. Its content brings its own heading. */
export function Section({ id, children }: SectionProps) {
  return (
    <div id={id} tabIndex={-1} className={styles.section}>
      {children}
    </div>
  );
}
