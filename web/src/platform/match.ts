import { routes } from '../routes.ts';
import { type Match, matcherOf } from './matcher.ts';

/** Finds the route of a path; fixed paths win over those with parameters. */
export const matchRoute = matcherOf(routes);

/** The path of a match as the path builder writes it: there are many ways to encode the same name. */
export function pathOfMatch({ route, params }: Match): string {
  return route.path.replace(/:([a-z]+)/gi, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}
