import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { StatusLine } from '../../../firebase/firestore/waiting.tsx';
import { type Shortcut, shortcuts } from '../../../ui/app/shortcuts.ts';
import { useShortcuts } from '../../../ui/app/use-shortcuts.ts';
import { type Addressed, type Asked, readAsked, withAsked, withoutNarrowing } from './address.ts';
import { BulkBar, selectedWords } from './bulk-bar.tsx';
import type { BulkAction, List, ListDeclaration } from './declaration.ts';
import { ExportButton } from './export-button.tsx';
import styles from './list.module.css';
import { ListFilters } from './list-filters.tsx';
import { ListTable, LoadedListTable } from './list-table.tsx';
import { useSelectedRows } from './selection.ts';

interface ListViewProps<T> {
  readonly list: List<T>;
  /** The bulk actions. */
  readonly actions?: readonly BulkAction<T>[];
}

/** A list of the back office by its declaration: live, driven by its address, with selection, export and keys. */
export function ListView<T>({ list, actions = [] }: ListViewProps<T>) {
  const { asked, shown, shownText, isWaiting, change, clear } = useAsked(list);
  const selection = useSelectedRows(list.selection);
  const [found, setFound] = useState<string | null>('');
  const search = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLElement>(null);
  const keysId = useId();
  useShortcuts(`While the focus is in the list of ${list.many}`, keysOf(list));
  /** Runs what takes its own button away. */
  const leaving = (run: () => void) => () => {
    run();
    (search.current ?? rows.current)?.focus({ preventScroll: true });
  };
  const subject = `the ${list.many}`;
  const table = {
    list,
    asked: shown,
    isWaiting,
    selection,
    onChange: change,
    onSearch: () => search.current?.focus(),
    onFound: setFound,
    describedBy: keysId,
  };
  return (
    <div className={styles.list}>
      <ListFilters
        list={list}
        asked={asked}
        onChange={change}
        onClear={leaving(clear)}
        searchRef={search}
        actions={<ExportButton list={list} asked={asked} selected={[...selection.selected.rows.keys()]} />}
      />
      <StatusLine subject={subject} isWaiting={isWaiting || found === null}>
        <span>{found}</span> <span>{selectedWords(selection.selected, list)}</span>
      </StatusLine>
      <section ref={rows} aria-label={list.many} tabIndex={-1} className={styles.rows}>
        <Feature
          subject={subject}
          loading={<ListTable {...table} rows={null} hasMore={false} />}
          resetKey={shownText}
        >
          <LoadedListTable {...table} />
        </Feature>
        <p id={keysId} className={styles.keys}>
          {keysInWords(list)}
        </p>
      </section>
      <BulkBar
        list={list}
        asked={asked}
        selection={selection}
        actions={actions}
        onClear={leaving(selection.clear)}
      />
    </div>
  );
}

/** The query in the address, and the one shown: the previous rows stay until the new ones are there. */
function useAsked(list: Addressed) {
  const [query, setQuery] = useSearchParams();
  // The address follows a moment later, when the next change may have come.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const go = (next: URLSearchParams, replace: boolean) => {
    latest.current = next;
    setQuery(next, { replace });
  };
  const text = withAsked(list, new URLSearchParams(), readAsked(list, query)).toString();
  const shownText = useDeferredValue(text);
  const asked = useMemo(() => readAsked(list, new URLSearchParams(text)), [list, text]);
  const shown = useMemo(() => readAsked(list, new URLSearchParams(shownText)), [list, shownText]);
  const change = (next: Partial<Asked>) => go(withAsked(list, latest.current, next), !next.after);
  const clear = () => go(withoutNarrowing(list, latest.current), true);
  return { asked, shown, shownText, isWaiting: text !== shownText, change, clear };
}

function keysOf<T>({ opens, pathOf, search }: ListDeclaration<T>): readonly Shortcut[] {
  const { nextRow, previousRow, firstRow, lastRow, openRow, selectRow, searchList } = shortcuts;
  return [
    nextRow,
    previousRow,
    firstRow,
    lastRow,
    ...(opens || pathOf ? [openRow] : []),
    selectRow,
    ...(search ? [searchList] : []),
  ];
}

function keysInWords<T>({ opens, pathOf, search }: ListDeclaration<T>): string {
  const keys = [
    'j and k move',
    ...(opens || pathOf ? ['Enter opens'] : []),
    'x selects',
    ...(search ? ['/ searches'] : []),
    '? shows all shortcuts',
  ];
  return `Keys while the focus is in the list: ${keys.join(', ')}.`;
}
