import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** What React asks of a page in which nothing is drawn. */
function stubPage(): void {
  const page = new EventTarget();
  const div = { nodeType: 1, tagName: 'DIV', ownerDocument: page, firstChild: null, textContent: '' };
  const createElement = () => Object.assign(new EventTarget(), div);
  vi.stubGlobal('document', Object.assign(page, { nodeType: 9, createElement }));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: class {} }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

/** Mounts what changes with its input, until the test ends; returns what shows it again. */
export async function mountAgain<TInput>(
  show: (input: TInput) => ReactNode,
  first: TInput,
): Promise<(next: TInput) => Promise<void>> {
  stubPage();
  const root = createRoot(document.createElement('div'));
  const render = (input: TInput) => act(async () => root.render(show(input)));
  onTestFinished(() => act(async () => root.unmount()));
  await render(first);
  return render;
}

/** Mounts a component that draws nothing, with its effects: for hooks that do something of their own. Unmounts it. */
export async function mount(component: ReactNode): Promise<() => Promise<void>> {
  stubPage();
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(component));
  return () => act(async () => root.unmount());
}
