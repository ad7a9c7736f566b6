import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type Board, labels, people } from './board.ts';
import { countMatching, type Filter, isFiltering, labelFilter, noFilter, personFilter } from './filter.ts';
import styles from './filter-row.module.css';

interface FilterRowProps {
  readonly board: Board;
  readonly today: string;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

export function FilterRow({ board, today, filter, onFilter }: FilterRowProps) {
  const first = useRef<HTMLSelectElement>(null);
  const count = countMatching(board, filter, today);
  const late = countMatching(board, { ...filter, overdueOnly: true }, today);
  return (
    <search className={styles.row} aria-label="Filter the cards">
      <SelectField
        ref={first}
        name="filter-person"
        label="Person"
        className={styles.field}
        placeholder="Everyone"
        options={[
          ...people.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'nobody', label: 'No one yet' },
        ]}
        value={filter.person ?? ''}
        onChange={(event) => onFilter({ ...filter, person: personFilter(event.target.value) })}
      />
      <SelectField
        name="filter-label"
        label="Label"
        className={styles.field}
        placeholder="All labels"
        options={labels.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.label ?? ''}
        onChange={(event) => onFilter({ ...filter, label: labelFilter(event.target.value) })}
      />
      <CheckboxField
        name="filter-late"
        className={styles.box}
        label={`Late only (${late})`}
        checked={filter.overdueOnly}
        onChange={(event) => onFilter({ ...filter, overdueOnly: event.target.checked })}
      />
      <div className={styles.result}>
        <p role="status" className={styles.count}>
          {isFiltering(filter) ? `${count} of ${board.cards.length} cards` : `${board.cards.length} cards`}
        </p>
        {isFiltering(filter) ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              onFilter(noFilter);
              // The button disappears with the filter.
              first.current?.focus();
            }}
          >
            Show all
          </Button>
        ) : null}
      </div>
    </search>
  );
}
