import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { bootScript } from './boot.server.ts';

interface Visit {
  readonly href?: string;
  readonly referrer?: string;
  readonly hydrate?: string;
  readonly secret?: boolean;
  readonly blocked?: boolean;
  readonly offline?: boolean;
}

/** Runs the boot script in a made-up browser; `import()` is a call that the test sees. */
function visit({
  href = 'https://downland.example/',
  referrer = '',
  hydrate = 'frame',
  secret = false,
  blocked = false,
  offline = false,
}: Visit) {
  const imported: string[] = [];
  const classes = new Set<string>();
  const listeners = new Map<string, () => void>();
  const storage: Record<string, string> = {};
  const url = new URL(href);
  const root = {
    classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
    dataset: secret ? { hydrate, private: '' } : { hydrate },
  };
  const scope = {
    document: { documentElement: root, referrer },
    location: { href: url.href, search: url.search, host: url.host },
    URL,
    load: (name: string) => {
      imported.push(name);
      return offline ? Promise.reject(new Error('offline')) : Promise.resolve();
    },
    Promise,
    window: {
      addEventListener: (name: string, go: () => void) => listeners.set(name, go),
      removeEventListener: (name: string) => listeners.delete(name),
    },
    get sessionStorage() {
      if (blocked) throw new Error('blocked');
      return storage;
    },
  };
  runInNewContext(bootScript(['/assets/part.js', '/assets/entry.js']).replace('import(', 'load('), scope);
  return { imported, classes, listeners, storage };
}

describe('the boot script', () => {
  it('is smaller than 1 kB', () => {
    expect(
      Buffer.byteLength(
        bootScript([
          '/assets/part-12345678.js',
          '/assets/part-12345678.js',
          '/assets/entry-client-12345678.js',
        ]),
      ),
    ).toBeLessThan(1024);
  });

  it('fetches the entry at the first sign of intent, once', () => {
    const { imported, listeners, classes } = visit({});
    expect(imported).toEqual([]);
    expect(classes.has('js')).toBe(true);
    expect([...listeners.keys()]).toEqual(['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart']);
    const go = listeners.get('keydown');
    go?.();
    go?.();
    expect(imported).toEqual(['/assets/part.js', '/assets/entry.js']);
    expect(listeners.size).toBe(0);
  });

  it('fetches it at once where the page asks', () => {
    expect(visit({ hydrate: 'now' }).imported).toEqual(['/assets/part.js', '/assets/entry.js']);
  });

  it('makes the page its plain self again when the entry is not to be had', async () => {
    const page = visit({ hydrate: 'now', offline: true });
    await vi.waitFor(() => expect(page.classes.has('js')).toBe(false));
  });

  it('notes where the visit began and what led here last', () => {
    const { storage } = visit({
      href: 'https://downland.example/packages?utm_source=news',
      referrer: 'https://mail.example/',
    });
    expect(storage.landing).toBe(
      JSON.stringify(['https://downland.example/packages?utm_source=news', 'https://mail.example/']),
    );
    expect(storage.latest).toBe(storage.landing);
    expect(visit({ referrer: 'https://downland.example/packages' }).storage.latest).toBeUndefined();
  });

  it('leaves no note of a secret address', () => {
    expect(visit({ href: 'https://downland.example/project/track/secret', secret: true }).storage).toEqual(
      {},
    );
  });

  it('works where storage is blocked', () => {
    expect(visit({ blocked: true, hydrate: 'now' }).imported).toHaveLength(2);
  });
});
