import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  /** Keep the choice in the URL. */
  readonly onValueChange: (value: string) => void;
}

/** Views of one thing. Panels not shown are not rendered, so they read nothing. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            ref={tab.value === value ? bringIntoRow : undefined}
            value={tab.value}
            className={styles.tab}
          >
            <span>{tab.label}</span>
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** On a phone the row scrolls by itself, and an address may open a tab at its end. */
function bringIntoRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
