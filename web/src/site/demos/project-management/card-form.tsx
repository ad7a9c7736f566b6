import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { FieldPrefixProvider } from '../../../ui/fields/field-id.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type Card, labels, people, pointSizes, pointWords } from './board.ts';
import styles from './card-form.module.css';
import { type CardDraft, type CardErrors, type CardValues, checkDraft } from './cards.ts';

interface CardFormProps {
  /** Null for a new card. */
  readonly card: Card | null;
  readonly today: string;
  readonly onSave: (values: CardValues) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

function draftOf(card: Card | null): CardDraft {
  if (!card) return { title: '', assignee: '', due: '', points: '2', label: 'build' };
  const { title, assignee, due, points, label } = card;
  return { title, assignee: assignee ?? '', due: due ?? '', points: String(points), label };
}

/** A card's form, in a dialog over the page; the browser's own keeps the focus inside and restores it. */
export function CardForm({ card, today, onSave, onDelete, onClose }: CardFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(() => draftOf(card));
  const [errors, setErrors] = useState<CardErrors>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkDraft(draft, today, card);
    setAttempt(attempt + 1);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    onSave(checked.values);
    // Closing restores the focus to where the form was opened; unmounting it would not.
    dialog.current?.close();
  };
  const onField = (name: keyof CardDraft, value: string) => {
    setDraft({ ...draft, [name]: value });
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  const list = Object.entries(errors).map(([name, message]) => ({ name, message }));
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="card-form-heading" onClose={onClose}>
      <FieldPrefixProvider value="card-form">
        <form noValidate onSubmit={submit} className={styles.form}>
          <h2 id="card-form-heading" className={styles.title}>
            {card ? 'Edit card' : 'New card'}
          </h2>
          <ErrorSummary errors={list} attempt={attempt} />
          <Fields draft={draft} errors={errors} onField={onField} />
          <div className={styles.actions}>
            <Button type="submit" variant="primary">
              {card ? 'Save card' : 'Add card'}
            </Button>
            <Button onClick={() => dialog.current?.close()}>Cancel</Button>
            {card ? (
              <Button variant="danger" className={styles.delete} onClick={onDelete}>
                Delete card
              </Button>
            ) : null}
          </div>
        </form>
      </FieldPrefixProvider>
    </dialog>
  );
}

interface FieldsProps {
  readonly draft: CardDraft;
  readonly errors: CardErrors;
  readonly onField: (name: keyof CardDraft, value: string) => void;
}

function Fields({ draft, errors, onField }: FieldsProps) {
  const field = (name: keyof CardDraft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onField(name, event.target.value),
  });
  return (
    <div className={styles.fields}>
      <TextField {...field('title')} label="Title" className={styles.wide} autoComplete="off" />
      <SelectField
        {...field('assignee')}
        label="Who is doing it"
        placeholder="No one yet"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateField {...field('due')} label="Due date" optional />
      <SelectField
        {...field('points')}
        label="Size"
        options={pointSizes.map((size) => ({ value: String(size), label: pointWords(size) }))}
      />
      <SelectField
        {...field('label')}
        label="Label"
        options={labels.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}
