import { searchToken } from '@agency/domain/shared/search-tokens';

/** What the page lists: who belongs to clients, who works here, and the clients themselves. */
export const userLists = {
  people: 'People of clients',
  admins: 'Admins',
  clients: 'Client records',
} as const;
export type UserList = keyof typeof userLists;

/** What the address says about the list. `after` is the cursor of a later page. */
export interface UserFilters {
  readonly list: UserList;
  readonly search: string;
  readonly after: string | null;
}

function isList(value: string | null): value is UserList {
  return value !== null && Object.hasOwn(userLists, value);
}

/** Reads the filters out of an address; what it doesn't know is as if it weren't there. */
export function readFilters(query: URLSearchParams): UserFilters {
  const list = query.get('list');
  return {
    list: isList(list) ? list : 'people',
    search: (query.get('search') ?? '').slice(0, 100),
    after: query.get('after'),
  };
}

/** The address with other filters; another list or search begins on its first page. What is open stays open. */
export function withFilters(query: URLSearchParams, change: Partial<UserFilters>): URLSearchParams {
  const next = { ...readFilters(query), ...(change.after === undefined ? { after: null } : {}), ...change };
  const result = new URLSearchParams();
  if (next.list !== 'people') result.set('list', next.list);
  if (next.search !== '') result.set('search', next.search);
  if (next.after) result.set('after', next.after);
  for (const panel of ['user', 'client']) {
    const id = query.get(panel);
    if (id) result.set(panel, id);
  }
  return result;
}

export interface OpenPanel {
  readonly user?: string;
  readonly client?: string;
}

/** The same list with this person or client open, or with nothing. */
export function withPanel(query: URLSearchParams, { user, client }: OpenPanel): URLSearchParams {
  const result = new URLSearchParams(query);
  result.delete('user');
  result.delete('client');
  if (user !== undefined) result.set('user', user);
  if (client !== undefined) result.set('client', client);
  return result;
}

/** The declared query for people and the values that go into it, in the order of its conditions. */
export function userQueryFor({ list, search }: Pick<UserFilters, 'list' | 'search'>) {
  const role = list === 'admins' ? 'admin' : null;
  const token = searchToken(search);
  return token === null
    ? ({ name: 'usersOfRole', values: [role] } as const)
    : ({ name: 'userSearchOfRole', values: [token, role] } as const);
}

/** The same for client records. */
export function clientQueryFor({ search }: Pick<UserFilters, 'search'>) {
  const token = searchToken(search);
  return token === null
    ? ({ name: 'clientList', values: [] } as const)
    : ({ name: 'clientSearch', values: [token] } as const);
}
