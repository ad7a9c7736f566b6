import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { type ReactNode, useState } from 'react';
import { Menu, type MenuEntry } from '../../../ui/app/menu.tsx';
import {
  Grip,
  type Steps,
  stepByKeys,
  useSortable,
  useSortableGroup,
} from '../../../ui/app/sortable/sortable.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { cx } from '../../../ui/cx.ts';
import { focusGoesOnInList } from '../../../ui/focus-goes-on.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoreIcon } from '../../../ui/icons.tsx';
import styles from './ordered-list.module.css';
import { useFocusOverMoves } from './use-focus-over-moves.ts';
import { useOrder } from './use-order.ts';

interface OrderedListProps<T> {
  /** 'Packages' */
  readonly label: string;
  readonly found: readonly Listed<T>[];
  readonly nameOf: (one: Stored<T>) => string;
  /** Stores an order of all of them; wrap it in `useCallback`. */
  readonly save: (ids: string[]) => Promise<unknown>;
  /** What can be done with one, besides moving it. */
  readonly menuOf: (one: Stored<T>) => readonly MenuEntry[];
  readonly children: (one: Stored<T>) => ReactNode;
}

/** Records in an order of their own: dragged by the grip, moved by Alt and the arrow keys and by the menu of each. */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { label, found, nameOf, save, menuOf, children } = props;
  const { shown, move } = useOrder(
    found.map(({ id }) => id),
    save,
  );
  const [said, setSaid] = useState('');
  const noteFocus = useFocusOverMoves(shown.join());
  const group = useSortableGroup((from, to) => move(from.index, to.index));
  const byId = new Map(found.map((one) => [one.id, one]));
  const step = (from: number, to: number, name: string) => () => {
    noteFocus();
    move(from, to);
    setSaid(`${name}: now ${to + 1} of ${shown.length}`);
  };
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {shown.map((id, index) => {
          const one = byId.get(id);
          if (one === undefined) return null;
          const name = isUnreadable(one) ? id : nameOf(one);
          return (
            <Row
              key={id}
              {...{ group, index, name }}
              menu={isUnreadable(one) ? [] : menuOf(one)}
              onUp={index > 0 ? step(index, index - 1, name) : undefined}
              onDown={index < shown.length - 1 ? step(index, index + 1, name) : undefined}
            >
              {isUnreadable(one) ? <UnreadableNote path={one.unreadable.path} /> : children(one)}
            </Row>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

interface RowProps extends Steps {
  readonly group: string;
  readonly index: number;
  readonly name: string;
  readonly menu: readonly MenuEntry[];
  readonly children: ReactNode;
}

function Row({ group, index, name, menu, onUp, onDown, children }: RowProps) {
  const { row, grip, className } = useSortable(group, { list: 0, index });
  return (
    <li
      ref={row}
      className={cx(styles.row, className)}
      onKeyDownCapture={(event) => stepByKeys(event, { onUp, onDown })}
    >
      <Grip grip={grip} className={styles.grip} />
      <div className={styles.words}>{children}</div>
      <Menu
        trigger={
          <IconButton ref={focusGoesOnInList} label={`More for ${name}`}>
            <MoreIcon size={18} strokeWidth={3} />
          </IconButton>
        }
        groups={[
          menu,
          [
            {
              key: 'up',
              label: 'Move up',
              disabledReason: onUp ? null : 'This is at the top.',
              onSelect: onUp,
            },
            {
              key: 'down',
              label: 'Move down',
              disabledReason: onDown ? null : 'This is at the bottom.',
              onSelect: onDown,
            },
          ],
        ]}
      />
    </li>
  );
}
