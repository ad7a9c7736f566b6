import type { Page } from '@playwright/test';

/** What a visitor has done to a page. */
interface Traces {
  /** One line a thing: what is typed, ticked, open, in focus. */
  readonly marks: readonly string[];
  /** The first text in the window, the same one each time, and how far from its top it is. */
  readonly inView: string;
  readonly top: number;
}

declare global {
  interface Window {
    actEarly: () => void;
    traces: () => Traces;
  }
}

/** Holds every script of the page back until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    // Leaving a page cancels its requests.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Runs in the page before anything else: it must not close over anything. */
function installTraces(): void {
  const controls = () =>
    [...document.querySelectorAll<Control>('input, textarea, select')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'),
    );
  const isTick = ({ type }: Control) => type === 'radio' || type === 'checkbox';
  const isFigure = ({ inputMode }: Control) => inputMode === 'decimal' || inputMode === 'numeric';
  /** Those of one name are told apart by their value. */
  const nameOf = (control: Control) =>
    [control.closest('form')?.id, control.name || control.id, isTick(control) && control.value]
      .filter(Boolean)
      .join(' ');
  const samples: Readonly<Record<string, string>> = {
    email: 'edna@example.com',
    tel: '07700 900123',
    date: '2031-05-06',
  };
  const useControl = (control: Control) => {
    if (isTick(control)) {
      if (!control.matches(':checked')) control.click();
      return;
    }
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    // A figure stays the same, so that what is worked out from it stays as long as it was.
    else control.value = isFigure(control) ? `0${control.value}` : (samples[control.type] ?? 'Typed early');
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const stateOf = (control: Control) =>
    isTick(control) ? (control.matches(':checked') ? 'ticked' : 'not ticked') : `'${control.value}'`;
  const namesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each, place) => `open: ${each.id || place}`);

  window.actEarly = () => {
    for (const summary of document.querySelectorAll<HTMLElement>('details:not([open]) > summary'))
      summary.click();
    const fields = controls().filter(({ type }) => type !== 'file');
    for (const field of fields) useControl(field);
    const links = document.querySelectorAll<HTMLElement>('main a[href]');
    const place = fields.findLast((field) => !isTick(field)) ?? links[links.length - 1];
    place?.focus();
    place?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  // Asking text that is not laid out yet where it is would lay it out, and move the page.
  const firstInView = () =>
    [...document.querySelectorAll('h2, h3, label, summary, p')].find(
      (each) =>
        each.checkVisibility({ contentVisibilityAuto: true }) && each.getBoundingClientRect().top >= 0,
    );
  let followed: Element | undefined;
  window.traces = () => {
    const { activeElement } = document;
    if (!followed?.isConnected) followed = firstInView();
    const first = followed;
    return {
      marks: [
        ...controls().map((control) => `${nameOf(control)}: ${stateOf(control)}`),
        ...namesOf('details[open] > summary'),
        ...namesOf(':popover-open'),
        `in focus: ${activeElement?.id || activeElement?.getAttribute('href') || activeElement?.textContent}`,
      ],
      inView: (first?.textContent ?? '').slice(0, 40),
      top: first?.getBoundingClientRect().top ?? 0,
    };
  };
}

/** To be called before the first page is opened. */
export async function watchVisitor(page: Page): Promise<void> {
  await page.addInitScript(installTraces);
}

/** Opens every `details`, types and chooses in every field, and scrolls to the last one, which has the focus. */
export async function actEarly(page: Page): Promise<void> {
  await page.evaluate(() => window.actEarly());
}

export function tracesOf(page: Page): Promise<Traces> {
  return page.evaluate(() => window.traces());
}

/** What is not as it was. */
export function differing(before: Traces, after: Traces): string[] {
  const lost = before.marks.filter((mark) => !after.marks.includes(mark));
  const isMoved = before.inView !== after.inView || Math.abs(before.top - after.top) > 4;
  return [
    ...lost,
    ...(isMoved ? [`'${before.inView}' at ${before.top}, and now '${after.inView}' at ${after.top}`] : []),
  ];
}
