import type { ReactNode, Ref } from 'react';
import { Button } from '../button.tsx';
import { SearchIcon } from '../icons.tsx';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** What is filtered: 'quotes'. */
  readonly label: string;
  readonly search?: {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly placeholder?: string;
    readonly maxLength?: number;
    readonly ref?: Ref<HTMLInputElement>;
  };
  /** FilterSelects and chips. */
  readonly children?: ReactNode;
  /** Given when any filter is set. */
  readonly onClear?: (() => void) | undefined;
  /** Right: bulk actions, export. */
  readonly actions?: ReactNode;
}

/** Sticks under the top bar. Keep its state in the URL. */
export function FilterBar({ label, search, children, onClear, actions }: FilterBarProps) {
  return (
    <search className={styles.bar} aria-label={`Filter ${label}`}>
      {search ? (
        <label className={styles.search}>
          <SearchIcon size={16} />
          <span className="sr-only">{`Search ${label}`}</span>
          <input
            ref={search.ref}
            type="search"
            value={search.value}
            maxLength={search.maxLength}
            placeholder={search.placeholder ?? `Search ${label}`}
            onChange={(event) => search.onChange(event.target.value)}
          />
        </label>
      ) : null}
      {children}
      {onClear ? (
        <Button variant="quiet" onClick={onClear}>
          Clear filters
        </Button>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </search>
  );
}

export interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter with its name inside: 'Status: Sent'. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className={styles.select}>
      <span className={styles.name}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The same choice as chips, for few options. */
export function FilterChips({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
