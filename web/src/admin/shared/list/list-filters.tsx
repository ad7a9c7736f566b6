import type { ReactNode, Ref } from 'react';
import { FilterBar, FilterSelect } from '../../../ui/app/filter-bar.tsx';
import { type Asked, isNarrowed, longestSearch } from './address.ts';
import type { ListDeclaration } from './declaration.ts';
import styles from './list.module.css';
import { useSearchField } from './use-search-field.ts';

interface ListFiltersProps<T> {
  readonly list: ListDeclaration<T>;
  readonly asked: Asked;
  readonly onChange: (change: Partial<Asked>) => void;
  readonly onClear: () => void;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly actions: ReactNode;
}

/** Search and filters above a list; the order too, where a screen is too small for all column heads. */
export function ListFilters<T>({ list, asked, onChange, onClear, searchRef, actions }: ListFiltersProps<T>) {
  const [typed, setTyped] = useSearchField(asked.search, (search) => onChange({ search }));
  const { many, search, filters = [] } = list;
  const clear = () => {
    setTyped('');
    onClear();
  };
  const field = search && {
    value: typed,
    onChange: setTyped,
    placeholder: search.placeholder,
    maxLength: longestSearch,
    ref: searchRef,
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
      <CompactOrder list={list} asked={asked} onChange={onChange} />
    </FilterBar>
  );
}

/** The order as a select, where not all column heads are shown. */
function CompactOrder<T>({
  list,
  asked,
  onChange,
}: Pick<ListFiltersProps<T>, 'list' | 'asked' | 'onChange'>) {
  const { orders } = list.plan;
  if (orders.length === 1) return null;
  return (
    <span className={styles.compactOrder}>
      <FilterSelect
        label="Order"
        value={asked.order}
        options={orders.map(({ name }) => ({ value: name, label: list.orderLabels[name] ?? name }))}
        onChange={(order) => onChange({ order })}
      />
    </span>
  );
}
