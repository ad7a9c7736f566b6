import { routes } from '../../routes.ts';

/** The back-office screens without parameters, in the order of the route table. */
export const screens = routes.flatMap(({ path, guard, title, icon }) =>
  guard === 'auth' && title !== undefined && !path.includes(':') ? [{ href: path, title, icon }] : [],
);
