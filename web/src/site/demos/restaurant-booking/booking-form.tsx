import { formatTime } from '@agency/domain/shared/format';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/fields/choice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { shortDay } from '../shared/day-words.ts';
import styles from './booking-form.module.css';
import { DayPicker } from './day-picker.tsx';
import { mostPeople, sittingNames, startOf, type Wish } from './opening.ts';
import { book, move, nextFree, propose } from './reservations.ts';
import type { RestaurantState } from './restaurant-state.ts';
import type { Take, View } from './screen.ts';
import type { Booking } from './seating.ts';
import {
  capitalised,
  people,
  refusalWords,
  sittingWords,
  tablesWords,
  timesWords,
  whenShort,
} from './words.ts';

interface FormProps {
  readonly state: RestaurantState;
  readonly wish: Wish;
  readonly found: ReturnType<typeof propose>;
  readonly now: Date;
  readonly today: string;
  readonly view: View;
  /** The booking to move; null for a new one. */
  readonly moving: Booking | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onWish: (wish: Wish) => void;
  readonly onTake: Take;
  readonly onDone: () => void;
}

const parties = [
  ...Array.from({ length: mostPeople }, (_, at) => ({ value: String(at + 1), label: people(at + 1) })),
  { value: String(mostPeople + 1), label: `${mostPeople + 1} people or more` },
];

function Sittings({ state, wish, now, moving, onWish }: FormProps) {
  const options = sittingNames.map((sitting) => {
    const found = propose(state.bookings, { ...wish, sitting }, now, moving?.id);
    const isClosed = 'why' in found && found.why.kind === 'closed';
    const refusal = isClosed ? 'Closed' : 'why' in found ? refusalWords(found.why, wish) : null;
    return {
      value: sitting,
      label: `${sittingWords[sitting]}, ${formatTime(startOf({ ...wish, sitting }))}`,
      detail: refusal ?? `Yours ${timesWords({ ...wish, sitting }).replace(/^.* to/, 'until')}`,
    };
  });
  return (
    <RadioGroup
      name="sitting"
      label="2. Sitting"
      options={options}
      value={wish.sitting}
      onChange={(event) => onWish({ ...wish, sitting: event.target.value === 'late' ? 'late' : 'early' })}
    />
  );
}

/** Which table it would be, or why there is none and when one is free. */
function Proposal(props: FormProps & { readonly onNext: (wish: Wish) => void }) {
  const { state, wish, found, now, moving, onNext } = props;
  if ('tables' in found) {
    return (
      <p className={styles.proposal}>
        <strong>{capitalised(tablesWords(found.tables))}</strong>
        <span>{`${shortDay(wish.date)}, ${timesWords(wish)}`}</span>
      </p>
    );
  }
  const next = nextFree(state.bookings, wish, now, moving?.id);
  return (
    <div className={styles.proposal}>
      <span>{refusalWords(found.why, wish)}</span>
      {next ? (
        <Button size="small" onClick={() => onNext(next)}>
          {`Next free: ${whenShort(next)}`}
        </Button>
      ) : null}
    </div>
  );
}

/** Day, sitting, people, name; the table follows from them. */
export function BookingForm(props: FormProps) {
  const { wish, found, view, moving, heading, onWish, onTake, onDone } = props;
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [offers, setOffers] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The offer that was taken disappears, and to book it is the next step.
  useEffect(() => {
    if (offers > 0) button.current?.focus();
  }, [offers]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = moving
      ? onTake((all, now) => move(all, moving.id, wish, now), 'Moved')
      : onTake((all, now) => book(all, wish, { name, isMine: view === 'guest' }, now), 'Booked');
    if (outcome.ok) {
      setName('');
      setError(null);
      onDone();
    } else if (outcome.why.kind === 'name') {
      setError(name.trim() === '' ? 'Enter a name for the booking' : outcome.why.message);
      field.current?.focus();
    }
  };
  const place = 'tables' in found ? tablesWords(found.tables) : null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {moving ? `Move ${moving.name}’s booking` : 'Book a table'}
      </h2>
      <DayPicker {...props} />
      <Sittings {...props} />
      <SelectField
        name="party"
        label="3. How many people"
        options={parties}
        value={String(wish.party)}
        onChange={(event) => onWish({ ...wish, party: Number(event.target.value) })}
      />
      {moving ? null : (
        <TextField
          ref={field}
          name="guest"
          label="4. Name for the booking"
          hint="Use any name. It stays in this browser."
          autoComplete="off"
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
      )}
      <Proposal
        {...props}
        onNext={(next) => {
          onWish(next);
          setOffers(offers + 1);
        }}
      />
      <Button
        ref={button}
        type="submit"
        variant="primary"
        wide
        disabledReason={place ? null : 'No tables are free for this booking.'}
        reasonHidden
      >
        {moving ? `Move to ${place ?? 'another table'}` : `Book ${place ?? 'a table'}`}
      </Button>
      {moving ? (
        <Button
          wide
          variant="quiet"
          onClick={() => {
            onDone();
            heading.current?.focus();
          }}
        >
          Keep the booking as it is
        </Button>
      ) : null}
    </form>
  );
}
