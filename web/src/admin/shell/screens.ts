import { routes } from '../../routes.ts';

/** The screens of the back office that stand by themselves, in the order of the table of routes. */
export const screens = routes.flatMap(({ path, guard, title, icon }) =>
  guard === 'auth' && title !== undefined && !path.includes(':') ? [{ href: path, title, icon }] : [],
);
