import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';

/** The area that a sign-in page leads to. */
export type SignInArea = 'client' | 'admin';

interface AreaFacts {
  readonly title: string;
  readonly home: string;
  readonly login: string;
  readonly guard: 'client-auth' | 'auth';
}

export const signInAreas: Readonly<Record<SignInArea, AreaFacts>> = {
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
