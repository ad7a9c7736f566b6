import { adminPaths } from '@agency/domain/site/admin-paths';
import { use, useSyncExternalStore } from 'react';
import { openSession } from '../../firebase/session/session.client.ts';
import { Avatar } from '../../ui/app/avatar.tsx';
import { Menu } from '../../ui/app/menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { signOutHere } from './sign-out.client.ts';

interface Props {
  /** Shows the keyboard shortcuts. */
  readonly onShortcuts: () => void;
}

/** Who is signed in, and signing out. */
export function AccountMenu({ onShortcuts }: Props) {
  const { session } = use(openSession());
  const { user, userDoc } = useSyncExternalStore(session.subscribe, () => session.state);
  if (!user) return null;
  const name = userDoc?.displayName || user.displayName || user.email;
  return (
    <Menu
      trigger={
        <IconButton label={`Account of ${name}`}>
          <Avatar name={name} size={28} />
        </IconButton>
      }
      head={
        <>
          <strong>{name}</strong>
          <br />
          <span>{user.email}</span>
        </>
      }
      groups={[
        [
          { key: 'profile', label: 'Your profile', href: adminPaths.profile() },
          { key: 'shortcuts', label: 'Keyboard shortcuts', onSelect: onShortcuts },
        ],
        [{ key: 'signOut', label: 'Sign out', onSelect: () => void signOutHere() }],
      ]}
    />
  );
}
