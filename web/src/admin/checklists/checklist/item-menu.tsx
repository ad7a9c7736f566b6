import type { RefObject } from 'react';
import { Menu } from '../../../ui/app/menu.tsx';
import type { Steps } from '../../../ui/app/sortable/sortable.tsx';
import { focusGoesOnInList } from '../../../ui/focus-goes-on.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoreIcon } from '../../../ui/icons.tsx';

interface Props extends Steps {
  readonly text: string;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** All that can be done with an item besides ticking it. */
export function ItemMenu({ text, trigger, onEdit, onRemove, onUp, onDown }: Props) {
  return (
    <Menu
      trigger={
        <IconButton
          ref={(button) => {
            trigger.current = button;
            return focusGoesOnInList(button);
          }}
          label={`More for ${text}`}
        >
          <MoreIcon size={18} strokeWidth={3} />
        </IconButton>
      }
      groups={[
        [
          { key: 'edit', label: 'Edit', onSelect: onEdit },
          {
            key: 'up',
            label: 'Move up',
            disabledReason: onUp ? null : 'This item is at the top.',
            onSelect: onUp,
          },
          {
            key: 'down',
            label: 'Move down',
            disabledReason: onDown ? null : 'This item is at the bottom.',
            onSelect: onDown,
          },
        ],
        [{ key: 'remove', label: 'Remove', tone: 'danger', onSelect: onRemove }],
      ]}
    />
  );
}
