import { createRoot } from 'react-dom/client';
import { ConsentPanel } from './consent-panel.tsx';

interface Showing {
  /** What was chosen before; undefined where this is the first time. */
  readonly current: boolean | undefined;
  readonly choose: (analytics: boolean) => void;
  /** The control that opened the choice: focus moves to the panel, and back afterwards. */
  readonly opener: HTMLElement | undefined;
}

let close: (() => void) | undefined;

/** Shows the choice over the bottom of the page, so that nothing moves, and first in the tab order. */
export function showPanel({ current, choose, opener }: Showing): void {
  close?.();
  const container = document.createElement('div');
  document.body.prepend(container);
  const root = createRoot(container);
  const page = document.documentElement;
  const end = () => {
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    page.style.removeProperty('scroll-padding-bottom');
    close = undefined;
    const next = opener ?? document.querySelector('main');
    if (hadFocus && next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  close = end;
  root.render(
    <ConsentPanel
      current={current}
      takesFocus={opener !== undefined}
      onShown={(height) => page.style.setProperty('scroll-padding-bottom', `${height + 32}px`)}
      onChoose={(analytics) => {
        choose(analytics);
        end();
      }}
      onClose={end}
    />,
  );
}
