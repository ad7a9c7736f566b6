import { formatList } from '@agency/domain/shared/format-list';
import { describeReadError } from '../../../firebase/firestore/read-error.ts';
import type { KindName } from './found.ts';
import type { Search } from './record-search.ts';

/** The name of each kind's group. */
export const groupNames: Readonly<Record<KindName, string>> = {
  client: 'Clients',
  quote: 'Quotes',
  project: 'Projects',
  invoice: 'Invoices',
  person: 'People',
  contact: 'Contact messages',
  packageRequest: 'Package requests',
  checklist: 'Checklists',
  post: 'Posts',
  package: 'Packages',
  portfolioItem: 'Portfolio',
};

/** Why not everything was searched, in words. */
export function problemWords({ groups, isOffline }: Search): string | undefined {
  if (isOffline) return 'You’re offline. Pages, actions and what you opened last are still here.';
  const failed = groups.filter(({ problem }) => problem !== null);
  if (failed.length === 0) return undefined;
  const names = formatList(failed.map(({ kind }) => groupNames[kind].toLowerCase()));
  return `We couldn’t search ${names}. ${describeReadError(failed[0]?.problem, names).message}`;
}
