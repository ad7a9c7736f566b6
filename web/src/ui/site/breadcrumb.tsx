import { Anchor } from '../anchor.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The way here. The last crumb is the page itself; a phone shows the step above alone. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, i) => (
          <li key={href}>
            {i === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Anchor href={href}>{label}</Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
