import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../platform/composing.ts';
import { cx } from '../cx.ts';
import { type IconComponent, SearchIcon } from '../icons.tsx';
import styles from './command-dialog.module.css';
import overlay from './dialog.module.css';
import { useEscape } from './escape.ts';
import { useFocusReturn } from './focus-return.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Right of the label: a number, a company, 'Go to'. */
  readonly detail?: string | undefined;
  readonly group?: string | undefined;
  readonly icon?: IconComponent | undefined;
  /** Goes on in the search box, with this in it, in place of closing. */
  readonly fills?: string | undefined;
  readonly onRun: () => void;
}

export interface CommandDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What matches; the caller filters and searches. */
  readonly commands: readonly Command[];
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** True while a search runs. */
  readonly busy?: boolean | undefined;
  /** Why the search failed, in words. */
  readonly problem?: string | undefined;
  /** What to do to find more. */
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
}

const nothingFound = 'Nothing found. Try the start of a name or number.';

/** Type, move with the arrows, Enter. */
export function CommandDialog(props: CommandDialogProps) {
  const { open, onOpenChange, placeholder = 'Search or jump to' } = props;
  const { remember, onCloseAutoFocus } = useFocusReturn();
  const onlyHere = useEscape(() => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.overlay} />
        <Radix.Content
          {...onlyHere}
          className={styles.dialog}
          data-density="compact"
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Radix.Title className="sr-only">{placeholder}</Radix.Title>
          <CommandList {...props} placeholder={placeholder} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function CommandList(props: CommandDialogProps) {
  const { commands, query, onQueryChange, onOpenChange, busy, problem, hint, placeholder } = props;
  const listId = useId();
  const { at, list, setChosen } = useChosen(commands);
  const optionId = (i: number): string => `${listId}-${i}`;
  const type = (text: string): void => {
    setChosen(null);
    onQueryChange(text);
  };
  const run = (command: Command | undefined): void => {
    if (!command) return;
    if (command.fills !== undefined) {
      type(command.fills);
      return;
    }
    onOpenChange(false);
    command.onRun();
  };
  const choose = (i: number): void => {
    setChosen(commands[i]?.id ?? null);
    document.getElementById(optionId(i))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    const count = commands.length;
    if (isComposing(event)) return;
    if (event.key === 'Enter') run(commands[at]);
    else if (event.key === 'ArrowDown' && count) choose((at + 1) % count);
    else if (event.key === 'ArrowUp' && count) choose((at - 1 + count) % count);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.search}>
        <SearchIcon size={18} />
        <input
          role="combobox"
          aria-label={placeholder}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={commands.length ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <kbd>Esc</kbd>
      </div>
      <div ref={list} className={styles.list} id={listId} role="listbox" aria-label="Results">
        {commands.map((command, i) => (
          <CommandRow
            key={command.id}
            id={optionId(i)}
            command={command}
            head={command.group !== commands[i - 1]?.group ? command.group : undefined}
            chosen={i === at}
            onPoint={() => setChosen(command.id)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      <p className={styles.status} role="status">
        {busy ? 'Searching' : (problem ?? hint ?? (commands.length ? '' : nothingFound))}
      </p>
    </>
  );
}

/**
 * The chosen command, the first unless another was. It stays chosen, and where it is in sight, while others arrive above
 * it.
 */
function useChosen(commands: readonly Command[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = useRef({ id: '', top: 0 });
  const at = Math.max(
    0,
    commands.findIndex(({ id }) => id === chosen),
  );
  const id = commands[at]?.id ?? null;
  useEffect(() => setChosen((before) => before ?? id), [id]);
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !row || id === null) return;
    if (place.current.id === id) list.current.scrollTop += row.offsetTop - place.current.top;
    place.current = { id, top: row.offsetTop };
  });
  return { at, list, setChosen };
}

interface CommandRowProps {
  readonly id: string;
  readonly command: Command;
  readonly head: string | undefined;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

function CommandRow({ id, command, head, chosen, onPoint, onRun }: CommandRowProps) {
  const { label, detail, icon: Icon } = command;
  return (
    <>
      {head ? (
        <div className={styles.head} role="presentation">
          {head}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the search box that owns the list */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search box (aria-activedescendant) */}
      <div
        id={id}
        role="option"
        aria-selected={chosen}
        className={cx(styles.row, chosen && styles.chosen)}
        onMouseMove={onPoint}
        onClick={onRun}
      >
        {Icon ? <Icon size={16} /> : null}
        <span className={styles.label}>{label}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </div>
    </>
  );
}
