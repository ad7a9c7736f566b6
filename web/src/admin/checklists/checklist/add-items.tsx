import { longestItem } from '@agency/domain/checklist/schema';
import { plainLine } from '@agency/domain/shared/plain-text';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { asOneItem, cutWords, fullWords, pastedItems } from '../../shared/checklist/pasted.ts';
import styles from './checklist.module.css';

interface Props {
  /** How many items there are. */
  readonly count: number;
  readonly onAdd: (texts: readonly string[]) => void;
}

/** A field for new items: Enter adds one and waits for the next; several pasted lines can become an item each. */
export function AddItems({ count, onAdd }: Props) {
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const line = plainLine(text);
    const obstacle = line === '' ? 'Enter what needs doing' : fullWords(count);
    setError(obstacle ?? undefined);
    if (obstacle !== null) return;
    onAdd([line]);
    setText('');
  };
  const paste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text');
    if (pastedItems(copied).length < 2) return;
    event.preventDefault();
    setPasted(copied);
  };
  const answer = (texts: readonly string[]) => {
    if (texts.length > 0) onAdd(texts);
    setPasted(null);
    field.current?.focus();
  };
  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <TextField
        ref={field}
        name="new-item"
        label="New item"
        maxLength={longestItem}
        autoComplete="off"
        enterKeyHint="enter"
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
        onPaste={paste}
      />
      <Button type="submit">Add item</Button>
      {pasted ? <PastedOffer pasted={pasted} count={count} onAnswer={answer} /> : null}
    </form>
  );
}

const tooLong = `Together they are longer than ${longestItem} characters.`;

interface OfferProps {
  readonly pasted: string;
  readonly count: number;
  readonly onAnswer: (texts: readonly string[]) => void;
}

function PastedOffer({ pasted, count, onAnswer }: OfferProps) {
  const lines = pastedItems(pasted);
  const obstacle = fullWords(count, lines.length);
  const one = asOneItem(lines);
  const cut = cutWords(pasted);
  return (
    <Callout
      title={`You pasted ${lines.length} lines`}
      announce="status"
      actions={
        <ButtonRow>
          <Button ref={handOnFocus} size="small" disabledReason={obstacle} onClick={() => onAnswer(lines)}>
            {`Add ${lines.length} items`}
          </Button>
          <Button
            size="small"
            disabledReason={one === null ? tooLong : fullWords(count)}
            onClick={() => onAnswer(one === null ? [] : [one])}
          >
            Add as one item
          </Button>
          <Button size="small" onClick={() => onAnswer([])}>
            Cancel
          </Button>
        </ButtonRow>
      }
    >
      {cut ? <p>{cut}</p> : null}
    </Callout>
  );
}
