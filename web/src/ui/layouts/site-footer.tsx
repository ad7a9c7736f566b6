import { tel } from '@agency/domain/shared/tel';
import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { Brand } from '../brand.tsx';
import { Ridge } from '../contour/ridge.tsx';
import { MailLink } from '../mail-link.tsx';
import type { NavItem, SiteChrome } from './site-chrome.ts';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly site: SiteChrome;
  readonly cookieSettings?: ReactNode;
}

/** The dark footer of every page: links, towns, and the legally required company details. */
export function SiteFooter({ site, cookieSettings }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-theme="dark">
      <Ridge seed="footer" className={styles.ridge} />
      <div className={styles.inner}>
        <div>
          <Brand name={site.brandName} size={36} />
          <p className={styles.tagline}>{site.tagline}</p>
          <address className={styles.address}>
            <MailLink address={site.email} />
            {site.phone ? <a href={tel(site.phone)}>{site.phone}</a> : null}
          </address>
        </div>
        <nav className={styles.groups} aria-label="Footer">
          {site.footer.map(({ title, items }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <Links items={items} className={styles.links} />
            </div>
          ))}
        </nav>
        {site.towns.length ? (
          <nav className={styles.towns} aria-labelledby="footer-towns">
            <h2 className={styles.title} id="footer-towns">
              Where we work
            </h2>
            <Links items={site.towns} className={styles.inline} />
          </nav>
        ) : null}
        <div className={styles.legal}>
          <p>{site.legalLine}</p>
          <ul className={styles.inline}>
            {site.legal.map(({ label, href }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
            {cookieSettings ? <li>{cookieSettings}</li> : null}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Links({
  items,
  className,
}: {
  readonly items: readonly NavItem[];
  readonly className: string | undefined;
}) {
  return (
    <ul className={className}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <Anchor href={href}>{label}</Anchor>
        </li>
      ))}
    </ul>
  );
}
