import { isNode, type SchemaNode } from '@agency/domain/shared/unknown-fields';

/** What a later build may have added: a name that no schema of ours has. */
export const fromNextRelease = 'fromNextRelease';

/** What to plant: asked once for every object that has a schema of its own; undefined plants nothing there. */
type Choose = () => unknown;

/**
 * A lawful value with fields that its schema does not know, in objects at whatever depth. Records hold no fields of
 * ours but entries of somebody's, so that nothing is planted beside these.
 */
export function plant(
  schema: SchemaNode,
  value: unknown,
  choose: Choose = () => ({ on: true, words: ['later'] }),
): unknown {
  if (schema.wrapped) return value == null ? value : plant(schema.wrapped, value, choose);
  const { item, entries, value: inner, options } = schema;
  if (Array.isArray(value)) return item ? value.map((element) => plant(item, element, choose)) : value;
  if (!isMap(value)) return value;
  if (schema.type === 'variant') return plant(optionFor(options?.filter(isNode) ?? [], value), value, choose);
  const fields = Object.entries(value).map(([key, field]) => {
    const own = entries ? entries[key] : inner;
    return [key, own ? plant(own, field, choose) : field];
  });
  const unknown = entries && !(fromNextRelease in value) ? choose() : undefined;
  return { ...Object.fromEntries(fields), ...(unknown === undefined ? {} : { [fromNextRelease]: unknown }) };
}

/** Plain maps only: times are values. */
function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

function optionFor(options: readonly SchemaNode[], value: object): SchemaNode {
  const named = new Set(Object.values(value));
  const literals = ({ entries = {} }: SchemaNode) =>
    Object.values(entries).flatMap(({ literal, wrapped }) => literal ?? wrapped?.literal ?? []);
  const isUnnamed = (option: SchemaNode) =>
    Object.values(option.entries ?? {}).some(({ type, wrapped }) => type === 'optional' && wrapped?.literal);
  const option =
    options.find((one) => literals(one).some((literal) => named.has(literal))) ?? options.find(isUnnamed);
  if (!option) throw new Error('No option of the variant is this one');
  return option;
}
