import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { bootScript } from './boot.server.ts';

interface Visit {
  readonly href?: string;
  readonly referrer?: string;
  readonly hydrate?: string;
  readonly offline?: boolean;
  /** Opened in a background tab. */
  readonly hidden?: boolean;
  /** The type of the navigation. */
  readonly arrival?: string;
  /** A browser without workers, or an address without TLS. */
  readonly workerless?: boolean;
}

/** Runs the boot script in a fake browser; `import()` is a call that the test records. */
function visit({
  href = 'https://downland.example/',
  referrer = '',
  hydrate = 'frame',
  offline = false,
  hidden = false,
  arrival = 'navigate',
  workerless = false,
}: Visit) {
  const imported: string[] = [];
  const classes = new Set<string>();
  const listeners = new Map<string, (event?: unknown) => void>();
  const page: { earlyTap?: unknown } = {};
  const storage: Record<string, string> = {};
  const url = new URL(href);
  const waiting: (() => void)[] = [];
  const preloaded: string[] = [];
  const root = {
    classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
    dataset: {
      hydrate,
      ...(hydrate === 'now' ? { scripts: '/a.js /b.js' } : {}),
    },
  };
  const scope = {
    document: {
      documentElement: root,
      referrer,
      hidden,
      addEventListener: (_loaded: string, then: () => void) => waiting.push(then),
      createElement: () => ({}),
      head: {
        append: ({ rel, href: address }: Record<string, string>) => preloaded.push(`${rel} ${address}`),
      },
    },
    navigator: workerless ? {} : { serviceWorker: {} },
    requestAnimationFrame: (then: () => void) => waiting.push(then),
    setTimeout: (then: () => void) => waiting.push(then),
    performance: { getEntriesByType: () => [{ type: arrival }] },
    location: { href: url.href, search: url.search, host: url.host, hash: url.hash },
    URL,
    load: (name: string) => {
      imported.push(name);
      return offline ? Promise.reject(new Error('offline')) : Promise.resolve();
    },
    Promise,
    window: Object.assign(page, {
      addEventListener: (name: string, go: () => void) => listeners.set(name, go),
      removeEventListener: (name: string) => listeners.delete(name),
    }),
    sessionStorage: storage,
    localStorage: storage,
  };
  const script = bootScript(['/assets/part.js', '/assets/entry.js'], '/assets/register.js');
  runInNewContext(script.replaceAll('import(', 'load('), scope);
  /** The browser's next step: document loaded, frame begun, painted. */
  const step = () => waiting.shift()?.();
  return { imported, classes, listeners, storage, preloaded, step, page };
}

describe('the boot script', () => {
  it('is no larger than 1.3 kB', () => {
    const script = bootScript(['/assets/entry-client-12345678.js'], '/assets/register-worker-12345678.js');
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1300);
  });

  it('has a page laid out as a whole where a place in it is looked for, and only there', () => {
    expect(visit({}).classes).toEqual(new Set(['js']));
    for (const arrival of ['reload', 'back_forward']) {
      expect(visit({ arrival }).classes).toEqual(new Set(['js', 'whole']));
    }
    const fragment = 'https://downland.example/packages#request';
    expect(visit({ href: fragment }).classes).toEqual(new Set(['js', 'whole']));
  });

  it('fetches the entry at the first sign of intent, once', () => {
    const { imported, listeners, classes } = visit({});
    expect(imported).toEqual([]);
    expect(classes.has('js')).toBe(true);
    const signs = () => [...listeners.keys()].filter((name) => name !== 'click' && name !== 'load');
    expect(signs()).toEqual(['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart']);
    const go = listeners.get('keydown');
    go?.();
    go?.();
    expect(imported).toEqual(['/assets/part.js', '/assets/entry.js']);
    expect(signs()).toEqual([]);
  });

  it('remembers the last script-only button pressed', () => {
    const { listeners, page } = visit({});
    const press = (button: unknown) => listeners.get('click')?.({ target: { closest: () => button } });
    press(null);
    expect(page.earlyTap).toBeUndefined();
    press('Continue');
    press(null);
    expect(page.earlyTap).toBe('Continue');
  });

  it('fetches it after the first paint, with all that it needs, where the page asks for that', () => {
    const page = visit({ hydrate: 'now' });
    page.step();
    page.step();
    expect([page.imported, page.preloaded]).toEqual([[], []]);
    page.step();
    expect(page.imported).toEqual(['/assets/part.js', '/assets/entry.js']);
    expect(page.preloaded).toEqual(['modulepreload /a.js', 'modulepreload /b.js']);
  });

  it('waits for no paint in a hidden tab, nor once the visitor begins to interact', () => {
    const behind = visit({ hydrate: 'now', hidden: true });
    behind.step();
    expect(behind.imported).toHaveLength(2);
    const touched = visit({ hydrate: 'now' });
    touched.listeners.get('pointerdown')?.();
    expect(touched.imported).toHaveLength(2);
    for (let count = 0; count < 3; count += 1) touched.step();
    expect(touched.imported).toHaveLength(2);
  });

  it('makes the page work without script again when the entry can’t be loaded', async () => {
    const page = visit({ hydrate: 'now', offline: true, hidden: true });
    page.step();
    await vi.waitFor(() => expect(page.classes.has('js')).toBe(false));
  });

  it('registers the worker once a page that is only read has loaded and is idle', () => {
    const { imported, listeners, step } = visit({});
    step();
    expect(imported).toEqual([]);
    listeners.get('load')?.();
    expect(imported).toEqual([]);
    // The rest after loading, then the browser's idle time.
    step();
    expect(imported).toEqual([]);
    step();
    expect(imported).toEqual(['/assets/register.js']);
  });

  it('leaves a page as it is where no worker can be registered', async () => {
    expect(visit({ workerless: true }).listeners.has('load')).toBe(false);
    const page = visit({ offline: true });
    page.listeners.get('load')?.();
    page.step();
    page.step();
    expect(page.imported).toEqual(['/assets/register.js']);
    await Promise.resolve();
    expect(page.classes.has('js')).toBe(true);
  });

  it('stores nothing in the browser', () => {
    const { storage } = visit({
      href: 'https://downland.example/packages?utm_source=news',
      referrer: 'https://mail.example/',
    });
    expect(storage).toEqual({});
  });
});
