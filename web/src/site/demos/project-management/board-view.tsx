import { useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type Board, type ColumnId, cardsIn, columns, countedIn } from './board.ts';
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
    work.moveTo(id, column);
    // Also where it was refused: the menu that was used is closed.
    requestAnimationFrame(() => focusCard(id));
  };
  const showing = lifted?.to.column ?? current;
  return (
    // Any press of the pointer puts back a card lifted by keyboard.
    <div ref={root} onPointerDown={putBack}>
      <ColumnSwitch
        board={board}
        visible={visible}
        current={showing}
        onCurrent={onCurrent}
        dragged={dragged}
      />
      <p id={helpId} className={styles.help}>
        Drag a card with a mouse or finger. With a keyboard, press Space to pick up a card, use the arrow keys
        to move it, and press Space to drop it or Escape to put it back. Press Enter to open it.
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
              <ColumnHead board={board} visible={visible} column={column} />
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
  readonly visible: Board;
  readonly column: (typeof columns)[number];
}

function ColumnHead({ board, visible, column: { id, name, limit } }: ColumnHeadProps) {
  const counted = countedIn(board, visible, id);
  const points = counted.reduce((sum, card) => sum + card.points, 0);
  const isFull = limit !== null && counted.length >= limit;
  return (
    <div className={styles.head}>
      <h3 id={`column-${id}`} className={styles.name}>
        {name}
      </h3>
      <p className={styles.count}>
        <span>{`${counted.length}${limit === null ? '' : ` of ${limit}`} · ${points} pts`}</span>
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
  readonly visible: Board;
  readonly current: ColumnId;
  readonly onCurrent: (column: ColumnId) => void;
  readonly dragged: Dragged | null;
}

/** One column at a time on a narrow screen. A card can be dropped on a column's name, too. */
function ColumnSwitch({ board, visible, current, onCurrent, dragged }: ColumnSwitchProps) {
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
          <span>{name}</span> <span className={styles.tabCount}>{countedIn(board, visible, id).length}</span>
        </button>
      ))}
    </nav>
  );
}
