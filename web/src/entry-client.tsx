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
 * Inlined stylesheets are marked as present, or the build's loader would fetch them again before the page runs. A
 * disabled link fetches nothing.
 */
function markInlineSheets(): void {
  const { sheets } = document.querySelector<HTMLStyleElement>('style[data-sheets]')?.dataset ?? {};
  for (const href of sheets?.match(/\S+/g) ?? []) {
    const mark = document.createElement('link');
    mark.rel = 'stylesheet';
    mark.setAttribute('disabled', '');
    mark.setAttribute('href', href);
    document.head.append(mark);
  }
}

/** The layout that the server chose: error pages may differ from their route. */
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
  // The server rendered only the parameters it reads: the rest of the query comes after hydration.
  const { search, hash } = window.location;
  return { route, page, frame, params: match?.params ?? {}, state, search, hash, frozen };
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  markInlineSheets();
  const first = await firstView(readState());
  const onAlive = takeEarlyTap();
  // As the visitor leaves them: see `restore.client.ts`. Older browsers pass over what they don't know in `:is`.
  const early = [...root.children];
  const inUse = root.querySelectorAll(':is(:focus,:popover-open)');
  // As a transition it runs in slices, so that the visitor's first input never waits.
  startTransition(() => {
    hydrateRoot(root, <Browser first={first} onAlive={onAlive} />, {
      onRecoverableError(error) {
        void import('./app/browser/restore.client.ts').then((late) =>
          late.restore(root, early, inUse, error),
        );
      },
    });
  });
}

/** A page whose script can't be loaded works as it does without script. Where a newer build is out, it is reloaded. */
async function begin(): Promise<void> {
  try {
    await start();
  } catch (thrown) {
    document.documentElement.classList.remove('js');
    await onChunkFailure(false);
    throw thrown;
  }
}

// On a page that loads its script at once, this may run before the document is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void begin());
else void begin();
