import type { EntryList, Route } from '../routes.ts';
import { serviceContents } from '../site/service/contents.server.ts';
import { townContents } from '../site/town/contents.server.ts';

/** What a route's parameter can be. */
const lists: Readonly<Record<EntryList, () => readonly string[]>> = {
  services: () => [...serviceContents.keys()],
  towns: () => [...townContents.keys()],
};

/** Every path of a route: its own, or one for each thing that its parameter can be; none where nobody can list them. */
export function pathsOf(route: Route): readonly string[] {
  if (!route.path.includes(':')) return [route.path];
  if (route.entries === undefined) return [];
  return lists[route.entries]().map((entry) => route.path.replace(/:[a-z]+/i, encodeURIComponent(entry)));
}
