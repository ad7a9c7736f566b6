import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

/** A word more about a control that already has a name. Never the only place for something needed. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={4} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
