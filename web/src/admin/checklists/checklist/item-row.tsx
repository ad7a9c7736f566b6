import type { IdentifiedItem } from '@agency/domain/checklist/head';
import type { Checklist } from '@agency/domain/checklist/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { useRef, useState } from 'react';
import { Grip, type Steps, stepByKeys, useSortable } from '../../../ui/app/sortable/sortable.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { Muted } from '../../../ui/text.tsx';
import { useChanges } from '../../shared/checklist/use-changes.ts';
import { afterStartWords, dueWords } from '../../shared/checklist/words.ts';
import { changeItem } from '../../shared/checklist/writes.ts';
import { StaffName } from '../../shared/staff.tsx';
import styles from './checklist.module.css';
import { EditItem } from './edit-item.tsx';
import { ItemMenu } from './item-menu.tsx';
import { useTick } from './use-tick.ts';

interface Props extends Steps {
  readonly checklistId: string;
  readonly kind: Checklist['kind'];
  readonly item: IdentifiedItem;
  readonly index: number;
  readonly group: string;
  readonly now: Date;
  readonly onRemove: (item: IdentifiedItem) => void;
}

/** One thing to do, edited in place; moved by its grip, by Alt and the arrow keys, and by its menu. */
export function ItemRow(props: Props) {
  const { checklistId, kind, item, index, group, onUp, onDown, onRemove } = props;
  const [isEditing, setEditing] = useState(false);
  const { row, grip, className } = useSortable(group, { list: 0, index });
  const more = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => more.current?.focus());
  };
  return (
    <li
      ref={row}
      className={cx(styles.row, item.done && kind === 'running' && styles.done, className)}
      onKeyDownCapture={(event) => {
        if (!isEditing) stepByKeys(event, { onUp, onDown });
      }}
    >
      <Grip grip={grip} className={styles.grip} />
      {isEditing ? <EditItem {...{ checklistId, kind, item }} onClose={close} /> : <Shown {...props} />}
      <ItemMenu
        text={item.text}
        trigger={more}
        {...{ onUp, onDown }}
        onEdit={() => setEditing(true)}
        onRemove={() => onRemove(item)}
      />
    </li>
  );
}

function Shown(props: Props) {
  const { kind, item } = props;
  return (
    <div className={styles.words}>
      {kind === 'running' ? <Tick {...props} /> : <p className={styles.text}>{item.text}</p>}
      <Details {...props} />
      {item.note ? <p className={styles.note}>{item.note}</p> : null}
    </div>
  );
}

function Tick({ checklistId, item }: Pick<Props, 'checklistId' | 'item'>) {
  const change = useChanges();
  const path = { checklistId, itemId: item.id, text: item.text };
  const { shown, tick } = useTick(item.done, (done) =>
    change((onSlow) => changeItem(path, { done }, onSlow)),
  );
  return (
    <CheckboxField
      className={styles.tick}
      name={`done-${item.id}`}
      label={item.text}
      checked={shown}
      onChange={({ target }) => void tick(target.checked)}
    />
  );
}

/** When it is due, and who does it. */
function Details({ kind, item, now }: Pick<Props, 'kind' | 'item' | 'now'>) {
  const due = kind === 'running' ? dueWords(item, londonDate(now)) : null;
  const after = kind === 'template' ? afterStartWords(item.dueAfterDays) : null;
  if (due === null && after === null && item.assigneeUid === null) return null;
  return (
    <p className={styles.details}>
      {due ? <StatusBadge tone={due.tone}>{due.label}</StatusBadge> : null}
      {after ? <Muted>{after}</Muted> : null}
      {item.assigneeUid ? (
        <Muted>
          <StaffName uid={item.assigneeUid} />
        </Muted>
      ) : null}
    </p>
  );
}
