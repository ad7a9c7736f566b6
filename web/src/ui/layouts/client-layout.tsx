import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Anchor } from '../anchor.tsx';
import { Brand } from '../brand.tsx';
import { MailLink } from '../mail-link.tsx';
import styles from './client-layout.module.css';
import { MainArea, SkipLink } from './main-area.tsx';
import { type AppNavItem, currentState, type SiteChrome } from './site-chrome.ts';

export interface ClientLayoutProps {
  readonly site: Pick<SiteChrome, 'brandName' | 'email' | 'phone' | 'legalLine' | 'home' | 'legal'>;
  /** Home, Quotes, Project. Empty for visitors who came by a link. */
  readonly nav: readonly AppNavItem[];
  /** The signed-in person's menu. */
  readonly account?: ReactNode;
  /** Wider pages: a quote with its table. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

/** A letter, not a dashboard: the firm's head, the text, and how to reach a person. */
export function ClientLayout({ site, nav, account, wide, children }: ClientLayoutProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame} data-wide={wide || undefined}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Anchor href={site.home} className={styles.home}>
            <Brand name={site.brandName} size={28} />
          </Anchor>
          {account ? <div className={styles.account}>{account}</div> : null}
          {nav.length ? (
            <nav aria-label="Your account" className={styles.nav}>
              <ul className={styles.list}>
                {nav.map(({ label, href, count, exact }) => (
                  <li key={href}>
                    <Anchor href={href} aria-current={currentState(href, pathname, exact)}>
                      <span>{label}</span>
                      {count ? <Count count={count} /> : null}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </header>
      <MainArea className={styles.main}>{children}</MainArea>
      <footer className={styles.footer}>
        <p>
          Questions? Email <MailLink address={site.email} />
          <span>{`${site.phone ? ` or call ${site.phone}` : ''}. You’ll get a reply from a person.`}</span>
        </p>
        <p className={styles.legal}>{site.legalLine}</p>
        <ul className={styles.links}>
          {site.legal.map(({ label, href }) => (
            <li key={href}>
              <Anchor href={href}>{label}</Anchor>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <span className={styles.count}>
      <span>{count}</span>
      <span className="sr-only"> waiting for you</span>
    </span>
  );
}
