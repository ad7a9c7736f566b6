import { type ReactNode, useRef } from 'react';
import { useRouteFocus } from './route-focus.ts';

/** The skip link, first in the tab order. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
  );
}

/** The one `main` of a page. */
export function MainArea({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <main id="main" ref={main} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
