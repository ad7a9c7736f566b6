import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { Brand } from '../brand.tsx';
import { Contour } from '../contour/contour.tsx';
import styles from './bare-layout.module.css';
import { MainArea, SkipLink } from './main-area.tsx';

export interface BareLayoutProps {
  readonly brandName: string;
  readonly home: string;
  /** The hillside at the side. */
  readonly seed?: string | undefined;
  /** Under the content: a way back, a line of help. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** No navigation: one thing to do. Sign-in, registration, thank-you. */
export function BareLayout({ brandName, home, seed = 'welcome', footer, children }: BareLayoutProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.side} data-theme="dark">
        <Contour seed={seed} />
        <Anchor href={home} className={styles.home}>
          <Brand name={brandName} />
        </Anchor>
      </header>
      <div className={styles.content}>
        <MainArea className={styles.main}>{children}</MainArea>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </div>
    </div>
  );
}
