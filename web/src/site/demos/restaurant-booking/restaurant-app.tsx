import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { InfoIcon, SuccessIcon } from '../../../ui/icons.tsx';
import type { DemoAppProps } from '../shared/demo-stage.tsx';
import { useNow } from '../shared/use-now.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingList } from './booking-list.tsx';
import { firstWish, fromToday } from './first-wish.ts';
import { FloorView } from './floor-view.tsx';
import type { Wish } from './opening.ts';
import { cancel, propose } from './reservations.ts';
import styles from './restaurant-app.module.css';
import type { RestaurantState } from './restaurant-state.ts';
import type { Take, View } from './screen.ts';
import type { Booking } from './seating.ts';
import { bookingWords, refusalWords } from './words.ts';

const views = [
  { view: 'guest', label: 'As a guest' },
  { view: 'staff', label: 'As staff' },
] as const;

function Views({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  return (
    <fieldset className={styles.views}>
      <legend className="sr-only">View the demo</legend>
      {views.map((each) => (
        <Button
          key={each.view}
          size="small"
          aria-pressed={view === each.view}
          className={cx(view === each.view && styles.pressed)}
          onClick={() => onView(each.view)}
        >
          {each.label}
        </Button>
      ))}
    </fieldset>
  );
}

/** What the last action has led to; gone as soon as something else is wished for. */
interface News {
  readonly text: string;
  readonly isRefusal: boolean;
}

function useNews() {
  const [news, setNews] = useState<News | null>(null);
  const [reads, setReads] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reads > 0) place.current?.focus();
  }, [reads]);
  return { news, setNews, place, read: () => setReads((count) => count + 1) };
}

/** The restaurant's booking screen: what is wished for, the room at that time, and the bookings. */
export function RestaurantApp({ state, change, today }: DemoAppProps<RestaurantState>) {
  const now = useNow();
  const { bookings } = state;
  const [view, setView] = useState<View>('guest');
  const [wished, setWish] = useState<Wish>(() => firstWish(bookings, now));
  const wish = fromToday(wished, today);
  const [moving, setMoving] = useState<Booking | null>(null);
  const { news, setNews, place, read } = useNews();
  const form = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  // It may have been cancelled in another tab meanwhile.
  const moved = moving && bookings.some(({ id }) => id === moving.id) ? moving : null;
  const found = propose(bookings, wish, now, moved?.id);
  const take: Take = (action, words) => {
    const { outcome } = change((newest) => {
      const led = action(newest.bookings, new Date());
      return { outcome: led, state: led.ok ? { ...newest, bookings: led.bookings } : newest };
    });
    if (outcome.ok) setNews({ text: `${words}: ${bookingWords(outcome.booking)}.`, isRefusal: false });
    // A missing name is told at its field.
    else
      setNews(
        outcome.why.kind === 'name' ? null : { text: refusalWords(outcome.why, wish), isRefusal: true },
      );
    return outcome;
  };
  /** What was pressed now means something else, or is gone: the focus goes to what has happened. */
  const takeAndRead: Take = (action, words) => {
    const outcome = take(action, words);
    if (outcome.ok) read();
    return outcome;
  };
  const startMove = (booking: Booking) => {
    setMoving(booking);
    setWish({ date: booking.date, sitting: booking.sitting, party: booking.party });
    setNews(null);
    form.current?.focus();
  };
  const onCancel = (booking: Booking) => {
    take((all, at) => cancel(all, booking.id, at), 'Cancelled');
    // Its row is gone, so the focus goes to the head of the list.
    list.current?.focus();
  };
  return (
    <div className={styles.app}>
      <div className={styles.head}>
        <p className={styles.name}>
          <strong>Quarry Spoon</strong>
          <span>Tuesday to Sunday, from 5:30 pm</span>
        </p>
        <Views view={view} onView={setView} />
      </div>
      <div className={styles.work}>
        <BookingForm
          {...{ state, wish, found, now, today, view }}
          heading={form}
          moving={moved}
          onWish={(next) => {
            setWish(next);
            setNews(null);
          }}
          onTake={takeAndRead}
          onDone={() => setMoving(null)}
        />
        <div
          ref={place}
          tabIndex={-1}
          className={cx(styles.news, news?.isRefusal && styles.refusal)}
          role="status"
          aria-label="What happened"
        >
          {news ? (
            <p>
              {news.isRefusal ? <InfoIcon /> : <SuccessIcon />}
              <span>{news.text}</span>
            </p>
          ) : null}
        </div>
        <div className={styles.room}>
          <FloorView
            {...{ state, wish, now, view }}
            proposed={'tables' in found ? found.tables : []}
            onTake={takeAndRead}
          />
        </div>
      </div>
      <BookingList {...{ state, wish, now, view }} heading={list} onMove={startMove} onCancel={onCancel} />
    </div>
  );
}
