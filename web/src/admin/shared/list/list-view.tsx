import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { type Addressed, type Asked, readAsked, withAsked, withoutNarrowing } from './address.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkAction, ListDeclaration } from './declaration.ts';
import { ExportButton } from './export-button.tsx';
import styles from './list.module.css';
import { ListFilters } from './list-filters.tsx';
import { ListTable, LoadedListTable } from './list-table.tsx';
import { useSelectedRows } from './selection.ts';

interface ListViewProps<T> {
  readonly list: ListDeclaration<T>;
  /** The bulk actions. */
  readonly actions?: readonly BulkAction<T>[];
}

/** A list of the back office by its declaration: live, driven by its address, with selection, export and keys. */
export function ListView<T>({ list, actions = [] }: ListViewProps<T>) {
  const { asked, shown, isWaiting, change, clear } = useAsked(list);
  const selection = useSelectedRows<T>();
  const search = useRef<HTMLInputElement>(null);
  const keysId = useId();
  const table = {
    list,
    asked: shown,
    isWaiting,
    selection,
    onChange: change,
    onSearch: () => search.current?.focus(),
    describedBy: keysId,
  };
  return (
    <div className={styles.list}>
      <ListFilters
        list={list}
        asked={asked}
        onChange={change}
        onClear={clear}
        searchRef={search}
        actions={<ExportButton list={list} asked={asked} selected={[...selection.selected.rows.keys()]} />}
      />
      <div className={styles.rows}>
        <Feature subject={`the ${list.many}`} loading={<ListTable {...table} rows={null} hasMore={false} />}>
          <LoadedListTable {...table} />
        </Feature>
        <p id={keysId} className={styles.keys}>
          {keysInWords(list)}
        </p>
      </div>
      <BulkBar list={list} selection={selection} actions={actions} />
    </div>
  );
}

/** The query in the address, and the one shown: the previous rows stay until the new ones are there. */
function useAsked(list: Addressed) {
  const [query, setQuery] = useSearchParams();
  const text = withAsked(list, new URLSearchParams(), readAsked(list, query)).toString();
  const shownText = useDeferredValue(text);
  const asked = useMemo(() => readAsked(list, new URLSearchParams(text)), [list, text]);
  const shown = useMemo(() => readAsked(list, new URLSearchParams(shownText)), [list, shownText]);
  const change = (next: Partial<Asked>) => setQuery(withAsked(list, query, next), { replace: !next.after });
  const clear = () => setQuery(withoutNarrowing(list, query), { replace: true });
  return { asked, shown, isWaiting: text !== shownText, change, clear };
}

function keysInWords<T>({ opens, search }: ListDeclaration<T>): string {
  const keys = [
    'j and k move',
    ...(opens ? ['Enter opens'] : []),
    'x selects',
    ...(search ? ['/ searches'] : []),
  ];
  return `Keys while the focus is in the list: ${keys.join(', ')}.`;
}
