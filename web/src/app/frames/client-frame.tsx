import { paths } from '@agency/domain/site/paths';
import { AccountBar } from '../../client/shared/account-bar.tsx';
import { ClientLayout } from '../../ui/layouts/client-layout.tsx';
import { toChrome } from './chrome.ts';
import type { FrameProps } from './frame.ts';

const nav = [
  { label: 'Overview', href: paths.client.dashboard() },
  { label: 'Quotes', href: paths.client.quotes() },
  { label: 'Project', href: paths.client.project() },
  { label: 'Your account', href: paths.client.profile() },
];

export function ClientFrame({ site, children }: FrameProps) {
  return (
    <ClientLayout site={toChrome(site)} nav={nav} account={<AccountBar />} wide>
      {children}
    </ClientLayout>
  );
}
