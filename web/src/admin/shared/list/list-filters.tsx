import type { CollectionName } from '@agency/domain/shared/collections';
import type { ReactNode, Ref } from 'react';
import { FilterBar, FilterSelect } from '../../../ui/app/filter-bar.tsx';
import { type Asked, isNarrowed } from './address.ts';
import type { ListDeclaration } from './declaration.ts';
import styles from './list.module.css';
import { useSearchField } from './use-search-field.ts';

interface ListFiltersProps<TName extends CollectionName, T, TField extends string, TOrder extends string> {
  readonly list: ListDeclaration<TName, T, TField, TOrder>;
  readonly asked: Asked<TOrder>;
  readonly onChange: (change: Partial<Asked<TOrder>>) => void;
  readonly onClear: () => void;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly actions: ReactNode;
}

/** Search and filters above a list; where a screen is too small for the heads of all columns, its order too. */
export function ListFilters<TName extends CollectionName, T, TField extends string, TOrder extends string>({
  list,
  asked,
  onChange,
  onClear,
  searchRef,
  actions,
}: ListFiltersProps<TName, T, TField, TOrder>) {
  const [typed, setTyped] = useSearchField(asked.search, (search) => onChange({ search }));
  const { many, search, filters = [], plan, orderLabels } = list;
  const clear = () => {
    setTyped('');
    onClear();
  };
  const field = search && {
    value: typed,
    onChange: setTyped,
    placeholder: search.placeholder,
    ref: searchRef,
  };
  const order = (name: string) => {
    const found = plan.orders.find((one) => one.name === name);
    if (found) onChange({ order: found.name });
  };
  return (
    <FilterBar
      label={many}
      {...(field ? { search: field } : {})}
      onClear={isNarrowed(list, asked) ? clear : undefined}
      actions={actions}
    >
      {filters.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={asked.filters[name] ?? ''}
          options={options}
          onChange={(value) => onChange({ filters: { [name]: value } })}
        />
      ))}
      {plan.orders.length > 1 ? (
        <span className={styles.compactOrder}>
          <FilterSelect
            label="Order"
            value={asked.order}
            options={plan.orders.map(({ name }) => ({ value: name, label: orderLabels[name] }))}
            onChange={order}
          />
        </span>
      ) : null}
    </FilterBar>
  );
}
