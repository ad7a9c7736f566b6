import { type ReactNode, type Ref, Suspense } from 'react';
import { FilterBar, FilterChips, FilterSelect } from '../../../ui/app/filter-bar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Muted } from '../../../ui/text.tsx';
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
      {filters.map(({ name, label, options, look }) => {
        const Choice = look === 'chips' ? FilterChips : FilterSelect;
        return (
          <Choice
            key={name}
            label={label}
            value={asked.filters[name] ?? ''}
            options={options}
            onChange={(value) => onChange({ filters: { [name]: value } })}
          />
        );
      })}
      <Subject list={list} asked={asked} onChange={onChange} />
      <CompactOrder list={list} asked={asked} onChange={onChange} />
    </FilterBar>
  );
}

/** What all rows are about, with the way back to all of them. */
function Subject<T>({ list, asked, onChange }: Pick<ListFiltersProps<T>, 'list' | 'asked' | 'onChange'>) {
  const { about, many } = list;
  const id = about && asked.filters[about.name];
  if (!about || !id) return null;
  return (
    <span className={styles.subject}>
      <Muted>{about.label}</Muted>{' '}
      <strong>
        <Suspense fallback="…">{about.show(id)}</Suspense>
      </strong>
      <IconButton
        label={`Show ${many} of every ${about.label.toLowerCase()}`}
        onClick={() => onChange({ filters: { [about.name]: '' } })}
      >
        <CrossIcon size={16} />
      </IconButton>
    </span>
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
