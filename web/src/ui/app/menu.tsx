import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { cx } from '../cx.ts';
import type { IconComponent } from '../icons.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconComponent | undefined;
  readonly tone?: 'danger' | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** Why it is not possible now; the entry stays readable. */
  readonly disabledReason?: string | null | undefined;
}

export interface MenuProps {
  /** The button that opens it: a Button or IconButton. */
  readonly trigger: ReactNode;
  /** Groups are separated by a line. */
  readonly groups: readonly (readonly MenuEntry[])[];
  /** Above the entries: who is signed in. */
  readonly head?: ReactNode;
  readonly align?: 'start' | 'end' | undefined;
}

export function Menu({ trigger, groups, head, align = 'end' }: MenuProps) {
  const shown = groups.filter((group) => group.length > 0);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={leaveFocusWhereItWent}
        >
          {head ? <DropdownMenu.Label className={styles.head}>{head}</DropdownMenu.Label> : null}
          {shown.map((group) => (
            <DropdownMenu.Group key={group[0]?.key} className={styles.group}>
              {group.map((entry) => (
                <Entry key={entry.key} entry={entry} />
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** If the entry moved the focus (to a field it opened), it stays there; otherwise it returns to the button. */
function leaveFocusWhereItWent(event: Event): void {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body) event.preventDefault();
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { label, icon: Icon, tone, href, onSelect, disabledReason } = entry;
  const words = (
    <>
      {Icon ? <Icon size={16} /> : null}
      <span className={styles.words}>
        <span>{label}</span>
        {disabledReason ? <span className={styles.reason}>{disabledReason}</span> : null}
      </span>
    </>
  );
  const className = cx(styles.entry, tone === 'danger' && styles.danger);
  if (href && !disabledReason) {
    return (
      <DropdownMenu.Item asChild className={className}>
        <Anchor href={href}>{words}</Anchor>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item
      className={className}
      aria-disabled={disabledReason ? true : undefined}
      onSelect={(event) => (disabledReason ? event.preventDefault() : onSelect?.())}
    >
      {words}
    </DropdownMenu.Item>
  );
}
