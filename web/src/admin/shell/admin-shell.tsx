import { adminPaths } from '@agency/domain/site/admin-paths';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Late, useLate } from '../../platform/use-late.ts';
import type { AdminIcon } from '../../routes.ts';
import { shortcuts } from '../../ui/app/shortcuts.ts';
import { ToastProvider, useToast } from '../../ui/app/toast.tsx';
import { useShortcutKey } from '../../ui/app/use-shortcuts.ts';
import {
  ClockIcon,
  EyeIcon,
  FileIcon,
  type IconComponent,
  type IconProps,
  Line,
  SettingsIcon,
} from '../../ui/icons.tsx';
import { AdminLayout } from '../../ui/layouts/admin-layout.tsx';
import { areSingleKeysOn } from '../shared/single-keys.ts';
import { isShownAt, screens } from './screens.ts';

function PeopleIcon(props: IconProps) {
  return (
    <Line
      d="M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M16 4.7a3.5 3.5 0 0 1 0 6.6M18 15c2 .7 3.2 2.4 3.5 5"
      {...props}
    />
  );
}

/** Two ticks, each before a line. */
function ChecklistIcon(props: IconProps) {
  return (
    <Line d="m3.500 7 2 2 3.500-3.500M3.500 16l2 2 3.500-3.500M12.500 7.500h8M12.500 16.500h8" {...props} />
  );
}

/** A bill with a torn edge. */
function InvoiceIcon(props: IconProps) {
  return (
    <Line
      d="M6 3.5h12v17l-2.5-1.500-2 1.500-1.500-1.200-1.500 1.200-2-1.500L6 20.500v-17ZM9.500 8h5M9.500 12h5"
      {...props}
    />
  );
}

/** A board with its columns. */
function ProjectIcon(props: IconProps) {
  return <Line d="M4 4.5h16v15H4ZM9.333 4.500v15M14.667 4.500v15M4 8.500h5.333M14.667 12H20" {...props} />;
}

/** A tray with a letter in it. */
function InboxIcon(props: IconProps) {
  return (
    <Line
      d="M4 13.500 6.500 5h11l2.500 8.500V19H4v-5.500Zm0 0h4.500l1.500 2.500h4l1.500-2.500H20"
      {...props}
    />
  );
}

/** A box with its tape. */
function PackageIcon(props: IconProps) {
  return (
    <Line
      d="M12 3.500 20 7.500v9l-8 4-8-4v-9l8-4Zm0 8.500v8.500M4 7.500l8 4.500 8-4.500M8 5.500l8 4.500"
      {...props}
    />
  );
}

/** A picture on a wall. */
function PortfolioIcon(props: IconProps) {
  return <Line d="M3.500 6.500h17v13h-17ZM9 6.500l3-3 3 3M6.500 16.500l3.500-4 3 3 2-2 2.500 3" {...props} />;
}

/** A label with its price. */
function TagIcon(props: IconProps) {
  return <Line d="M12.500 3.500h7v7l-9 9.500-7.500-7 9.500-9.500ZM16 7.500h.01" {...props} />;
}

/** The front of a shop. */
function ClientIcon(props: IconProps) {
  return <Line d="M4.5 10.500v10h15v-10M3 7.500 5 3.500h14l2 4-1 3H4ZM10 20.500v-6h4v6" {...props} />;
}

/** A pen on paper. */
function PenIcon(props: IconProps) {
  return <Line d="M4 20h16M14.5 4.5l4 4L9 18l-5 1 1-5zM12 7l4 4" {...props} />;
}

const loadPalette = async () => (await import('./palette/command-palette.client.tsx')).CommandPalette;
const loadNoteRecent = async () => (await import('./palette/note-recent.client.tsx')).NoteRecent;
const loadShortcuts = async () => (await import('./shortcut-list.client.tsx')).ShortcutList;
const loadAccountMenu = async () => (await import('./account-menu.client.tsx')).AccountMenu;

