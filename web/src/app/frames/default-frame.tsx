import { Anchor } from '../../ui/anchor.tsx';
import { SiteLayout } from '../../ui/layouts/site-layout.tsx';
import { aboutCookies } from '../../visit/consent/about-cookies.ts';
import { toChrome } from './chrome.ts';
import type { FrameProps } from './frame.ts';

export function DefaultFrame({ site, children }: FrameProps) {
  // A link to our cookie notice; where there is a choice to make, script opens that instead.
  const cookieSettings = (
    <Anchor href={aboutCookies} data-cookie-settings="">
      Cookie settings
    </Anchor>
  );
  return (
    <SiteLayout site={toChrome(site)} cookieSettings={cookieSettings}>
      {children}
    </SiteLayout>
  );
}
