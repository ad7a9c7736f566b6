/**
 * For the `ref` of a control that goes while it has the focus, which would fall to the start of the page: the function
 * that React calls before it takes the control away. Once that is done, `next` gets the focus.
 */
export function focusGoesOn(
  control: HTMLElement | null,
  next: () => HTMLElement | null | undefined,
): () => void {
  return () => {
    if (control === null || document.activeElement !== control) return;
    queueMicrotask(() => {
      const active = document.activeElement;
      if (!control.isConnected && (active === null || active === document.body))
        next()?.focus({ preventScroll: true });
    });
  };
}

/**
 * The `ref` of a button in a list whose rows go or change (removed, tried again): the focus goes to what has taken the
 * row's place, or to the field that the list belongs to.
 */
export function focusGoesOnInList(button: HTMLElement | null): () => void {
  const row = button?.closest('li');
  const list = row?.parentElement;
  let index = 0;
  const goOn = focusGoesOn(button, () => {
    const rows = list?.children ?? [];
    const buttons = rows[Math.min(index, rows.length - 1)]?.querySelectorAll('button') ?? [];
    return buttons[buttons.length - 1] ?? list?.parentElement?.querySelector('input');
  });
  return () => {
    index = list && row ? Array.from(list.children).indexOf(row) : 0;
    goOn();
  };
}
