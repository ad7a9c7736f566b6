import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { InfoIcon, PlusIcon, SuccessIcon } from '../../../ui/icons.tsx';
import { dayAndMonth } from '../shared/day-words.ts';
import type { DemoAppProps } from '../shared/demo-stage.tsx';
import type { Board, ColumnId } from './board.ts';
import { BoardView } from './board-view.tsx';
import { BurndownChart } from './burndown-chart.tsx';
import { CardForm } from './card-form.tsx';
import { whyNoCard } from './cards.ts';
import { matches, noFilter } from './filter.ts';
import { FilterRow } from './filter-row.tsx';
import styles from './project-app.module.css';
import { type BoardWork, useBoardWork } from './use-board-work.ts';
import { focusCard } from './use-lifting.ts';

/** Which card's form is open. */
type Form = number | 'new' | null;

export function ProjectApp(props: DemoAppProps<Board>) {
  const { state: board, today } = props;
  const work = useBoardWork(props);
  const [filter, setFilter] = useState(noFilter);
  const [current, setCurrent] = useState<ColumnId>('planned');
  const [form, setForm] = useState<Form>(null);
  useGoneCard(board, form, () => {
    setForm(null);
    work.tell({ text: 'The card whose form was open has been deleted in another tab.', isRefusal: true });
    document.getElementById('board-news')?.focus();
  });
  const visible = { ...board, cards: board.cards.filter((card) => matches(card, filter, today)) };
  const { start, end } = board.sprint;
  return (
    <div className={styles.app}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>A bakery’s new online shop</h2>
          <p className={styles.sprint}>{`Sprint from ${dayAndMonth(start)} to ${dayAndMonth(end)}`}</p>
        </div>
        <Button
          variant="primary"
          icon={<PlusIcon size={18} />}
          disabledReason={whyNoCard(board)}
          onClick={() => setForm('new')}
        >
          Add card
        </Button>
      </div>
      <FilterRow board={board} today={today} filter={filter} onFilter={setFilter} />
      <NewsLine work={work} />
      <BoardView
        board={board}
        visible={visible}
        today={today}
        work={work}
        current={current}
        onCurrent={setCurrent}
        onOpen={setForm}
      />
      <BurndownChart board={board} today={today} />
      <OpenForm form={form} board={board} today={today} work={work} onClose={() => setForm(null)} />
    </div>
  );
}

/** Another tab may delete the card whose form is open here. */
function useGoneCard({ cards }: Board, form: Form, onGone: () => void): void {
  const isGone = typeof form === 'number' && !cards.some(({ id }) => id === form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it goes
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
}

interface OpenFormProps {
  readonly form: Form;
  readonly board: Board;
  readonly today: string;
  readonly work: BoardWork;
  readonly onClose: () => void;
}

function OpenForm({ form, board, today, work, onClose }: OpenFormProps) {
  const card = board.cards.find(({ id }) => id === form) ?? null;
  if (form === null || (form !== 'new' && !card)) return null;
  return (
    <CardForm
      card={card}
      today={today}
      onSave={(values) => {
        if (card) work.edit(card.id, values);
        else work.add(values);
      }}
      onDelete={() => {
        if (card) work.remove(card.id);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** What happened last, shown and announced. */
function NewsLine({ work: { news, restore } }: { readonly work: BoardWork }) {
  const undo = useRef<HTMLButtonElement>(null);
  const removed = news?.removed;
  // The card that had the focus is gone, so the focus moves to the button that brings it back.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const Icon = news?.isRefusal ? InfoIcon : SuccessIcon;
  const onUndo = (gone: NonNullable<typeof removed>) => {
    const back = restore(gone);
    if (back !== null) requestAnimationFrame(() => focusCard(back));
  };
  return (
    <div className={cx(styles.news, news?.isRefusal && styles.refusal)}>
      <p role="status" id="board-news" tabIndex={-1} className={styles.newsWords}>
        {news ? <Icon size={18} /> : null}
        <span>{news?.text ?? 'Changes to cards are shown here.'}</span>
      </p>
      {removed ? (
        <Button ref={undo} size="small" onClick={() => onUndo(removed)}>
          Undo
        </Button>
      ) : null}
    </div>
  );
}
