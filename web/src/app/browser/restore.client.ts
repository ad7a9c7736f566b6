/** What visitors use on a page. Links are its own but for those that phones make of numbers. */
const usable = 'input, textarea, select, button, summary, details, [popover], a:not([href^="tel:"])';

/**
 * Does to a page's elements what was done early to those before them. React draws a page anew that it can't take over,
 * because a browser's translation has changed it; what was typed is then only in the `early` parts, which are gone.
 * `inUse` are those that had the focus or were open. What nobody touched early stays as the page has it by now: a draft
 * may have come back, or somebody may have gone on. The error that React has got over is reported.
 */
export function restore(
  root: HTMLElement,
  early: readonly Element[],
  inUse: NodeListOf<Element>,
  error: unknown,
): void {
  reportError(error);
  const usableIn = (part: Element) => [...part.querySelectorAll<HTMLElement>(usable)];
  const now = usableIn(root);
  const used = new Set(inUse);
  for (const old of early.flatMap(usableIn)) {
    const place = now.findIndex((each) => kindOf(each) === kindOf(old));
    const [fresh] = place < 0 ? [] : now.splice(place, 1);
    if (old.isConnected || !fresh) continue;
    take(old, fresh);
    if (!used.has(old)) continue;
    if (old.popover) fresh.showPopover();
    else if (document.activeElement === document.body) fresh.focus({ preventScroll: true });
  }
}

/** Those of one kind are in one order before and after. */
const kindOf = (element: Element): string =>
  [element.tagName, element.getAttribute('name'), element.getAttribute('href')].join(' ');

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (element: HTMLElement): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function take(old: HTMLElement, fresh: HTMLElement): void {
  if (old instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement) fresh.open ||= old.open;
  else if (!isField(old) || !isField(fresh)) return;
  else if (old.type === 'radio' || old.type === 'checkbox') {
    const isTicked = old.matches(':checked');
    if (isTicked !== old.matches('[checked]') && isTicked !== fresh.matches(':checked')) fresh.click();
  } else if (!/file|hidden/.test(old.type) && old.value !== valueAsSent(old)) type(fresh, old.value);
}

function valueAsSent(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;
}

/** As if it was typed: React does not hear of what is set on the element itself. */
function type(field: Field, value: string): void {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
