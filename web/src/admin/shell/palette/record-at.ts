import { adminPaths } from '@agency/domain/site/admin-paths';
import { type KindName, kindNames } from './found.ts';

type HrefOf = (id: string) => string;

/** The addresses of each kind's screens; the first is where the palette leads. */
export const hrefs: Readonly<Record<KindName, readonly [HrefOf, ...HrefOf[]]>> = {
  client: [(id) => adminPaths.client(id)],
  quote: [adminPaths.quote],
  project: [(id) => adminPaths.project({ id })],
  invoice: [(id) => adminPaths.invoice({ id })],
  person: [adminPaths.person, adminPaths.user],
  contact: [adminPaths.contact],
  packageRequest: [adminPaths.packageRequest],
  checklist: [(id) => adminPaths.checklist({ id })],
  post: [adminPaths.blogPost],
  package: [adminPaths.package],
  portfolioItem: [adminPaths.portfolioItem],
};

export function hrefOf({ kind, id }: { readonly kind: KindName; readonly id: string }): string {
  return hrefs[kind][0](id);
}

const anId = '0';
const origin = 'http://here';

/** The id in an address of this shape: in its query, or the end of its path. */
function idIn(addressOf: HrefOf, pathname: string, query: URLSearchParams): string | null {
  const shape = new URL(addressOf(anId), origin);
  const name = [...shape.searchParams.keys()].at(-1);
  if (name !== undefined) return pathname === shape.pathname ? query.get(name) : null;
  const folder = shape.pathname.slice(0, -anId.length);
  const rest = pathname.slice(folder.length);
  return pathname.startsWith(folder) && rest !== '' && !rest.includes('/') ? decodeURIComponent(rest) : null;
}

/** The record whose screen is at an address. */
export function recordAt(pathname: string, search: string): { kind: KindName; id: string } | null {
  const query = new URLSearchParams(search);
  for (const kind of kindNames) {
    for (const addressOf of hrefs[kind]) {
      const id = idIn(addressOf, pathname, query);
      if (id) return { kind, id };
    }
  }
  return null;
}
