/** A keyboard shortcut: what does the same, each as 'Alt+ArrowUp' or a key's name alone. Ctrl is Cmd on a Mac. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly label: string;
}

/** Every shortcut of the back office: handlers ask for it with `isPressed`, and the list shows it. */
export const shortcuts = {
  search: { keys: ['Ctrl+k'], label: 'Search or jump to' },
  list: { keys: ['?'], label: 'Show keyboard shortcuts' },
  close: { keys: ['Escape'], label: 'Close a dialog, a menu or a panel' },
  save: { keys: ['Ctrl+s'], label: 'Save' },
  send: { keys: ['Ctrl+Enter'], label: 'Send the message you are writing' },
  nextRow: { keys: ['j', 'ArrowDown'], label: 'Next row' },
  previousRow: { keys: ['k', 'ArrowUp'], label: 'Previous row' },
  firstRow: { keys: ['Home'], label: 'First row' },
  lastRow: { keys: ['End'], label: 'Last row' },
  openRow: { keys: ['Enter'], label: 'Open the row' },
  selectRow: { keys: ['x'], label: 'Select the row' },
  searchList: { keys: ['/'], label: 'Search the list' },
  nextRecord: { keys: ['j'], label: 'Next' },
  previousRecord: { keys: ['k'], label: 'Previous' },
  closeRecord: { keys: ['Escape'], label: 'Back to the list' },
  firstAction: { keys: ['Enter'], label: 'Press the first button of the row' },
  otherAction: { keys: ['1', '2', '3'], label: 'Press the button with that place in the row' },
  moveUp: { keys: ['Alt+ArrowUp'], label: 'Move it up' },
  moveDown: { keys: ['Alt+ArrowDown'], label: 'Move it down' },
  addLine: { keys: ['Ctrl+Enter'], label: 'Add a line below' },
} as const satisfies Readonly<Record<string, Shortcut>>;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function isOne(event: Pressed, keys: string): boolean {
  const { key, ctrl, alt } = partsOf(keys);
  if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey !== alt) return false;
  // With Ctrl and Shift it is another shortcut, of the browser's; alone, some layouts need Shift for '?' or '/'.
  return ctrl ? (event.ctrlKey || event.metaKey) && !event.shiftKey : !event.ctrlKey && !event.metaKey;
}

function partsOf(keys: string) {
  const held = keys.split('+');
  return { key: held.at(-1) ?? '', ctrl: held.includes('Ctrl'), alt: held.includes('Alt') };
}

/** Is this the shortcut, by any of its keys? */
export function isPressed(event: Pressed, shortcut: Shortcut): boolean {
  return shortcut.keys.some((keys) => isOne(event, keys));
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** What stands on the keys of one way to press it: 'Ctrl+k' as Ctrl and K, or ⌘ and K. */
export function keyCaps(keys: string, isMac: boolean): readonly string[] {
  const { key, ctrl, alt } = partsOf(keys);
  const cap = signs[key] ?? (ctrl || alt ? key.charAt(0).toUpperCase() + key.slice(1) : key);
  return [...(ctrl ? [isMac ? '⌘' : 'Ctrl'] : []), ...(alt ? [isMac ? '⌥' : 'Alt'] : []), cap];
}

/** Letters typed into these are text, and arrows move in them. */
export function isTyping(target: EventTarget | null): boolean {
  const field = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(field) !== null;
}
