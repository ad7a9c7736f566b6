import { londonDate } from '@agency/domain/shared/dates';
import { type ListOrder, listQuery, type Narrowing } from '@agency/domain/shared/list-queries';
import { isBlank } from '@agency/domain/shared/plain-text';
import { searchToken } from '@agency/domain/shared/search-tokens';
import type { ListDeclaration, ListFilter, ListOption } from './declaration.ts';

/** A list's query: what the address says, and defaults where it says nothing. */
export interface Asked {
  /** The chosen option of each filter, and the id of what all rows are about, by its name in the address. */
  readonly filters: Readonly<Record<string, string>>;
  readonly search: string;
  readonly order: string;
  /** The cursor of a later page. */
  readonly after: string | null;
}

/** The parts of a declaration that appear in the address. */
export interface Addressed {
  readonly filters?: readonly ListFilter<string>[];
  readonly about?: { readonly name: string };
  readonly search?: unknown;
  readonly plan: { readonly orders: readonly [ListOrder<string>, ...ListOrder<string>[]] };
}

/** Of a search in the address, and so in its field. */
export const longestSearch = 100;
const longestId = 128;

/** The names of what narrows a list in the address, each with the value that narrows nothing. */
function narrowings({ filters = [], about }: Addressed): readonly (readonly [name: string, none: string])[] {
  const subject = about ? [[about.name, ''] as const] : [];
  return [...filters.map(({ name, options }) => [name, options[0].value] as const), ...subject];
}

function optionOf({ options }: ListFilter<string>, value: string | null | undefined): ListOption<string> {
  return options.find((option) => option.value === value) ?? options[0];
}

/** Reads an address; anything unknown is ignored. */
export function readAsked(list: Addressed, query: URLSearchParams): Asked {
  const { filters = [], about, search, plan } = list;
  const order = plan.orders.find(({ name }) => name === query.get('order')) ?? plan.orders[0];
  const chosen = filters.map((filter) => [filter.name, optionOf(filter, query.get(filter.name)).value]);
  const subject = about ? [[about.name, query.get(about.name)?.slice(0, longestId) ?? '']] : [];
  return {
    filters: Object.fromEntries([...chosen, ...subject]),
    search: search ? (query.get('search') ?? '').slice(0, longestSearch) : '',
    order: order.name,
    after: query.get('after'),
  };
}

/** The non-default settings, as parameters of the address. */
function entriesOf(list: Addressed, asked: Asked): [string, string][] {
  const chosen = narrowings(list).map(([name, none]) => [name, asked.filters[name] ?? '', none] as const);
  const rest = [
    ['search', asked.search, ''],
    ['order', asked.order, list.plan.orders[0].name],
    ['after', asked.after ?? '', ''],
  ] as const;
  return [...chosen, ...rest].flatMap(([name, value, first]) => (value === first ? [] : [[name, value]]));
}

/** The address with another query; any change but to the page goes back to the first. Other parameters stay. */
export function withAsked(list: Addressed, query: URLSearchParams, change: Partial<Asked>): URLSearchParams {
  const before = readAsked(list, query);
  const filters = { ...before.filters, ...change.filters };
  const own = new Set(['search', 'order', 'after', ...narrowings(list).map(([name]) => name)]);
  const others = [...query].filter(([name]) => !own.has(name));
  return new URLSearchParams([...others, ...entriesOf(list, { ...before, after: null, ...change, filters })]);
}

/** Without any filters or search. */
export function withoutNarrowing(list: Addressed, query: URLSearchParams): URLSearchParams {
  return withAsked(list, query, { filters: Object.fromEntries(narrowings(list)), search: '' });
}

/** Does a filter or a search narrow the list? */
export function isNarrowed(list: Addressed, asked: Asked): boolean {
  return asked.search !== '' || narrowings(list).some(([name, none]) => asked.filters[name] !== none);
}

/** The declared query for what is asked, with its values, as it is on this day. */
export function queryFor<T>(
  { plan, where, filters = [], about, narrowedBy }: ListDeclaration<T>,
  { filters: chosen, search, order }: Asked,
  now: Date,
) {
  const today = londonDate(now);
  const chosenWhere = filters.map((filter) => {
    const { where: own } = optionOf(filter, chosen[filter.name]);
    return typeof own === 'function' ? own(today) : own;
  });
  const id = about && chosen[about.name];
  const subject = about && id ? { [about.field]: id } : {};
  const by: Narrowing<string> = Object.assign({}, where, ...chosenWhere, subject, narrowedBy?.(chosen));
  // Nothing is stored under it: signs alone find nothing, at one read.
  const token = isBlank(search) ? null : (searchToken(search) ?? '');
  return listQuery(plan, { by, token, order });
}
