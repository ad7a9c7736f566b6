import type { Route } from '../routes.ts';

export type Params = Readonly<Record<string, string>>;

export interface Match {
  readonly route: Route;
  readonly params: Params;
}

interface Pattern {
  readonly route: Route;
  readonly segments: readonly string[];
}

/** Never a name: browsers treat these as 'up', however they are written. */
const notNames = new Set(['', '.', '..']);
/** A slash, or a lone surrogate. */
const inNoName = /\/|\p{Surrogate}/u;

/** Decodes one segment; undefined for invalid text, or what the path builder could not have made. */
function decodeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return notNames.has(text) || text.length > 512 || inNoName.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function matchPattern({ route, segments }: Pattern, given: readonly string[]): Match | undefined {
  if (segments.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of segments.entries()) {
    const actual = given[index] ?? '';
    const at = expected.indexOf(':');
    if (at < 0 && expected === actual) continue;
    if (at < 0 || !actual.startsWith(expected.slice(0, at))) return undefined;
    const value = decodeSegment(actual.slice(at));
    if (value === undefined) return undefined;
    params[expected.slice(at + 1)] = value;
  }
  return { route, params };
}

/** Finds the route of a path among these; fixed paths win over those with parameters. */
export function matcherOf(among: readonly Route[]): (path: string) => Match | undefined {
  const fixed = new Map<string, Route>();
  const patterns: Pattern[] = [];
  for (const route of among) {
    if (route.path.includes(':')) patterns.push({ route, segments: route.path.split('/') });
    else fixed.set(route.path, route);
  }
  return (path) => {
    const exact = fixed.get(path);
    if (exact) return { route: exact, params: {} };
    const given = path.split('/');
    for (const pattern of patterns) {
      const match = matchPattern(pattern, given);
      if (match) return match;
    }
    return undefined;
  };
}
