import type { MilestoneActions } from '@agency/domain/project/milestone-actions';
import type { Milestone } from '@agency/domain/project/schema';
import type { RefObject } from 'react';
import { Menu, type MenuEntry } from '../../../ui/app/menu.tsx';
import type { Steps } from '../../../ui/app/sortable/sortable.tsx';
import { focusGoesOnInList } from '../../../ui/focus-goes-on.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoreIcon } from '../../../ui/icons.tsx';
import type { MilestoneAction } from './milestone-asked.ts';

interface Props extends Steps {
  readonly milestone: Milestone;
  readonly actions: MilestoneActions;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onEdit: () => void;
  readonly onAsk: (action: MilestoneAction) => void;
}

/** All that can be done with a milestone; what can't be done now says why. */
export function MilestoneMenu({ milestone, actions, trigger, onEdit, onAsk, onUp, onDown }: Props) {
  const entry = (key: MilestoneAction, label: string, tone?: 'danger'): MenuEntry => ({
    key,
    label,
    tone,
    disabledReason: actions[key],
    onSelect: () => onAsk(key),
  });
  return (
    <Menu
      trigger={
        <IconButton
          ref={(button) => {
            trigger.current = button;
            return focusGoesOnInList(button);
          }}
          label={`More for ${milestone.title}`}
        >
          <MoreIcon size={18} strokeWidth={3} />
        </IconButton>
      }
      groups={[
        [
          { key: 'edit', label: 'Edit', disabledReason: actions.edit, onSelect: onEdit },
          {
            key: 'up',
            label: 'Move up',
            disabledReason: onUp ? null : 'This step is at the top.',
            onSelect: onUp,
          },
          {
            key: 'down',
            label: 'Move down',
            disabledReason: onDown ? null : 'This step is at the bottom.',
            onSelect: onDown,
          },
        ],
        [
          milestone.status === 'inReview'
            ? entry('askAgain', 'Ask again')
            : entry('askApproval', 'Ask for approval'),
          entry('withdraw', 'Withdraw the request'),
          entry('recordAnswer', 'Record answer'),
        ],
        [
          entry('complete', 'Complete'),
          entry('completeUnanswered', 'Complete without an answer'),
          entry('reopen', 'Reopen'),
        ],
        [entry('remove', 'Remove', 'danger')],
      ]}
    />
  );
}
