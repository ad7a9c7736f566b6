import { adminPaths } from '@agency/domain/site/admin-paths';
import { type AdminIcon, routes } from '../../routes.ts';

interface Screen {
  readonly href: string;
  readonly title: string;
  /** In the menu, if it has one. */
  readonly icon: AdminIcon | 'client' | undefined;
}

/** A list with an entry of its own, which shares its path with people. */
const clients: Screen = { href: adminPaths.clients(), title: 'Clients', icon: 'client' };

/** The screens of one post: a new one is something to do, the others are found by their titles. */
const ofOnePost = [adminPaths.newBlogPost(), adminPaths.blogPost('')];

/** The back-office screens that need nothing to open, in the order of the route table. */
export const screens: readonly Screen[] = routes.flatMap(({ path, guard, title, icon }) => {
  if (guard !== 'auth' || title === undefined || path.includes(':') || ofOnePost.includes(path)) return [];
  const screen = { href: path, title, icon };
  return path === adminPaths.users() ? [clients, screen] : [screen];
});

/** Which of the screens of one path an address shows. */
export function isShownAt({ href }: Pick<Screen, 'href'>, search: string): boolean {
  const query = new URLSearchParams(search);
  const isOfClients = query.get('list') === 'clients' || query.has('client');
  if (href === clients.href) return isOfClients;
  return href !== adminPaths.users() || !isOfClients;
}
