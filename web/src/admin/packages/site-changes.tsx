import type { SiteChange } from '@agency/domain/package/site-change';
import { Anchor } from '../../ui/anchor.tsx';
import { figureName } from '../shared/figure-names.ts';
import styles from './packages.module.css';

/** What visitors see differently after saving: prices in texts, and the pages. */
export function SiteChanges({ change: { pages, prices } }: { readonly change: SiteChange }) {
  if (pages.length === 0) return <p>No page changes.</p>;
  return (
    <>
      {prices.map(({ name, before, after }) => (
        <p key={name}>
          {`Texts that name the price of ‘${figureName(name)}’ change from ${before} to ${after}, also in posts and portfolio items.`}
        </p>
      ))}
      <p>
        {pages.length === 1
          ? '1 page changes within a minute:'
          : `${pages.length} pages change within a minute:`}
      </p>
      <ul aria-label="Pages that change" className={styles.pages}>
        {pages.map((path) => (
          <li key={path}>
            <Anchor href={path} target="_blank">
              {path}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
