import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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

/** Goes to the section that the address names, as it stands when the project has been read: it isn't there before. */
export function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
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
