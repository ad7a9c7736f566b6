interface Pressed {
  readonly target: unknown;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

function isOnButton({ target }: Pressed): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

function stop(event: Pressed): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Runs an action once: the second click of a double click, and a key that is held down, do nothing. After an action
 * another button takes its place (book, give up), and would undo what was meant.
 */
export const onceOnly = {
  onClickCapture: (event: Pressed & { readonly detail: number }): void => {
    if (event.detail > 1 && isOnButton(event)) stop(event);
  },
  onKeyDownCapture: (event: Pressed & { readonly repeat: boolean; readonly key: string }): void => {
    const presses = event.key === 'Enter' || event.key === ' ';
    if (event.repeat && presses && isOnButton(event)) stop(event);
  },
};
