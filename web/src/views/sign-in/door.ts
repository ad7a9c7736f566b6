import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';

/** Which door this is. */
export type Door = 'client' | 'admin';

interface DoorTexts {
  readonly title: string;
  readonly home: string;
  readonly login: string;
  readonly guard: 'client-auth' | 'auth';
}

export const doors: Readonly<Record<Door, DoorTexts>> = {
  client: {
    title: 'Sign in',
    home: paths.client.dashboard(),
    login: paths.client.login(),
    guard: 'client-auth',
  },
  admin: {
    title: 'Sign in to the back office',
    home: adminPaths.home(),
    login: adminPaths.login(),
    guard: 'auth',
  },
};