const icons: Readonly<Record<AdminIcon | 'client', IconComponent>> = {
  checklist: ChecklistIcon,
  client: ClientIcon,
  clock: ClockIcon,
  eye: EyeIcon,
  file: FileIcon,
  inbox: InboxIcon,
  invoice: InvoiceIcon,
  package: PackageIcon,
  pen: PenIcon,
  people: PeopleIcon,
  portfolio: PortfolioIcon,
  project: ProjectIcon,
  settings: SettingsIcon,
  tag: TagIcon,
};

/** The menu at an address; the server doesn't know its query, and marks nothing that hangs on it. */
function navAt(search: string | null) {
  const items = screens.flatMap((screen) => {
    const { title, href, icon } = screen;
    if (!icon) return [];
    const isCurrent = search === null ? href !== adminPaths.users() : isShownAt(screen, search);
    return [{ label: title, href, exact: href === adminPaths.home(), icon: icons[icon], isCurrent }];
  });
  return [{ items }];
}

interface Props {
  readonly brandName: string;
  readonly children: ReactNode;
}

/** The frame of every back-office page: menu, search, account, messages. */
export function AdminShell({ brandName, children }: Props) {
  const [opened, setOpened] = useState<'search' | 'shortcuts' | null>(null);
  const [isHere, setHere] = useState(false);
  const { search } = useLocation();
  const account = useLate(loadAccountMenu, isHere);
  const noteRecent = useLate(loadNoteRecent, isHere);
  const palette = useLate(loadPalette, opened === 'search');
  const list = useLate(loadShortcuts, opened === 'shortcuts');
  const close = useCallback(() => setOpened(null), []);
  const showShortcuts = () => setOpened('shortcuts');
  useShortcutKey(shortcuts.search, () => setOpened('search'));
  useShortcutKey(shortcuts.list, () => areSingleKeysOn() && showShortcuts());
  // Who is signed in is known in the browser only; the server sends the frame without it.
  useEffect(() => {
    setHere(true);
    // Fetched early, so that text typed right after Ctrl-K lands in it. If that fails, opening it tries again.
    loadPalette().catch(() => undefined);
  }, []);
  return (
    <ToastProvider>
      <AdminLayout
        brandName={brandName}
        home={adminPaths.home()}
        nav={navAt(isHere ? search : null)}
        onSearch={() => setOpened('search')}
        account={<Account late={account} onShortcuts={showShortcuts} />}
      >
        {children}
      </AdminLayout>
      {noteRecent.state === 'here' ? <noteRecent.part /> : null}
      <Opened late={palette} what="the search" isOpen={opened === 'search'} onClose={close}>
        {(CommandPalette) => <CommandPalette onClose={close} onShortcuts={showShortcuts} />}
      </Opened>
      <Opened late={list} what="the list of shortcuts" isOpen={opened === 'shortcuts'} onClose={close}>
        {(ShortcutList) => <ShortcutList onClose={close} />}
      </Opened>
    </ToastProvider>
  );
}

interface AccountProps {
  readonly late: Late<ComponentType<{ onShortcuts(): void }>>;
  onShortcuts(): void;
}

function Account({ late, onShortcuts }: AccountProps) {
  if (late.state === 'here') return <late.part onShortcuts={onShortcuts} />;
  // Without the menu's script there is still the link to one's own page.
  return late.state === 'missed' ? <a href={adminPaths.profile()}>Your account</a> : null;
}

interface OpenedProps<T> {
  readonly late: Late<T>;
  /** In the middle of a sentence. */
  readonly what: string;
  readonly isOpen: boolean;
  onClose(): void;
  children(part: T): ReactNode;
}

/** What is loaded when it is opened; says so where it can't be. */
function Opened<T>({ late, what, isOpen, onClose, children }: OpenedProps<T>) {
  const toast = useToast();
  const isMissed = isOpen && late.state === 'missed';
  useEffect(() => {
    if (!isMissed) return;
    toast(`We couldn’t load ${what}. Check your connection and try again.`, { tone: 'danger' });
    onClose();
  }, [isMissed, what, toast, onClose]);
  return isOpen && late.state === 'here' ? children(late.part) : null;
}
