import type { CollectionName } from './collections.ts';
import { invariant } from './invariant.ts';
import type { QuerySpec } from './query.ts';

/** One order of a list, by the name that the address gives it. */
export interface ListOrder<TOrder extends string> {
  readonly name: TOrder;
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** A condition beside the fields of the list; by a range of days or by equality. */
export interface ListRefinement<TField extends string> {
  /** The field together with which alone it is asked, one of these at a time; null for an end of the list's own order. */
  readonly of: TField | null;
  readonly field: string;
  readonly op: '==' | '<' | '>=';
}

/**
 * The questions a back-office list can answer: filtered by some of its fields, searched or not, in one of its orders
 * (the first unless the address names another). Each combination is a query, and most need a composite index: a list
 * has two fields and three orders at most, and one of these is newest first, by change or creation, for its export
 * (`web/src/admin/shell/lists.test.ts`).
 */
export interface ListPlan<
  TName extends CollectionName,
  TField extends string,
  TOrder extends string,
  TRefinement extends string = never,
> {
  readonly collection: TName;
  /** A list that asks for a member of an array can't be searched: a query asks for one such member alone. */
  readonly fields: Readonly<Record<TField, '==' | 'in' | 'array-contains'>>;
  /** What narrows it further: of open invoices those that were due before a day. */
  readonly refinements?: Readonly<Record<TRefinement, ListRefinement<NoInfer<TField>>>>;
  /** The fields that it is always filtered by. */
  readonly always?: readonly NoInfer<TField>[];
  readonly searched: boolean;
  readonly orders: readonly [ListOrder<TOrder>, ...ListOrder<TOrder>[]];
}

/** Narrows the types of a plan to the names in it. */
export function listPlan<
  TName extends CollectionName,
  TField extends string,
  TOrder extends string,
  TRefinement extends string = never,
>(plan: ListPlan<TName, TField, TOrder, TRefinement>): ListPlan<TName, TField, TOrder, TRefinement> {
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

/** A plan by any names, as what reads one takes it. */
type AnyPlan<TName extends CollectionName> = ListPlan<TName, string, string, string>;

function specOf<TName extends CollectionName>(
  { collection, fields, refinements = {} }: AnyPlan<TName>,
  asked: {
    readonly by: readonly string[];
    readonly isSearched: boolean;
    readonly order: ListOrder<string>;
  },
): SpecOf<TName> {
  const { field: orderField, direction } = asked.order;
  const tokens = asked.isSearched ? [{ field: 'searchTokens', op: 'array-contains' as const }] : [];
  const conditions = asked.by.map((name) => {
    const refinement = refinements[name];
    return refinement
      ? { field: refinement.field, op: refinement.op }
      : { field: name, op: fields[name] ?? '==' };
  });
  const order = [{ field: orderField, direction }];
  // Firestore puts the field of a range behind the order; said here, it is in the cursor and the index too.
  const ranges = conditions
    .filter(({ field, op }) => (op === '<' || op === '>=') && field !== orderField)
    .map(({ field }) => ({ field, direction }));
  return {
    collection,
    where: [...tokens, ...conditions],
    orderBy: [...order, ...ranges],
    limit: pageSize,
    caller: 'admin',
  };
}

/** Each of these choices as it is, and with every subset of the names. */
function withSubsets(choices: readonly (readonly string[])[], names: readonly string[]) {
  let all = choices;
  for (const name of names) all = [...all, ...all.map((choice) => [...choice, name])];
  return all;
}

/** Every subset of its fields that includes the required ones, each with what can narrow it further. */
function choicesOf({ fields, always = [], refinements = {} }: AnyPlan<CollectionName>) {
  const all = withSubsets([[]], Object.keys(fields));
  const ends = Object.keys(refinements).filter((name) => refinements[name]?.of === null);
  const chosen = all.filter((choice) => always.every((field) => choice.includes(field)));
  const refined = chosen.flatMap((choice) =>
    Object.entries(refinements)
      .filter(([, { of }]) => of !== null && choice.includes(of))
      .map(([name]) => [...choice, name]),
  );
  return withSubsets([...chosen, ...refined], ends);
}

/** 'quoteList (search, status) by changed' */
type ListQueryName = `${string} by ${string}`;

/** All queries of a plan, for the domain's `queries.ts`: firestore.indexes.json is made from them. */
export function listQueries(
  list: string,
  plan: AnyPlan<CollectionName>,
): Readonly<Record<ListQueryName, QuerySpec>> {
  const { searched, orders } = plan;
  const queries: Record<ListQueryName, QuerySpec> = {};
  for (const by of choicesOf(plan)) {
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
export function listQuery<
  TName extends CollectionName,
  TField extends string,
  TOrder extends string,
  TRefinement extends string = never,
>(
  plan: ListPlan<TName, TField, TOrder, TRefinement>,
  { by, token, order }: ListQuestion<TField | TRefinement, TOrder>,
): { readonly spec: SpecOf<TName>; readonly values: readonly unknown[] } {
  const wanted = plan.orders.find(({ name }) => name === order) ?? plan.orders[0];
  const given = new Map<string, unknown>(Object.entries(by));
  const refinements: AnyPlan<TName>['refinements'] = plan.refinements;
  const fields = Object.keys(plan.fields).filter((field) => given.get(field) !== undefined);
  const narrowing = Object.entries(refinements ?? {}).filter(([name]) => given.get(name) !== undefined);
  const refined = narrowing.filter(([, { of }]) => of !== null);
  const isOwn = given.size === fields.length + narrowing.length && refined.length <= 1;
  invariant(isOwn, `${plan.collection} is narrowed by its own fields alone`);
  for (const [name, { of }] of refined) {
    invariant(of !== null && given.has(of), `${plan.collection} is narrowed by ${name} together with ${of}`);
  }
  const ends = narrowing.filter(([, { of }]) => of === null);
  for (const field of plan.always ?? [])
    invariant(given.has(field), `${plan.collection} is asked by ${field}`);
  invariant(plan.searched || token === null, `${plan.collection} can't be searched`);
  const asked = [...fields, ...[...refined, ...ends].map(([name]) => name)];
  const spec = specOf<TName>(plan, { by: asked, isSearched: token !== null, order: wanted });
  const values = [...(token === null ? [] : [token]), ...asked.map((name) => given.get(name))];
  return { spec, values };
}
