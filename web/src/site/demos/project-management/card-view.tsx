import type { KeyboardEvent } from 'react';
import { Badge, StatusBadge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { dayAndMonth } from '../shared/day-words.ts';
import { type Board, type Card, type ColumnId, labelName, people, personName, pointWords } from './board.ts';
import { CardMenu } from './card-menu.tsx';
import styles from './card-view.module.css';
import { isOverdue } from './filter.ts';
import { cardFocusId } from './use-lifting.ts';

interface CardViewProps {
  readonly board: Board;
  readonly card: Card;
  readonly today: string;
  readonly look: { readonly isLifted: boolean; readonly isDragged: boolean; readonly isTarget: boolean };
  readonly helpId: string;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, id: number) => void;
  readonly onOpen: (id: number) => void;
  readonly onMove: (id: number, column: ColumnId) => void;
}

export function CardView({ board, card, today, look, helpId, onKey, onOpen, onMove }: CardViewProps) {
  return (
    <li
      data-card={card.id}
      className={cx(
        styles.card,
        look.isLifted && styles.lifted,
        look.isDragged && styles.dragged,
        look.isTarget && styles.target,
      )}
    >
      <div className={styles.head}>
        <button
          type="button"
          id={cardFocusId(card.id)}
          className={styles.title}
          aria-describedby={helpId}
          onClick={() => onOpen(card.id)}
          onKeyDown={(event) => onKey(event, card.id)}
          // Some browsers click when Space is released, which lifts a card here.
          onKeyUp={(event) => (event.key === ' ' ? event.preventDefault() : undefined)}
        >
          {card.title}
        </button>
        <CardMenu
          board={board}
          card={card}
          onMove={(column) => onMove(card.id, column)}
          onOpen={() => onOpen(card.id)}
        />
      </div>
      <div className={styles.facts}>
        <Badge>{labelName(card.label)}</Badge>
        <Due card={card} today={today} />
        <span className={styles.who}>
          <span className={styles.points} title={pointWords(card.points)}>
            <span>{card.points}</span>
            <span className="sr-only">{card.points === 1 ? ' point' : ' points'}</span>
          </span>
          <Person id={card.assignee} />
        </span>
      </div>
    </li>
  );
}

function Due({ card, today }: { readonly card: Card; readonly today: string }) {
  if (card.due === null) return null;
  if (isOverdue(card, today))
    return <StatusBadge tone="danger">{`Late, ${dayAndMonth(card.due)}`}</StatusBadge>;
  const isToday = card.due === today && card.column !== 'done';
  return <span className={styles.due}>{isToday ? 'Due today' : `Due ${dayAndMonth(card.due)}`}</span>;
}

function Person({ id }: { readonly id: Card['assignee'] }) {
  const person = people.find((one) => one.id === id);
  return (
    <span className={cx(styles.person, !person && styles.nobody)} title={personName(id)}>
      <span aria-hidden="true">{person?.initials ?? '?'}</span>
      <span className="sr-only">{personName(id)}</span>
    </span>
  );
}
