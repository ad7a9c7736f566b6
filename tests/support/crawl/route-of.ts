import { type Route, routes } from '../../../web/src/routes.ts';

/** A pattern of the table as an expression: each parameter takes one segment, or the rest of one. */
function expressionOf({ path }: Route): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:[a-z]+/gi, '[^/]+')}$`);
}

const patterns = routes
  .filter(({ path }) => path.includes(':'))
  .map((route) => ({ route, expression: expressionOf(route) }));

/** The route of the table that answers a path: a fixed one before one with a parameter, then the first that fits. */
export function routeOf(path: string): Route | undefined {
  return (
    routes.find((route) => route.path === path) ??
    patterns.find(({ expression }) => expression.test(path))?.route
  );
}
