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
 * The place of a control in a list, for when the control or its row has gone: the function returns the last button of the
 * row that stands there then, or else the field or the section that the list belongs to.
 */
export function placeInList(control: Element | null): () => HTMLElement | null | undefined {
  const row = control?.closest('li');
  const list = row?.parentElement;
  const around = list?.parentElement;
  const section = list?.closest<HTMLElement>('[tabindex="-1"]');
  const index = list && row ? Array.from(list.children).indexOf(row) : 0;
  // A row that has the focus itself is read before anything in it is done.
  const isRead = row?.dataset.row !== undefined;
  return () => {
    const own = isRead && list?.isConnected ? list.querySelectorAll<HTMLElement>(':scope > [data-row]') : [];
    if (isRead) return own[Math.min(index, own.length - 1)] ?? section;
    const rows = list?.isConnected ? list.children : [];
    const stands = row?.isConnected ? row : rows[Math.min(index, rows.length - 1)];
    const buttons = stands?.querySelectorAll('button') ?? [];
    return buttons[buttons.length - 1] ?? around?.querySelector('input') ?? section;
  };
}

/**
 * The `ref` of a button in a list whose rows go or change (removed, tried again): the focus goes to what has taken the
 * row's place, or to the field or section that the list belongs to.
 */
export function focusGoesOnInList(button: HTMLElement | null): () => void {
  let place = placeInList(button);
  const goOn = focusGoesOn(button, () => place());
  return () => {
    place = placeInList(button);
    goOn();
  };
}
