import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { mayLeave } from '../../ui/form/unsaved-changes.ts';
import { noteFullLoad, wantsFullLoad } from '../../visit/deploy-check/deploy-check.client.ts';
import { startBesidePages } from '../../visit/start.client.ts';
import { App, type View } from '../app.tsx';
import { applyHead } from './apply-head.client.ts';
import {
  isPrefetching,
  loadView,
  makeNavigator,
  prefetch,
  type Target,
  targetOf,
} from './navigation.client.ts';
import {
  entryKey,
  isInView,
  keyedEntry,
  newKey,
  rememberScroll,
  restoreScroll,
  scrollToStart,
} from './scroll.client.ts';

interface VisitOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Set when the visitor went back or forward: history has already moved. */
  readonly returning?: string;
}

let current: View;
let key = '';
let visits = 0;
let show: (view: View) => void = () => undefined;

/** Shows the next view, with a view transition where supported and the visitor wants motion. */
async function paint(view: View): Promise<void> {
  const swap = () => flushSync(() => show(view));
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || document.visibilityState !== 'visible' || !('startViewTransition' in document)) {
    swap();
    return;
  }
  await document.startViewTransition(swap).updateCallbackDone;
}

function record(url: URL, { replace, state, returning }: VisitOptions): void {
  if (returning !== undefined) {
    key = returning;
    return;
  }
  key = newKey();
  const entry = { key, state: state ?? null };
  if (replace) window.history.replaceState(entry, '', url);
  else window.history.pushState(entry, '', url);
}

/** Leaves the page to the server: offline, a page gone, data or a script of another build. */
function askServer(url: URL, { replace, returning }: VisitOptions): void {
  if (window.location.href !== url.href) {
    if (replace) window.location.replace(url);
    else window.location.assign(url);
    return;
  }
  // After 'back' history has already moved, so assigning an address with a fragment would only scroll. The browser
  // restores the scroll position of a reload.
  if (returning !== undefined) {
    key = returning;
    restoreScroll(key);
  }
  window.location.reload();
}

async function visitPage(target: Target, options: VisitOptions): Promise<void> {
  const visit = ++visits;
  document.documentElement.dataset.loading = '';
  try {
    const { view, head } = await loadView(target, current);
    // A later click has overtaken this one.
    if (visit !== visits) return;
    if (options.returning === undefined) rememberScroll(key);
    record(target.url, options);
    const samePage = view.state.path === current.state.path;
    current = { ...view, historyState: options.state ?? null };
    await paint(current);
    if (head) applyHead(head);
    else if (view.route?.title) document.title = `${view.route.title} | ${view.state.site.brandName}`;
    if (options.returning !== undefined) restoreScroll(options.returning);
    else if (!samePage || !isInView(target.url.hash)) scrollToStart(target.url.hash);
    window.dispatchEvent(new CustomEvent('pageshown', { detail: { path: view.state.path } }));
  } catch {
    if (visit === visits) askServer(target.url, options);
  } finally {
    if (visit === visits) delete document.documentElement.dataset.loading;
  }
}

function visit(url: URL, options: VisitOptions): void {
  const target = targetOf(url, current);
  if (target && !wantsFullLoad()) {
    void visitPage(target, options);
    return;
  }
  noteFullLoad();
  askServer(url, options);
}

/** Where the link under an event leads, if a plain click on it is ours to follow. */
function linkOf(event: Event): URL | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  // A link in somebody's text may not be a valid address: it is then left as it is, and leads nowhere.
  return anchor.dataset.reload === undefined && URL.canParse(anchor.href) ? new URL(anchor.href) : undefined;
}

function isWithinPage(url: URL): boolean {
  const { pathname, search } = window.location;
  return url.hash !== '' && url.pathname === pathname && url.search === search;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = linkOf(event);
  if (!url) return;
  if (isWithinPage(url)) {
    rememberScroll(key);
    // The browser follows a fragment on its own. The page may have changed its own query since it was shown; that is
    // not a move to another page.
    current = { ...current, search: url.search };
    return;
  }
  if (!targetOf(url, current)) return;
  event.preventDefault();
  visit(url, { replace: url.href === window.location.href });
}

function onIntent(event: Event): void {
  const url = linkOf(event);
  const target = url && !isWithinPage(url) ? targetOf(url, current) : undefined;
  if (target && target.url.pathname !== current.state.path) prefetch(target);
}

/** Abandons the page that is loading. */
function stopVisit(): void {
  visits += 1;
  delete document.documentElement.dataset.loading;
}

function onHistory(): void {
  // A move in history supersedes the previous one: 'forward' to the page still shown has nothing to fetch, and the
  // page requested by 'back' must not appear under its address.
  stopVisit();
  const url = new URL(window.location.href);
  const samePage = url.pathname === current.state.path && url.search === current.search;
  const isNew = entryKey() === undefined;
  const returning = keyedEntry();
  if (samePage) {
    current = { ...current, hash: url.hash };
    // To another fragment of the page. The browser scrolls on its own only for a new entry.
    if (!isNew) {
      rememberScroll(key);
      restoreScroll(returning, window.scrollY);
    }
    key = returning;
    return;
  }
  if (!mayLeave()) {
    // History has already moved; the page that stays gets its address back.
    window.history.pushState(
      { key, state: current.historyState ?? null },
      '',
      `${current.state.path}${current.search}${current.hash}`,
    );
    return;
  }
  rememberScroll(key);
  visit(url, { returning });
}

function listen(): () => void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const leave = () => {
    rememberScroll(key);
    // On a reload the browser restores the scroll position.
    window.history.scrollRestoration = 'auto';
  };
  takeOver();
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  window.addEventListener('popstate', onHistory);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', takeOver);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
    window.removeEventListener('popstate', onHistory);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', takeOver);
  };
}

const navigator = makeNavigator(visit);

/** The root of the running page: holds the current view and moves between views. */
export function Browser({ first, onAlive }: { readonly first: View; onAlive(): void }) {
  const [view, setView] = useState(first);
  useEffect(() => {
    current = { ...first, hash: window.location.hash };
    key = keyedEntry();
    show = setView;
    const stop = listen();
    startBesidePages({ isPrefetching });
    onAlive();
    return stop;
  }, [first, onAlive]);
  return <App view={view} navigator={navigator} />;
}
