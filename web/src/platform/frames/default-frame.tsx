import { SiteLayout } from '../../layouts/site-layout.tsx';
import { toChrome } from '../chrome.ts';
import type { FrameProps } from '../frame.ts';

export function DefaultFrame({ site, children }: FrameProps) {
  return <SiteLayout site={toChrome(site)}>{children}</SiteLayout>;
}
