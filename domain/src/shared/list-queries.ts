import type { CollectionName } from './collections.ts';
import { invariant } from './invariant.ts';
import type { QuerySpec } from './query.ts';

/** One order of a list, by the name that the address gives it. */
export interface ListOrder<TOrder extends string> {
  readonly name: TOrder;
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * The questions a back-office list can answer: filtered by some of its fields, searched or not, in one of its orders
 * (the first unless the address names another). Each combination is a query, and most need a composite index: a list
 * has two fields and three orders at most, and one of these is newest first, by change or creation, for its export
 * (`web/src/admin/shell/lists.test.ts`).
 */
export interface ListPlan<TName extends CollectionName, TField extends string, TOrder extends string> {
  readonly collection: TName;
  readonly fields: Readonly<Record<TField, '==' | 'in'>>;
  /** The fields that it is always filtered by. */
  readonly always?: readonly NoInfer<TField>[];
  readonly searched: boolean;
  readonly orders: readonly [ListOrder<TOrder>, ...ListOrder<TOrder>[]];
}

/** Narrows the types of a plan to the names in it. */
export function listPlan<TName extends CollectionName, TField extends string, TOrder extends string>(
  plan: ListPlan<TName, TField, TOrder>,
): ListPlan<TName, TField, TOrder> {
  return plan;
}

/** The value of each field that narrows the list. */
export type Narrowing<TField extends string> = { readonly [field in TField]?: unknown };

export interface ListQuestion<TField extends string, TOrder extends string> {
  readonly by: Narrowing<TField>;
  /** Of `searchToken`; null without a search. */
  readonly token: string | null;
  readonly order?: TOrder;
}

const pageSize = 25;

type SpecOf<TName extends CollectionName> = QuerySpec & { readonly collection: TName };

function specOf<TName extends CollectionName>(
  { collection, fields }: ListPlan<TName, string, string>,
  asked: {
    readonly by: readonly string[];
    readonly isSearched: boolean;
    readonly order: ListOrder<string>;
  },
): SpecOf<TName> {
  const { field: orderField, direction } = asked.order;
  const tokens = asked.isSearched ? [{ field: 'searchTokens', op: 'array-contains' as const }] : [];
  return {
    collection,
    where: [...tokens, ...asked.by.map((field) => ({ field, op: fields[field] ?? '==' }))],
    orderBy: [{ field: orderField, direction }],
    limit: pageSize,
    caller: 'admin',
  };
}

/** Every subset of these fields that includes the required ones. */
function choicesOf(fields: readonly string[], always: readonly string[]): readonly (readonly string[])[] {
  let all: readonly (readonly string[])[] = [[]];
  for (const field of fields) all = [...all, ...all.map((choice) => [...choice, field])];
  return all.filter((choice) => always.every((field) => choice.includes(field)));
}

/** 'quoteList (search, status) by changed' */
type ListQueryName = `${string} by ${string}`;

/** All queries of a plan, for the domain's `queries.ts`: firestore.indexes.json is made from them. */
export function listQueries(
  list: string,
  plan: ListPlan<CollectionName, string, string>,
): Readonly<Record<ListQueryName, QuerySpec>> {
  const { fields, always = [], searched, orders } = plan;
  const queries: Record<ListQueryName, QuerySpec> = {};
  for (const by of choicesOf(Object.keys(fields), always)) {
    for (const isSearched of searched ? [false, true] : [false]) {
      const words = [...(isSearched ? ['search'] : []), ...by].join(', ') || 'all';
      for (const order of orders) {
        queries[`${list} (${words}) by ${order.name}`] = specOf(plan, { by, isSearched, order });
      }
    }
  }
  return queries;
}

/** The plan's query for this question, with the values of its conditions in order. */
export function listQuery<TName extends CollectionName, TField extends string, TOrder extends string>(
  plan: ListPlan<TName, TField, TOrder>,
  { by, token, order }: ListQuestion<TField, TOrder>,
): { readonly spec: SpecOf<TName>; readonly values: readonly unknown[] } {
  const wanted = plan.orders.find(({ name }) => name === order) ?? plan.orders[0];
  const given = new Map<string, unknown>(Object.entries(by));
  const fields = Object.keys(plan.fields).filter((field) => given.get(field) !== undefined);
  invariant(given.size === fields.length, `${plan.collection} is narrowed by its own fields alone`);
  for (const field of plan.always ?? [])
    invariant(given.has(field), `${plan.collection} is asked by ${field}`);
  invariant(plan.searched || token === null, `${plan.collection} can't be searched`);
  const spec = specOf<TName>(plan, { by: fields, isSearched: token !== null, order: wanted });
  const values = [...(token === null ? [] : [token]), ...fields.map((field) => given.get(field))];
  return { spec, values };
}
