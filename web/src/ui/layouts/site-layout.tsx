import type { ReactNode } from 'react';
import { MainArea, SkipLink } from './main-area.tsx';
import type { SiteChrome } from './site-chrome.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export interface SiteLayoutProps {
  readonly site: SiteChrome;
  /** The control that opens the cookie choice; shown among the legal links. */
  readonly cookieSettings?: ReactNode;
  /** Under the header, above the page: the consent question, a notice. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** The public frame. Complete without script: the menu is a native popover. */
export function SiteLayout({ site, cookieSettings, banner, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader site={site} />
      {banner}
      <MainArea>{children}</MainArea>
      <SiteFooter site={site} cookieSettings={cookieSettings} />
    </>
  );
}
