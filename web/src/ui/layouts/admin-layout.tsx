import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Anchor } from '../anchor.tsx';
import { Brand } from '../brand.tsx';
import { CrossIcon, MenuIcon, SearchIcon } from '../icons.tsx';
import styles from './admin-layout.module.css';
import { MainArea, SkipLink } from './main-area.tsx';
import { useClosedByRoute } from './route-change.ts';
import { type AppNavGroup, type AppNavItem, currentState } from './site-chrome.ts';

export interface AdminLayoutProps {
  readonly brandName: string;
  readonly home: string;
  readonly nav: readonly AppNavGroup[];
  /** Opens the command dialog (Ctrl or Cmd and K). */
  readonly onSearch?: (() => void) | undefined;
  /** The signed-in person's menu. */
  readonly account?: ReactNode;
  /** In the top bar, beside the search: a notice, a quick action. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

const RAIL = 'admin-rail';

/** The back office: a navigation rail, a bar with the search, and the rest for content. */
export function AdminLayout({ brandName, home, nav, onSearch, account, tools, children }: AdminLayoutProps) {
  const { pathname } = useLocation();
  const rail = useRef<HTMLDivElement>(null);
  useClosedByRoute(rail);
  return (
    <div className={styles.frame} data-density="compact">
      <SkipLink />
      <div ref={rail} id={RAIL} popover="auto" className={styles.rail} data-theme="dark">
        <nav aria-label="Back office" className={styles.nav}>
          <div className={styles.top}>
            <Anchor href={home} className={styles.home}>
              <Brand name={brandName} size={24} />
            </Anchor>
            <button type="button" className={styles.close} popoverTarget={RAIL} popoverTargetAction="hide">
              <CrossIcon />
              <span className="sr-only">Close menu</span>
            </button>
          </div>
          {nav.map((group, i) => (
            <RailGroup key={group.title ?? i} group={group} pathname={pathname} />
          ))}
        </nav>
      </div>
      <header className={styles.bar}>
        <button type="button" className={styles.open} popoverTarget={RAIL}>
          <MenuIcon />
          <span className="sr-only">Menu</span>
        </button>
        {onSearch ? (
          <button
            type="button"
            className={styles.search}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
          >
            <SearchIcon size={16} />
            <span>Search or jump to</span>
            <kbd>Ctrl K</kbd>
          </button>
        ) : null}
        <div className={styles.tools}>
          {tools}
          {account}
        </div>
      </header>
      <MainArea className={styles.main}>{children}</MainArea>
    </div>
  );
}

function RailGroup({ group, pathname }: { readonly group: AppNavGroup; readonly pathname: string }) {
  return (
    <div className={styles.group}>
      {group.title ? <p className={styles.title}>{group.title}</p> : null}
      <ul className={styles.list}>
        {group.items.map((item) => (
          <RailLink key={item.href} item={item} pathname={pathname} />
        ))}
      </ul>
    </div>
  );
}

function RailLink({ item, pathname }: { readonly item: AppNavItem; readonly pathname: string }) {
  const { label, href, icon: Icon, count, exact, isCurrent = true } = item;
  return (
    <li>
      <Anchor href={href} aria-current={isCurrent ? currentState(href, pathname, exact) : undefined}>
        {Icon ? <Icon size={18} /> : null}
        <span className={styles.label}>{label}</span>
        {count ? (
          <span className={styles.count}>
            <span>{count}</span>
            <span className="sr-only"> waiting</span>
          </span>
        ) : null}
      </Anchor>
    </li>
  );
}
