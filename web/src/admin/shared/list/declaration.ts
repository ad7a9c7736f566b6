import type { CollectionName } from '@agency/domain/shared/collections';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatQuantity } from '@agency/domain/shared/format';
import type { ListPlan, Narrowing } from '@agency/domain/shared/list-queries';
import type { Stored } from '@agency/domain/shared/parse';
import type { SheetValue } from '@agency/domain/shared/sheet';
import type { Firestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import type { Converter } from '../../../firebase/firestore/converter.ts';
import type { HeadColumn } from '../../../ui/app/table-head.tsx';
import type { OpenName } from '../open-record.ts';
import { type HeldSelection, holdSelection } from './selection.ts';

/** A cell's value in an exported file. */
type FileValue<T> = (row: Stored<T>, now: Date) => SheetValue;

export interface ListColumn<T, TOrder extends string>
  extends Pick<HeadColumn, 'header' | 'align' | 'width' | 'from' | 'onCard'> {
  readonly cell: (row: Stored<T>, now: Date) => ReactNode;
  /** The same in an exported file; where a cell shows several things, each under a head of its own. */
  readonly file: FileValue<T> | Readonly<Record<string, FileValue<T>>>;
  /** Takes the place of `file` where the rows themselves decide under which heads they stand. */
  readonly fileOf?: (rows: readonly Stored<T>[]) => Readonly<Record<string, FileValue<T>>>;
  /** The orders that its head offers, the default first. */
  readonly orders?: readonly TOrder[];
}

export interface ListOption<TField extends string> {
  readonly value: string;
  readonly label: string;
  /** Its conditions; some depend on which day it is in London. */
  readonly where?: Narrowing<TField> | ((today: CivilDate) => Narrowing<TField>);
}

/** A choice above the list. The first option is the default, left out of the address. */
export interface ListFilter<TField extends string> {
  /** Its name in the address, which nothing else of its page may have: 'list'. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly [ListOption<TField>, ...ListOption<TField>[]];
  /** All options in sight, for the ways into one's work; a select if left out. */
  readonly look?: 'chips';
}

/** A record that all rows can be about: its id stands in the address, its name above the list. */
export interface ListSubject<TField extends string> {
  /** The parameter of the address, which nothing else of its page may have: 'of'. */
  readonly name: string;
  /** 'Client' */
  readonly label: string;
  readonly field: TField;
  /** Its name; may suspend. */
  readonly show: (id: string) => ReactNode;
}

export interface ListGroups<T> {
  /** In the order in which they are shown. */
  readonly labels: readonly string[];
  /** The place of a row's group among them. */
  readonly of: (row: Stored<T>, now: Date) => number;
}

/** The declaration of a back-office list: its query, its address and its columns. */
export interface ListDeclaration<
  T,
  TName extends CollectionName = CollectionName,
  TField extends string = string,
  TOrder extends string = string,
  TRefinement extends string = string,
> {
  /** What is listed, in the middle of a sentence: 'quote', 'quotes'. */
  readonly one: string;
  readonly many: string;
  readonly converter: Converter<TName, T>;
  readonly plan: ListPlan<TName, TField, TOrder, TRefinement>;
  /** Fixed conditions, where there are several lists of the same records. */
  readonly where?: Narrowing<TField>;
  readonly filters?: readonly ListFilter<TField | TRefinement>[];
  readonly about?: ListSubject<TField>;
  /** What several choices narrow together, from the values in the address; it takes the place of their own conditions. */
  readonly narrowedBy?: (chosen: Readonly<Record<string, string>>) => Narrowing<NoInfer<TField>>;
  readonly search?: {
    /** The search placeholder: 'Number, name or email'. */
    readonly placeholder: string;
    readonly tokens: (row: T) => readonly string[];
  };
  readonly orderLabels: Readonly<Record<TOrder, string>>;
  readonly columns: readonly ListColumn<T, TOrder>[];
  /** The columns of an exported file, where they show what has to be read first; may throw what Firestore does. */
  readonly fileColumns?: (
    rows: readonly Stored<T>[],
    firestore: Firestore,
  ) => Promise<readonly Pick<ListColumn<T, never>, 'header' | 'file'>[]>;
  /** A row's name on its own: 'Q-7K3M9P, Fern & Fell Yoga'. */
  readonly nameOf: (row: Stored<T>) => string;
  /** The address parameter that opens a row's record. Without it rows can only be selected. */
  readonly opens?: OpenName;
  /** The path of a row's record, where it has a page of its own: the list's query goes with it, for the way back. */
  readonly pathOf?: (row: Stored<T>) => string;
  readonly rowActions?: (row: Stored<T>) => ReactNode;
  /** Headings that the rows of each page stand under while nothing narrows the list. */
  readonly groups?: ListGroups<T>;
  /** The empty state: what will be here, and how to begin. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** A declared list, with what is selected in it. */
export interface List<T> extends ListDeclaration<T> {
  readonly selection: HeldSelection<T>;
}

/** Type-checks a declaration's names against its plan; afterwards they are plain strings. */
export function defineList<
  T,
  TName extends CollectionName,
  TField extends string,
  TOrder extends string,
  TRefinement extends string = never,
>(list: ListDeclaration<T, TName, TField, TOrder, TRefinement>): List<T> {
  return { ...list, selection: holdSelection() };
}

/** An action on every selected row, one after the other. */
export interface BulkAction<T> {
  /** 'Withdraw' */
  readonly verb: string;
  /** 'withdrawn' */
  readonly done: string;
  /** The consequence for each, and whether it can be undone. */
  readonly consequence: string;
  readonly tone: 'normal' | 'danger';
  /** Why it is not possible for this row now, as a sentence. */
  readonly obstacle: (row: Stored<T>, now: Date) => string | null;
  /** What is chosen for all of them before it runs: whom to assign them to. */
  readonly choice?: {
    readonly label: string;
    readonly options: readonly [ListOption<string>, ...ListOption<string>[]];
  };
  /** Does it to one; with what was chosen, if there is a choice. */
  readonly run: (id: string, chosen: string) => Promise<unknown>;
  /** Takes it back for one, as it was before; offered once it is done. */
  readonly undo?: (before: Stored<T>) => Promise<unknown>;
}

/** '1 quote', '3 quotes' */
export function countOf(
  count: number,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  return `${formatQuantity(count)} ${count === 1 ? one : many}`;
}
