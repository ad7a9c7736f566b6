import { isNode, type SchemaNode } from '@agency/domain/shared/unknown-fields';

/** What a later build may have added: a name that no schema of ours has. */
export const fromNextRelease = 'fromNextRelease';

/** Is this the place for an unknown field? Asked once for every object that has a schema of its own. */
type Choose = () => boolean;

/**
 * A lawful value with fields that its schema does not know, in objects at whatever depth. Records hold no fields of
 * ours but entries of somebody's, so that nothing is planted beside these.
 */
export function plant(schema: SchemaNode, value: unknown, choose: Choose = () => true): unknown {
  if (schema.wrapped) return value == null ? value : plant(schema.wrapped, value, choose);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const { item, entries, value: inner, options } = schema;
  if (Array.isArray(value)) return item ? value.map((element) => plant(item, element, choose)) : value;
  if (schema.type === 'variant') return plant(optionFor(options?.filter(isNode) ?? [], value), value, choose);
  const fields = Object.entries(value).map(([key, field]) => {
    const own = entries ? entries[key] : inner;
    return [key, own ? plant(own, field, choose) : field];
  });
  const unknown = entries && choose() ? { [fromNextRelease]: { on: true, words: ['later'] } } : {};
  return { ...Object.fromEntries(fields), ...unknown };
}

function optionFor(options: readonly SchemaNode[], value: object): SchemaNode {
  const named = new Set(Object.values(value));
  const option = options.find(({ entries = {} }) =>
    Object.values(entries).some(({ literal }) => literal !== undefined && named.has(literal)),
  );
  if (!option) throw new Error('No option of the variant is this one');
  return option;
}
