import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface StepButtonProps {
  readonly label: string;
  /** Undefined where there is nowhere to go: the button stays, so that the focus does. */
  readonly onStep: (() => void) | undefined;
  readonly children: ReactNode;
  readonly keys?: string;
}

/** Moves something one step; at the end of the way it can be focused and does nothing. */
export function StepButton({ label, onStep, children, keys }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={onStep ? undefined : true}
      aria-keyshortcuts={keys}
      onClick={onStep}
    >
      {children}
    </IconButton>
  );
}
