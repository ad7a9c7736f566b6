import './ui/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { View } from './app/app.tsx';
import { Browser } from './app/browser/browser.client.tsx';
import { takeEarlyTap } from './app/browser/early-tap.client.ts';
import { loadFrame } from './app/frames/frames.ts';
import { loadPage } from './app/pages.ts';
import { loadSignedInRoot } from './app/signed-in-root.ts';
import { matchRoute } from './platform/match.ts';
import type { PageState } from './platform/page.ts';
import type { LayoutName } from './routes.ts';
import { onChunkFailure } from './visit/deploy-check/deploy-check.client.ts';

function readState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  if (!text) throw new Error('The page came without its state');
  // Written by the renderer of the same build.
  return JSON.parse(text) as PageState;
}

/**
 * Stylesheets that came inline are marked as present, or the build's loader would fetch them again before it runs
 * the page. A disabled link fetches nothing.
 */
function markInlineSheets(): void {
  const sheets = document.querySelector<HTMLStyleElement>('style[data-sheets]')?.dataset.sheets ?? '';
  for (const href of sheets.split(' ').filter(Boolean)) {
    const mark = document.createElement('link');
    mark.rel = 'stylesheet';
    mark.setAttribute('disabled', '');
    mark.setAttribute('href', href);
    document.head.append(mark);
  }
}

/** The layout that the server chose: errors may have another than their route. */
function layoutName(): LayoutName {
  const given = document.documentElement.dataset.layout;
  return given === 'none' || given === 'client' || given === 'admin' ? given : 'default';
}

async function firstView(state: PageState): Promise<View> {
  const match = state.error ? undefined : matchRoute(state.path);
  const route = match?.route;
  const frozen = (route?.hydrate ?? 'frame') === 'frame';
  if (route?.guard) loadSignedInRoot().catch(() => undefined);
  const [page, frame] = await Promise.all([
    route && !frozen ? loadPage(route.page) : undefined,
    loadFrame(layoutName()),
  ]);
  // What the server did not read from the address, it did not render: the rest of the query comes after hydration.
  const { search, hash } = window.location;
  return { route, page, frame, params: match?.params ?? {}, state, search, hash, frozen };
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  markInlineSheets();
  const first = await firstView(readState());
  const onAlive = takeEarlyTap();
  // As a transition it is done in slices, and the visitor's first input is never kept waiting.
  startTransition(() => {
    hydrateRoot(root, <Browser first={first} onAlive={onAlive} />);
  });
}

/**
 * A page whose own script is not to be had is its plain self again, as without any. Where a newer build is out, it is
 * loaded anew.
 */
async function begin(): Promise<void> {
  try {
    await start();
  } catch (thrown) {
    document.documentElement.classList.remove('js');
    await onChunkFailure(false);
    throw thrown;
  }
}

// With a page that asks for its script at once, this may run before the document is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void begin());
else void begin();
