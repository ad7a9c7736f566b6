import type { CollectionName } from '@agency/domain/shared/collections';
import { formatQuantity } from '@agency/domain/shared/format';
import type { ListPlan, Narrowing } from '@agency/domain/shared/list-queries';
import type { Stored } from '@agency/domain/shared/parse';
import type { SheetValue } from '@agency/domain/shared/sheet';
import type { ReactNode } from 'react';
import type { Converter } from '../../../firebase/firestore/converter.ts';
import type { HeadColumn } from '../../../ui/app/table-head.tsx';
import type { OpenName } from '../open-record.ts';

/** What a cell is in an exported file. */
type FileValue<T> = (row: Stored<T>, now: Date) => SheetValue;

export interface ListColumn<T, TOrder extends string>
  extends Pick<HeadColumn, 'header' | 'align' | 'width' | 'from'> {
  readonly cell: (row: Stored<T>, now: Date) => ReactNode;
  /** The same in an exported file; where a cell shows several things, each under a head of its own. */
  readonly file: FileValue<T> | Readonly<Record<string, FileValue<T>>>;
  /** The orders that its head leads to, the first first. */
  readonly orders?: readonly TOrder[];
}

export interface ListOption<TField extends string> {
  readonly value: string;
  readonly label: string;
  readonly where?: Narrowing<TField>;
}

/** A choice above the list. The first option is the one without a word in the address. */
export interface ListFilter<TField extends string> {
  /** Its name in the address: 'list'. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly [ListOption<TField>, ...ListOption<TField>[]];
}

/** All that a list of the back office is: what it reads, what stands in the address, what it shows. */
export interface ListDeclaration<
  T,
  TName extends CollectionName = CollectionName,
  TField extends string = string,
  TOrder extends string = string,
> {
  /** What is listed, in the middle of a sentence: 'quote', 'quotes'. */
  readonly one: string;
  readonly many: string;
  readonly converter: Converter<TName, T>;
  readonly plan: ListPlan<TName, TField, TOrder>;
  /** What narrows it always: one of several lists of the same records. */
  readonly where?: Narrowing<TField>;
  readonly filters?: readonly ListFilter<TField>[];
  readonly search?: {
    /** What can be searched for: 'Number, name or email'. */
    readonly placeholder: string;
    readonly tokens: (row: T) => readonly string[];
  };
  readonly orderLabels: Readonly<Record<TOrder, string>>;
  readonly columns: readonly ListColumn<T, TOrder>[];
  /** What a row is called where it stands alone: 'Q-7K3M9P, Fern & Fell Yoga'. */
  readonly nameOf: (row: Stored<T>) => string;
  /** What a row opens: the parameter that the page of the list shows the record by. Else rows are only selected. */
  readonly opens?: OpenName;
  readonly rowActions?: (row: Stored<T>) => ReactNode;
  /** While there is nothing at all: what will be here, and how to begin. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** Holds a declaration to the names of its plan; afterwards they are only words. */
export function defineList<T, TName extends CollectionName, TField extends string, TOrder extends string>(
  list: ListDeclaration<T, TName, TField, TOrder>,
): ListDeclaration<T> {
  return list;
}

/** Something that is done with every selected row, one after the other. */
export interface BulkAction<T> {
  /** 'Withdraw' */
  readonly verb: string;
  /** 'withdrawn' */
  readonly done: string;
  /** What happens to each, and whether it can be undone. */
  readonly consequence: string;
  readonly tone: 'normal' | 'danger';
  /** Why it can't be done with this row now, as a sentence. */
  readonly obstacle: (row: Stored<T>, now: Date) => string | null;
  readonly run: (id: string) => Promise<unknown>;
}

/** '1 quote', '3 quotes' */
export function countOf(
  count: number,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  return `${formatQuantity(count)} ${count === 1 ? one : many}`;
}
