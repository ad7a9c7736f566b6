import { connect } from 'node:net';
import { region } from '@agency/domain/platform/region';
import { describe, expect, it } from 'vitest';
import { routes } from '../../web/src/routes.ts';
import { addresses, project } from '../support/suite.ts';

// The same over the wire, byte by byte: browsers and `fetch` normalise addresses before they send them.

const ways = {
  hosting: { origin: addresses.site, base: '' },
  function: { origin: addresses.functions, base: `/${project}/${region}/ssr` },
} as const;

interface RawAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** The longest request head that Node.js accepts: `--max-http-header-size`. */
const longestHead = 16_384;

function isCutOff(error: Error | undefined): boolean {
  return error !== undefined && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** Sends a request line exactly as it is, and reads until the other side is done. */
function getRaw(origin: string, target: string): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      const head = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      socket.write(Buffer.from(head, 'utf8'));
    });
    socket.setTimeout(60_000, () => socket.destroy(new Error(`${target.slice(0, 80)} was not answered`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A client refused early is cut off while still sending: whatever arrived before that is the response.
    let broken: Error | undefined;
    socket.on('error', (error) => {
      broken = error;
    });
    socket.on('close', () => {
      if (chunks.length === 0 && isCutOff(broken) && target.length > longestHead) {
        // Node.js hangs up on a head that is too long, which can overtake its own response: a refusal all the same.
        resolve({ status: 431, location: undefined, text: '' });
        return;
      }
      if (chunks.length === 0) reject(broken ?? new Error(`${target.slice(0, 80)} was not answered`));
      const text = Buffer.concat(chunks).toString('utf8');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, location: /^location: (.*)\r$/im.exec(text)?.[1], text });
    });
  });
}

/** One of every kind of page; parameters get values that do not exist. */
const kinds = [
  ...['/', '/services', '/services/none', '/services/web-development-none', '/packages', '/portfolio/none'],
  ...['/blog', '/blog/none', '/blog/category/none', '/faq', '/contact', '/quote', '/client/login', '/admin'],
  ...['/client/quotes/view/none', '/project/track/none', '/unsubscribe/none', '/verify/none', '/sitemap.xml'],
];

const odd = [
  ...['%', '%00', '%2F', '%5c', '%2e%2e%2f', '/../..', '/%c0%ae%c0%ae/', '%ED%A0%80', '%E0%A4%A', '//', '\\'],
  ...[
    'é',
    '🦊',
    '%f0%9f%a6%8a',
    '"><script>alert(1)</script>',
    "'--",
    '%0d%0aSet-Cookie:%20x=1',
    '/_payload.json',
  ],
  ...[
    '/%5f%70ayload.json',
    '/.',
    ';a=b',
    '?',
    '?q=%',
    '?q=%00&q=%ff',
    '?page=-1&page=1e99',
    '?__proto__[x]=1',
  ],
  ...[
    '?package=%27%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    `?q=${'a'.repeat(8192)}`,
    `/${'a'.repeat(8192)}`,
  ],
];

const whole = [
  ...['//evil.example', '//evil.example/', '///evil.example/..', '/\\evil.example/', '/%5Cevil.example/'],
  ...[
    '/.//evil.example/',
    '/%2F%2Fevil.example/',
    'http://evil.example/',
    '/@evil.example/',
    '*',
    '/?',
    '/%',
  ],
  ...[
    `/${'a'.repeat(65_536)}`,
    `/?q=${'a'.repeat(65_536)}`,
    `/${'%61'.repeat(5000)}`,
    '/builds/%00.json',
    '/assets/%',
  ],
];

function expectCalm(origin: string, target: string, { status, location, text }: RawAnswer): void {
  const shown = target.slice(0, 120);
  // Node.js itself refuses lines that are not HTTP (400) or too long (431); some limits answer 414 or 429.
  expect([200, 301, 304, 400, 404, 414, 429, 431], shown).toContain(status);
  if (location !== undefined) expect(new URL(location, origin).origin, shown).toBe(origin);
  expect(text.includes('<script>alert'), shown).toBe(false);
  const [head = ''] = text.split('\r\n\r\n');
  expect(/^set-cookie: x=1/im.test(head), shown).toBe(false);
  if (origin === addresses.site) expect(/\bat .*\.(js|ts):\d+/.test(text), shown).toBe(false);
}

describe.each(Object.entries(ways))('through %s', (_way, { origin, base }) => {
  it.each(kinds)('no odd ending of %s is an error of ours', async (kind) => {
    for (const end of odd) {
      const target = `${base}${kind}${end}`;
      expectCalm(origin, target, await getRaw(origin, target));
    }
  });

  it.each(whole)('%s is not an error of ours and leads nowhere else', async (target) => {
    const asked = target.startsWith('/') ? `${base}${target}` : target;
    expectCalm(origin, asked, await getRaw(origin, asked));
  });
});

it('knows every route that takes no parameter, in raw bytes too', async () => {
  for (const { path } of routes.filter((route) => !route.path.includes(':'))) {
    const { status } = await getRaw(addresses.site, path);
    expect(status, path).toBe(200);
  }
});
