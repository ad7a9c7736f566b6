import type { CollectionName } from '@agency/domain/shared/collections';
import { type ListPlan, listQuery } from '@agency/domain/shared/list-queries';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { searchToken } from '@agency/domain/shared/search-tokens';
import { useDeferredValue, useState } from 'react';
import type { Converter } from '../../firebase/firestore/converter.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Muted } from '../../ui/text.tsx';
import { foundAmong } from './list/found-among.ts';
import styles from './picker.module.css';

interface PickerProps<TName extends CollectionName, T extends { readonly searchTokens: readonly string[] }> {
  readonly converter: Converter<TName, T>;
  readonly plan: ListPlan<TName, string, string, string>;
  /** What is looked for, in the middle of a sentence: 'clients'. */
  readonly many: string;
  /** The question: 'Which client?' */
  readonly label: string;
  readonly placeholder: string;
  readonly isOffered?: (row: Stored<T>) => boolean;
  readonly nameOf: (row: Stored<T>) => string;
  readonly detailOf: (row: Stored<T>) => string;
  readonly onChoose: (row: Stored<T>) => void;
}

/** Finds one record: those that changed last, or those that were searched for. */
export function Picker<TName extends CollectionName, T extends { readonly searchTokens: readonly string[] }>(
  props: PickerProps<TName, T>,
) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const { many, label, placeholder } = props;
  return (
    <div>
      <TextField
        name={`pick-${many}`}
        label={label}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Feature subject={`the ${many}`} loading={<LoadingState lines={4} />} resetKey={search}>
        <Found {...props} typed={search} />
      </Feature>
    </div>
  );
}

/** As many as are shown at once. */
const mostShown = 8;

function Found<TName extends CollectionName, T extends { readonly searchTokens: readonly string[] }>({
  converter,
  plan,
  many,
  isOffered = () => true,
  nameOf,
  detailOf,
  onChoose,
  typed,
}: PickerProps<TName, T> & { readonly typed: string }) {
  const { spec, values } = listQuery(plan, { by: {}, token: searchToken(typed) });
  const read = useRecords(converter, spec, values);
  const found = foundAmong(read, typed, ({ searchTokens }) => searchTokens)
    .flatMap((row) => (isUnreadable(row) || !isOffered(row) ? [] : [row]))
    .slice(0, mostShown);
  if (found.length === 0) return <p>{`No ${many} match. Search matches the start of words.`}</p>;
  return (
    <ul className={styles.found} aria-label={`${many.charAt(0).toUpperCase()}${many.slice(1)}`}>
      {found.map((row) => (
        <li key={row.id}>
          <Button variant="quiet" wide onClick={() => onChoose(row)}>
            <span className={styles.words}>
              <strong>{nameOf(row)}</strong> <Muted>{detailOf(row)}</Muted>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
