import { AccountBar } from '../../client/shared/account-bar.tsx';
import { ClientLayout } from '../../ui/layouts/client-layout.tsx';
import { menuOf, toChrome } from './chrome.ts';
import type { FrameProps } from './frame.ts';

const nav = menuOf('client');

export function ClientFrame({ site, children }: FrameProps) {
  return (
    <ClientLayout site={toChrome(site)} nav={nav} account={<AccountBar />} wide>
      {children}
    </ClientLayout>
  );
}
