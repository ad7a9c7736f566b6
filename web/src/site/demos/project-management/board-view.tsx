import { useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type Board, type ColumnId, cardsIn, columns } from './board.ts';
import styles from './board-view.module.css';
import { CardView } from './card-view.tsx';
import { shownBoard } from './lift.ts';
import { whyNot } from './moves.ts';
import type { BoardWork } from './use-board-work.ts';
import { type Dragged, useDragging } from './use-dragging.ts';
import { focusCard, useLifting } from './use-lifting.ts';

interface BoardViewProps {
  readonly board: Board;
  /** The board with the cards that match the filter. */
  readonly visible: Board;
  readonly today: string;
  readonly work: BoardWork;
  /** The column that a narrow screen shows. */
  readonly current: ColumnId;
  readonly onCurrent: (column: ColumnId) => void;
  readonly onOpen: (id: number) => void;
}

export function BoardView({ board, visible, today, work, current, onCurrent, onOpen }: BoardViewProps) {
  const helpId = useId();
  const { lifted, onCardKey, putBack } = useLifting(board, visible, work, onCurrent);
  const shown = shownBoard(visible, lifted);
  const { root, dragged } = useDragging(shown, (id, place) => work.move(id, place));
  const moveByMenu = (id: number, column: ColumnId) => {
    if (work.moveTo(id, column)) requestAnimationFrame(() => focusCard(id));
  };
  const showing = lifted?.to.column ?? current;
  return (
    // Any press of the pointer puts back a card lifted by keyboard.
    <div ref={root} onPointerDown={putBack}>
      <ColumnSwitch board={visible} current={showing} onCurrent={onCurrent} dragged={dragged} />
      <p id={helpId} className={styles.help}>
        With a mouse or a finger, drag a card. By keyboard, press Space to lift a card, arrow keys to carry
        it, Space to drop it and Escape to put it back. Enter opens it.
      </p>
      <div className={styles.columns}>
        {columns.map((column) => {
          const isFull = refusesDragged(board, dragged, column.id);
          return (
            <section
              key={column.id}
              className={cx(styles.column, column.id === showing && styles.current, isFull && styles.full)}
              aria-labelledby={`column-${column.id}`}
              data-column={column.id}
            >
              <ColumnHead board={board} shown={shown} column={column} />
              <ol className={styles.cards}>
                {cardsIn(shown, column.id).map((card) => (
                  <CardView
                    key={card.id}
                    board={board}
                    card={card}
                    today={today}
                    helpId={helpId}
                    look={{
                      isLifted: lifted?.id === card.id,
                      isDragged: dragged?.id === card.id,
                      isTarget:
                        dragged?.place?.column === column.id && dragged.place.before === card.id && !isFull,
                    }}
                    onKey={onCardKey}
                    onOpen={onOpen}
                    onMove={moveByMenu}
                  />
                ))}
              </ol>
              <Foot
                isEmpty={cardsIn(shown, column.id).length === 0}
                isTarget={dragged?.place?.column === column.id && dragged.place.before === null && !isFull}
              />
            </section>
          );
        })}
      </div>
    </div>
  );
}

function refusesDragged(board: Board, dragged: Dragged | null, column: ColumnId): boolean {
  return dragged?.place?.column === column && whyNot(board, dragged, column) !== null;
}

interface ColumnHeadProps {
  readonly board: Board;
  readonly shown: Board;
  readonly column: (typeof columns)[number];
}

function ColumnHead({ board, shown, column: { id, name, limit } }: ColumnHeadProps) {
  const count = cardsIn(shown, id).length;
  const all = cardsIn(board, id).length;
  const points = cardsIn(shown, id).reduce((sum, card) => sum + card.points, 0);
  const isFull = limit !== null && all >= limit;
  return (
    <div className={styles.head}>
      <h3 id={`column-${id}`} className={styles.name}>
        {name}
      </h3>
      <p className={styles.count}>
        {limit === null ? `${count} · ${points} pts` : `${all} of ${limit} · ${points} pts`}
        {isFull ? <strong className={styles.fullWord}>Full</strong> : null}
      </p>
    </div>
  );
}

function Foot({ isEmpty, isTarget }: { readonly isEmpty: boolean; readonly isTarget: boolean }) {
  if (!isEmpty && !isTarget) return null;
  return (
    <p className={cx(styles.foot, isTarget && styles.footTarget)}>
      {isEmpty ? 'No cards here.' : <span className="sr-only">Here</span>}
    </p>
  );
}

interface ColumnSwitchProps {
  readonly board: Board;
  readonly current: ColumnId;
  readonly onCurrent: (column: ColumnId) => void;
  readonly dragged: Dragged | null;
}

/** One column at a time on a narrow screen. A card can be dropped on a column's name, too. */
function ColumnSwitch({ board, current, onCurrent, dragged }: ColumnSwitchProps) {
  return (
    <nav className={styles.switch} aria-label="Columns">
      {columns.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          data-column={id}
          aria-current={id === current ? 'true' : undefined}
          className={cx(styles.tab, dragged?.place?.column === id && styles.tabTarget)}
          onClick={() => onCurrent(id)}
        >
          {name} <span className={styles.tabCount}>{cardsIn(board, id).length}</span>
        </button>
      ))}
    </nav>
  );
}
