import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Anchor } from '../anchor.tsx';
import { Brand } from '../brand.tsx';
import { ButtonLink } from '../button.tsx';
import { CrossIcon, MenuIcon } from '../icons.tsx';
import { useClosedByRoute } from './route-change.ts';
import { currentState, type SiteChrome } from './site-chrome.ts';
import styles from './site-header.module.css';

const MENU = 'site-menu';

/**
 * One list of links for every width: laid out in the header on a wide screen, a native popover on a narrow one. The
 * browser opens and closes it, handles Escape and reports the state; a browser without popovers shows the list.
 */
export function SiteHeader({ site }: { readonly site: SiteChrome }) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  useClosedByRoute(menu);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Anchor href={site.home} className={styles.home} aria-current={currentState(site.home, pathname)}>
          <Brand name={site.brandName} />
        </Anchor>
        <button type="button" className={styles.open} popoverTarget={MENU}>
          <MenuIcon />
          Menu
        </button>
        <div ref={menu} id={MENU} popover="auto" className={styles.menu}>
          <button type="button" className={styles.close} popoverTarget={MENU} popoverTargetAction="hide">
            <CrossIcon />
            Close
          </button>
          <nav aria-label="Main" className={styles.nav}>
            <ul className={styles.list}>
              {site.nav.map(({ label, href }) => (
                <li key={href}>
                  <Anchor href={href} aria-current={currentState(href, pathname)}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              <Anchor href={site.signIn.href} className={styles.signIn}>
                {site.signIn.label}
              </Anchor>
              <ButtonLink href={site.quote.href} size="small">
                {site.quote.label}
              </ButtonLink>
            </div>
          </nav>
        </div>
      </div>
    </header>
  );
}
