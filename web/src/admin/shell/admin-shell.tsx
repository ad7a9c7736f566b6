import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { AdminLayout } from '../../layouts/admin-layout.tsx';
import { paths } from '../../paths.ts';
import { useCommandKey } from '../../ui/app/command-dialog.tsx';
import { ToastProvider } from '../../ui/app/toast.tsx';
import { ClockIcon, FileIcon, PeopleIcon, SettingsIcon } from '../../ui/icons.tsx';

const loadPalette = () => import('./command-palette.client.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));
const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu.client.tsx')).AccountMenu,
}));

const nav = [
  {
    items: [
      { label: 'Today', href: paths.admin.home(), exact: true, icon: ClockIcon },
      { label: 'Quotes', href: paths.admin.quotes(), icon: FileIcon },
      { label: 'Users', href: paths.admin.users(), icon: PeopleIcon },
      { label: 'Settings', href: paths.admin.settings(), icon: SettingsIcon },
    ],
  },
];

interface Props {
  readonly brandName: string;
  readonly children: ReactNode;
}

/** The house around every back-office page: rooms, search, account, messages. */
export function AdminShell({ brandName, children }: Props) {
  const [isSearching, setSearching] = useState(false);
  const [isHere, setHere] = useState(false);
  useCommandKey(() => setSearching(true));
  // Who is signed in is known in the browser only; the server sends the frame without it.
  useEffect(() => {
    setHere(true);
    // Fetched early, so that what is typed right after Ctrl-K lands in it. If that fails, opening it tries again.
    loadPalette().catch(() => undefined);
  }, []);
  return (
    <ToastProvider>
      <AdminLayout
        brandName={brandName}
        home={paths.admin.home()}
        nav={nav}
        onSearch={() => setSearching(true)}
        account={
          isHere ? (
            <Suspense fallback={null}>
              <AccountMenu />
            </Suspense>
          ) : null
        }
      >
        {children}
      </AdminLayout>
      {isSearching ? (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setSearching(false)} />
        </Suspense>
      ) : null}
    </ToastProvider>
  );
}
