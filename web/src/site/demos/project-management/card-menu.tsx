import { type FocusEvent, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Board, type Card, type ColumnId, columns } from './board.ts';
import styles from './card-menu.module.css';
import { MoveIcon } from './move-icon.tsx';
import { whyNot } from './moves.ts';

interface CardMenuProps {
  readonly board: Board;
  readonly card: Card;
  readonly onMove: (column: ColumnId) => void;
  readonly onOpen: () => void;
}

/** Moves a card without dragging: the columns it can go to, and why not to the others. */
export function CardMenu({ board, card, onMove, onOpen }: CardMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const choose = (act: () => void) => {
    // The pressed button disappears, and a dialog gives the focus back to what had it.
    opener.current?.focus();
    setOpen(false);
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes what its buttons have opened
    <div
      className={styles.menu}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <IconButton
        ref={opener}
        label={`Move “${card.title}”`}
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MoveIcon size={18} />
      </IconButton>
      {isOpen ? (
        <ul className={styles.list}>
          {columns
            .filter(({ id }) => id !== card.column)
            .map(({ id, name }) => (
              <li key={id}>
                <Target
                  name={`Move to ${name}`}
                  reason={whyNot(board, card, id)}
                  onChoose={() => choose(() => onMove(id))}
                />
              </li>
            ))}
          <li className={styles.apart}>
            <Target name="Edit or delete" reason={null} onChoose={() => choose(onOpen)} />
          </li>
        </ul>
      ) : null}
    </div>
  );
}

interface TargetProps {
  readonly name: string;
  readonly reason: string | null;
  readonly onChoose: () => void;
}

function Target({ name, reason, onChoose }: TargetProps) {
  return (
    <button
      type="button"
      className={styles.target}
      aria-disabled={reason === null ? undefined : true}
      onClick={() => (reason === null ? onChoose() : undefined)}
    >
      <span>{name}</span>
      {reason === null ? null : <span className={styles.reason}>{reason}</span>}
    </button>
  );
}
