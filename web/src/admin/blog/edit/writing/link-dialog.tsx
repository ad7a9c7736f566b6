import { textSearch } from '@agency/domain/shared/search-tokens';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../../ui/app/dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { OwnPages } from './checks.ts';
import styles from './link-dialog.module.css';

interface Props {
  readonly pages: OwnPages;
  readonly onClose: () => void;
  readonly onChoose: (address: string, words: string) => void;
}

const mostShown = 8;

/** '/services/web-apps' → 'web apps' */
const wordsOf = (path: string): string => (path.split('/').at(-1) || 'home').replaceAll('-', ' ');

/** Is this a whole address, or one of ours? */
const isAddress = (typed: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/|#)\S+$/.test(typed);

/** Asks where a link leads: an address, or a page of ours by any of its words. */
export function LinkDialog({ pages, onClose, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const isFound = textSearch(typed);
  const paths = [...(pages ?? [])].toSorted();
  const found = typed.trim() === '' ? paths : paths.filter((path) => isFound(path.replace(/[-/]/g, ' ')));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = typed.trim();
    if (isAddress(address)) return onChoose(address, wordsOf(address.replace(/[?#].*$/, '')));
    const [only] = found;
    if (found.length === 1 && only) return onChoose(only, wordsOf(only));
    setError('Enter an address like https://example.com, or choose a page below');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Link"
      size="small"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary">
            Add link
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          name="address"
          label="Address, or words of one of our pages"
          value={typed}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
        />
      </form>
      <ul className={styles.pages} aria-label="Our pages">
        {found.slice(0, mostShown).map((path) => (
          <li key={path}>
            <button type="button" onClick={() => onChoose(path, wordsOf(path))}>
              {path}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.more} role="status">
        {found.length > mostShown ? `And ${found.length - mostShown} more: type another word.` : ''}
      </p>
    </Dialog>
  );
}
