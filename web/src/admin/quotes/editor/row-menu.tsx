import { Menu, type MenuEntry } from '../../../ui/app/menu.tsx';
import type { Steps } from '../../../ui/app/sortable/sortable.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, MoreIcon } from '../../../ui/icons.tsx';

interface RowMenuProps extends Steps {
  /** 'line 2, Design'. */
  readonly what: string;
  /** Between moving and removing. */
  readonly entries?: readonly MenuEntry[];
  readonly onRemove: () => void;
}

/** All actions on a row besides filling it in. */
export function RowMenu({ what, onUp, onDown, entries = [], onRemove }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${what}`}>
          <MoreIcon size={18} strokeWidth={3} />
        </IconButton>
      }
      groups={[
        [
          {
            key: 'up',
            label: 'Move up',
            icon: ArrowUpIcon,
            disabledReason: onUp ? null : 'This line is at the top.',
            onSelect: onUp,
          },
          {
            key: 'down',
            label: 'Move down',
            icon: ArrowDownIcon,
            disabledReason: onDown ? null : 'This line is at the bottom.',
            onSelect: onDown,
          },
        ],
        entries,
        [{ key: 'remove', label: 'Remove', icon: CrossIcon, tone: 'danger', onSelect: onRemove }],
      ]}
    />
  );
}
