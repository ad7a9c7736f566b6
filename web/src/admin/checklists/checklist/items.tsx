import { type IdentifiedItem, orderedItems } from '@agency/domain/checklist/head';
import { type Checklist, type ChecklistItem, maxChecklistItems } from '@agency/domain/checklist/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useCallback, useRef, useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';
import { Card } from '../../../ui/app/card.tsx';
import { useSortableGroup } from '../../../ui/app/sortable/sortable.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Muted } from '../../../ui/text.tsx';
import { useChanges } from '../../shared/checklist/use-changes.ts';
import { putItem, removeTask } from '../../shared/checklist/writes.ts';
import { newId } from '../../shared/new-id.ts';
import { useFocusOverMoves } from '../../shared/order/use-focus-over-moves.ts';
import { useOrder } from '../../shared/order/use-order.ts';
import { AddItems } from './add-items.tsx';
import styles from './checklist.module.css';
import { ItemRow } from './item-row.tsx';

interface Props {
  readonly checklist: Stored<Checklist>;
  readonly now: Date;
}

/** What is to be done, in its order, and a field for more. */
export function Items({ checklist, now }: Props) {
  const items = orderedItems(checklist.items);
  const add = useAdd(checklist, items);
  return (
    <Card title="Items" flush actions={<Muted>{`${items.length} of at most ${maxChecklistItems}`}</Muted>}>
      {items.length === 0 ? (
        <p className={styles.none}>Nothing to do yet. Add the first item, or paste a list.</p>
      ) : (
        <Rows checklist={checklist} items={items} now={now} />
      )}
      <AddItems count={items.length} onAdd={add} />
    </Card>
  );
}

function useAdd({ id: checklistId }: Stored<Checklist>, items: readonly IdentifiedItem[]) {
  const change = useChanges();
  // Two in quick succession: the second comes before the first is among the items.
  const last = useRef(-1);
  return (texts: readonly string[]) => {
    last.current = Math.max(last.current, ...items.map((one) => one.position));
    for (const text of texts) {
      last.current += 1;
      const item = newItem(text, last.current);
      void change((onSlow) => putItem({ checklistId, itemId: newId() }, item, onSlow));
    }
  };
}

function newItem(text: string, position: number): ChecklistItem {
  return { text, done: false, assigneeUid: null, dueOn: null, position, note: '', dueAfterDays: null };
}

function useRemove({ id: checklistId }: Stored<Checklist>): (item: IdentifiedItem) => void {
  const toast = useToast();
  const change = useChanges();
  return ({ id: itemId, ...item }) => {
    const path = { checklistId, itemId, text: item.text };
    const undo = () => void change((onSlow) => putItem(path, item, onSlow));
    void change((onSlow) => removeTask(path, onSlow));
    toast(`‘${item.text}’ removed`, { action: { label: 'Undo', onAction: undo } });
  };
}

function Rows({ checklist, items, now }: Props & { readonly items: readonly IdentifiedItem[] }) {
  const { id: checklistId, kind } = checklist;
  const { shown, move } = useOrder(
    items.map(({ id }) => id),
    useCallback(
      (order: string[]) => callOperation('reorderChecklist', { checklistId, order }),
      [checklistId],
    ),
  );
  const [said, setSaid] = useState('');
  const noteFocus = useFocusOverMoves(shown.join());
  const group = useSortableGroup((from, to) => move(from.index, to.index));
  const remove = useRemove(checklist);
  const byId = new Map(items.map((one) => [one.id, one]));
  const step = (from: number, to: number, text: string) => () => {
    noteFocus();
    move(from, to);
    setSaid(`${text}: now ${to + 1} of ${shown.length}`);
  };
  return (
    <>
      <ol className={styles.list} aria-label="Items">
        {shown.map((id, index) => {
          const item = byId.get(id);
          return item ? (
            <ItemRow
              key={id}
              {...{ checklistId, kind, item, index, group, now }}
              onRemove={remove}
              onUp={index > 0 ? step(index, index - 1, item.text) : undefined}
              onDown={index < shown.length - 1 ? step(index, index + 1, item.text) : undefined}
            />
          ) : null;
        })}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
