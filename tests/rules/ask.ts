/** The time of the request, set by the server. */
export const requestTime = Symbol('request time');
/** Takes a field away, in an update or a merge. */
export const gone = Symbol('gone');

export type Fields = Readonly<Record<string, unknown>>;

/** One document that a write touches, as the SDKs' set, set with merge, update and delete do. */
export type Change =
  | { readonly set: string; readonly data: Fields }
  | { readonly merge: string; readonly data: Fields }
  | { readonly update: string; readonly data: Fields }
  | { readonly remove: string };

interface Filter {
  readonly field: string;
  readonly op: 'EQUAL' | 'ARRAY_CONTAINS' | 'ARRAY_CONTAINS_ANY';
  readonly value: unknown;
}

export interface ListQuery {
  readonly where?: readonly Filter[];
  readonly limit?: number;
  readonly orderBy?: string;
  /** All collections of this name, wherever they lie. */
  readonly group?: true;
  /** Only how many there are. */
  readonly count?: true;
}

/** What somebody asks of Firestore. */
export type Ask =
  | { readonly get: string }
  | ({ readonly list: string } & ListQuery)
  | { readonly write: readonly Change[]; readonly inTransaction?: true };

export const pathOf = (change: Change): string => {
  if ('set' in change) return change.set;
  if ('merge' in change) return change.merge;
  return 'update' in change ? change.update : change.remove;
};

/** The request that asks it over Firestore's own HTTP interface: the end of its address, and its body. */
export function requestFor(ask: Ask, documents: string): { readonly path: string; readonly body: unknown } {
  if ('get' in ask) return { path: ':batchGet', body: { documents: [`${documents}/${ask.get}`] } };
  if ('write' in ask) {
    return { path: ':commit', body: { writes: ask.write.map((change) => encodeChange(change, documents)) } };
  }
  const cut = ask.list.lastIndexOf('/');
  const below = cut < 0 || ask.group ? '' : `/${ask.list.slice(0, cut)}`;
  const structuredQuery = encodeQuery(ask.list.slice(cut + 1), ask);
  return ask.count
    ? {
        path: `${below}:runAggregationQuery`,
        body: {
          structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] },
        },
      }
    : { path: `${below}:runQuery`, body: { structuredQuery } };
}

function encodeQuery(collectionId: string, { where = [], limit, orderBy, group }: ListQuery): Fields {
  const filters = where.map(({ field, op, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: encode(value) },
  }));
  return {
    from: [{ collectionId, ...(group && { allDescendants: true }) }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy && { orderBy: [{ field: { fieldPath: orderBy }, direction: 'DESCENDING' }] }),
    ...(limit !== undefined && { limit }),
  };
}

function encodeChange(change: Change, documents: string): Fields {
  const name = `${documents}/${pathOf(change)}`;
  if ('remove' in change) return { delete: name };
  const entries = Object.entries(change.data);
  const values = entries.filter(([, value]) => value !== requestTime);
  const updateTransforms = entries
    .filter(([, value]) => value === requestTime)
    .map(([field]) => ({ fieldPath: quoted(field), setToServerValue: 'REQUEST_TIME' }));
  const isUpdate = 'update' in change;
  const put = values.filter(([, value]) => value !== gone);
  return {
    update: { name, fields: encodeFields(isUpdate ? nested(put) : Object.fromEntries(put)) },
    ...(!('set' in change) && { updateMask: { fieldPaths: values.map(([field]) => quoted(field)) } }),
    ...(isUpdate && { currentDocument: { exists: true } }),
    updateTransforms,
  };
}

/** Field paths with dots, as an update may have them, turned into maps: the mask says which of their parts count. */
function nested(entries: readonly (readonly [string, unknown])[]): Fields {
  const below = Map.groupBy(entries, ([path]) => path.split('.')[0] ?? '');
  return Object.fromEntries(
    [...below].map(([first, group]) => {
      const whole = group.find(([path]) => path === first);
      const parts = group.map(([path, value]) => [path.slice(first.length + 1), value] as const);
      return [first, whole ? whole[1] : nested(parts)];
    }),
  );
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const quoted = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part}\``))
    .join('.');

export function encodeFields(data: Fields): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)]));
}

function encode(value: unknown): Fields {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'object':
      return { mapValue: { fields: encodeFields(isMap(value) ? value : {}) } };
    default:
      throw new Error(`Firestore stores no ${typeof value}`);
  }
}
