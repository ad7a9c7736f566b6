import { buildFile } from '@agency/domain/site/files';
import { hasUnsavedChanges } from '../../ui/form/unsaved-changes.ts';
import { makeDeployCheck } from './deploy-check.ts';
import { type Control, holdsInput } from './held-input.ts';
import { makeReloadGuard } from './reload-guard.ts';

async function askLatest(): Promise<unknown> {
  const response = await fetch(buildFile('latest'), { cache: 'no-cache' });
  return response.ok ? response.json() : undefined;
}

/** Everything in a form that has a value is a control in this sense. */
function formsOnPage(): { elements: Control[] }[] {
  return Array.from(document.forms, ({ elements }) => ({
    elements: Array.from(elements).filter(
      (element) =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement,
    ),
  }));
}

const check = makeDeployCheck({
  ownBuild: document.documentElement.dataset.build ?? '',
  now: () => Date.now(),
  askLatest,
  hasUnsavedChanges,
  holdsInput: () => hasUnsavedChanges() || holdsInput(formsOnPage()),
  guard: makeReloadGuard({
    now: () => Date.now(),
    documentAge: () => performance.now(),
    storage: () => window.sessionStorage,
  }),
  reload: () => window.location.reload(),
});

export const { wantsFullLoad, noteFullLoad, onChunkFailure } = check;

/** A navigation under way falls back to the server itself when its script is missing. */
function isVisiting(): boolean {
  return document.documentElement.dataset.loading !== undefined;
}

export function startDeployCheck({ isPrefetching }: { isPrefetching(): boolean }): void {
  const onVisit = () => void check.onVisit();
  window.addEventListener('pageshown', onVisit);
  window.addEventListener('focus', onVisit);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onVisit();
  });
  window.addEventListener('vite:preloadError', () => {
    void onChunkFailure(isPrefetching() || isVisiting());
  });
}
