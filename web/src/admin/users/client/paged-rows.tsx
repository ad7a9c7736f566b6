import type { CollectionName } from '@agency/domain/shared/collections';
import { formatQuantity } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Converter } from '../../../firebase/firestore/converter.ts';
import { readCursor, writeCursor } from '../../../firebase/firestore/cursor.ts';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecordPage } from '../../../firebase/firestore/hooks.ts';
import { Card } from '../../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../../ui/app/data-table.tsx';
import { Pagination } from '../../../ui/app/pagination.tsx';
import { EmptyState } from '../../../ui/app/states.tsx';
import { Muted } from '../../../ui/text.tsx';
import { notePrevious, previousOf } from '../../shared/list/previous-pages.ts';
import styles from './record.module.css';

/** The part of the address that says where a later page begins. */
export const pageParameter = 'from';
const pageSize = 25;

interface PagedRowsProps<T, TName extends CollectionName> {
  /** In the middle of a sentence: 'invoice', 'invoices'. */
  readonly one: string;
  readonly many: string;
  readonly converter: Converter<TName, T>;
  readonly spec: QuerySpec & { readonly collection: TName };
  readonly values: readonly unknown[];
  readonly parents?: readonly string[];
  readonly columns: readonly DataColumn<Stored<T>>[];
  readonly rowHref?: (row: Stored<T>) => string;
  /** Below the rows: how to read them. */
  readonly note?: string;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Some records of one client, a page at a time, live. They need no search, no selection and no export of their own. */
export function PagedRows<T extends object, TName extends CollectionName>(props: PagedRowsProps<T, TName>) {
  const [query] = useSearchParams();
  const from = query.get(pageParameter);
  const waiting = (
    <Card flush>
      <DataTable caption={captionOf(props)} columns={props.columns} rows={null} rowKey={idOf} />
    </Card>
  );
  return (
    <Feature subject={`the ${props.many}`} loading={waiting} resetKey={from ?? ''}>
      <Page {...props} from={from} />
    </Feature>
  );
}

const captionOf = ({ many }: { readonly many: string }) => `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
const idOf = ({ id }: { readonly id: string }) => id;

function Page<T extends object, TName extends CollectionName>(
  props: PagedRowsProps<T, TName> & { readonly from: string | null },
) {
  const { one, many, converter, spec, values, parents = [], columns, rowHref, empty, from } = props;
  const start = readCursor(from, spec.orderBy.length);
  const page = useRecordPage(converter, spec, values, start, { parents, limit: pageSize });
  const turns = useTurns(start !== null, page.next && writeCursor(page.next));
  const { items } = page;
  if (items.length === 0 && start === null) {
    return (
      <EmptyState seed={many} title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  const count = formatQuantity(items.length);
  const noun = items.length === 1 ? one : many;
  const summary = start === null ? `The first ${count} ${noun}` : `${count} further ${noun}`;
  return (
    <>
      <Card flush>
        {items.length === 0 ? null : (
          <DataTable
            caption={captionOf(props)}
            columns={columns}
            rows={items}
            rowKey={idOf}
            rowHref={rowHref}
          />
        )}
      </Card>
      {props.note ? <Muted className={styles.note}>{props.note}</Muted> : null}
      {start !== null || page.next ? (
        <Pagination label={many} summary={summary} isCached={page.isCached} {...turns} />
      ) : null}
    </>
  );
}

/** The ways to the neighbouring pages; straight from an address, the only way back that is known leads to the first. */
function useTurns(isLater: boolean, next: string | null) {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const at = (from: string | null) => {
    const there = new URLSearchParams(query);
    if (from === null) there.delete(pageParameter);
    else there.set(pageParameter, from);
    return there;
  };
  const address = (from: string | null) => `${pathname}?${at(from)}`;
  const here = query.get(pageParameter);
  const back = previousOf(address(here));
  const onNext = (from: string) => () => {
    notePrevious(address(from), isLater ? here : null);
    setQuery(at(from));
  };
  return {
    leadsToFirst: back === undefined,
    onPrevious: isLater ? () => setQuery(at(back ?? null)) : undefined,
    onNext: next === null ? undefined : onNext(next),
  };
}
