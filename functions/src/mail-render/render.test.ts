import { mailKinds } from '@agency/domain/mail/templates';
import { sampleKinds } from '@agency/domain/settings/sample-kinds';
import { AppError } from '@agency/domain/shared/errors';
import { describe, expect, test } from 'vitest';
import { renderMail, sampleData } from './render.ts';
import { testBrand } from './testing/brand.ts';

const brand = testBrand;

/** Gmail's clipping limit, less some room for what a provider adds. */
const maxBytes = 100_000;

/** These only report that something arrived: there is nothing to press. */
const withoutButton = new Set<string>(['quote-request-confirmation', 'contact-form-confirmation']);

/** What a recipient reads, in order: headings, text, links, cells. */
function outlineOf(html: string): string[] {
  const shown = html.slice(html.indexOf('<body')).replace(/<!--.*?-->/gs, '');
  const pieces = shown.matchAll(/<(h1|p|th|td|li|a)\b([^>]*)>([^<]*)/g);
  return [...pieces].flatMap(([, tag, attributes = '', words = '']) => {
    const [, className = ''] = /class="([^"]*)"/.exec(attributes) ?? [];
    const [, href] = /href="([^"]*)"/.exec(attributes) ?? [];
    const text = words.trim();
    if (text === '' && href === undefined) return [];
    return [[tag, className, href, text].filter(Boolean).join(' | ')];
  });
}

async function refusal(kind: (typeof mailKinds)[number], data: unknown): Promise<AppError> {
  const thrown: unknown = await renderMail(kind, data, brand).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(AppError);
  return thrown instanceof AppError ? thrown : new AppError('internal', '');
}

describe.each(mailKinds)('%s', (kind) => {
  test('its sample renders as a whole, small, accessible mail', async () => {
    const { subject, html } = await renderMail(kind, sampleData(kind), brand);
    expect(subject).toMatch(/^\S.{4,}\S$/);
    expect(Buffer.byteLength(html)).toBeLessThan(maxBytes);
    expect(html).toMatch(/<html[^>]* lang="en-GB"/);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  test('it says who we are, as company law requires', async () => {
    const { html, text } = await renderMail(kind, sampleData(kind), brand);
    for (const part of [html.replaceAll('<!-- -->', ''), text]) {
      expect(part).toContain(
        'Downland Digital Ltd. Registered in England and Wales, company number 00000000.',
      );
      expect(part).toContain('Registered office: 12 Chalk Row, Horsham, West Sussex, RH12\u00a00XX');
      expect(part).toContain('VAT number GB000000000');
    }
  });

  test('its text says the same, without markup and with whole addresses', async () => {
    const { text, html } = await renderMail(kind, sampleData(kind), brand);
    expect(text).toMatchSnapshot();
    expect(text).not.toMatch(/<[a-z/]/i);
    const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(new URL(link).origin).toBe(brand.origin);
      expect(text).toContain(link);
    }
  });

  test('its structure', async () => {
    const { html } = await renderMail(kind, sampleData(kind), brand);
    expect(outlineOf(html)).toMatchSnapshot();
  });

  test('it has a preheader of its own, before everything else', async () => {
    const { html } = await renderMail(kind, sampleData(kind), brand);
    const preheader = /data-skip-in-text="true"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
    expect(preheader.replace(/[^\p{L}\p{N}]/gu, '').length).toBeGreaterThan(10);
    expect(html.indexOf(preheader)).toBeLessThan(html.indexOf('<h1'));
  });

  test('its button works in Outlook, with its URL beside it as text', async () => {
    const { html } = await renderMail(kind, sampleData(kind), brand);
    const [button = ''] = /<a[^>]*class="m-button"[^>]*>.*?<\/a>/.exec(html) ?? [];
    expect(button === '').toBe(withoutButton.has(kind));
    if (button === '') return;
    expect(button).toContain('<!--[if mso]>');
    expect(html).toContain('.m-card { width: 600px !important; }');
    const [, href] = /href="([^"]+)"/.exec(button) ?? [];
    expect(html).toContain(`>${href}</a>`);
  });

  test('data.subject overrides its own', async () => {
    const data = { ...Object(sampleData(kind)), subject: 'A subject of its own' };
    expect((await renderMail(kind, data, brand)).subject).toBe('A subject of its own');
  });
});

test.each(mailKinds.filter((kind) => kind !== 'client-registration-confirmation'))(
  '%s without data is refused with what is missing',
  async (kind) => {
    const error = await refusal(kind, {});
    expect(error.code).toBe('invalid-argument');
    expect(error.issues.length).toBeGreaterThan(0);
    expect(error.issues.every(({ path, message }) => path !== '' && message !== '')).toBe(true);
  },
);

test.each([null, 'text', 7, []])('data that is %j is refused', async (data) => {
  expect((await refusal('quote-sent-notification', data)).code).toBe('invalid-argument');
});

const hostile = {
  name: 'Bobby <script>alert(1)</script> "Tables" & Söhne',
  email: 'bobby@example.com',
  company: `${'Llanfairpwllgwyngyll'.repeat(6)}`,
  reference: 'Q-7K3M9P',
  services: ['websites'],
  message: '<img src=x onerror=alert(1)>\n\n</td></table><h1>Hello</h1>\n\nمرحبا \u202Eevil\u202C 👩‍💻',
  adminUrl: 'https://downland.example/admin/quotes?quote=Q-7K3M9P',
};

describe('hostile data', () => {
  test('is shown as text', async () => {
    const { html, text } = await renderMail('quote-request-notification', hostile, brand);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).toContain('مرحبا');
    expect(html).toContain('👩‍💻');
  });

  test('does not reverse the text around it', async () => {
    const { html, text } = await renderMail('quote-request-notification', hostile, brand);
    expect(html + text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });

  test('does not break out of the subject', async () => {
    const error = await refusal('quote-request-notification', {
      ...hostile,
      name: 'Bobby\r\nBcc: x@example.com',
    });
    expect(error.issues).toEqual([{ path: 'name', message: 'Name must be one line of plain text' }]);
    const own = { ...hostile, subject: 'Quote\r\nBcc: x@example.com' };
    const { subject } = await renderMail('quote-request-notification', own, brand);
    expect(subject).toBe('Quote Bcc: x@example.com');
  });

  test('is refused where it would become a link that runs script', async () => {
    const data = { resetUrl: 'javascript:alert(1)' };
    expect((await refusal('client-password-reset', data)).issues[0]?.path).toBe('resetUrl');
  });

  test('stays below the clipping limit at its longest', async () => {
    const message = '<&"\n'.repeat(1250);
    const { html } = await renderMail('quote-request-notification', { ...hostile, message }, brand);
    expect(Buffer.byteLength(html)).toBeLessThan(maxBytes);
    const long = { authorName: 'A'.repeat(100), body: '&'.repeat(5000) };
    const many = {
      recipientName: 'B'.repeat(100),
      projectName: 'C',
      messages: Array.from({ length: 20 }, () => long),
      url: 'https://downland.example/client/project',
    };
    const digest = await renderMail('new-message-notification', many, brand);
    expect(Buffer.byteLength(digest.html)).toBeLessThan(maxBytes);
  });
});

test('the confirmation to an unverified address contains nothing that was typed', async () => {
  const { html } = await renderMail('quote-request-confirmation', { ...hostile, packageName: null }, brand);
  expect(html).not.toContain('Bobby');
  expect(html).not.toContain('onerror');
});

test.each(sampleKinds)('its foot says what the law wants of $title', async ({ company, says }) => {
  const { html, text } = await renderMail(
    'contact-form-confirmation',
    { reference: 'C-3X7N5R' },
    { ...brand, company },
  );
  for (const part of says) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
});

test.each(mailKinds)('%s says nothing of VAT where none is charged', async (kind) => {
  const plain = { ...brand, vatRegistered: false, vatRate: null };
  const { html, text } = await renderMail(kind, withoutVat(sampleData(kind)), plain);
  expect(html + text).not.toMatch(/VAT/);
});

/** The sample as data of an agency that charges no VAT. */
function withoutVat(data: unknown): unknown {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'vatRegistered' ? false : withoutVat(value)]),
  );
}

test('both sides of an acceptance are told when a private buyer can cancel and when work starts', async () => {
  const texts = async (
    kind: 'quote-accepted-confirmation' | 'quote-accepted-notification',
    startEarly: boolean,
  ) => {
    const cancelling = {
      until: '2026-12-11',
      startsOn: '2026-12-12',
      startEarly,
      right: 'Your right',
      form: 'The form',
    };
    return (await renderMail(kind, { ...Object(sampleData(kind)), cancelling }, brand)).text;
  };
  const client = await texts('quote-accepted-confirmation', false);
  for (const part of [
    'until the end of 11 December 2026',
    '12 December 2026 at the earliest',
    'Your right',
    'The form',
  ])
    expect(client).toContain(part);
  // Headings stay in sentence case.
  expect(client).toContain('Your right to cancel');
  expect(await texts('quote-accepted-notification', false)).toContain('don’t start before 12 December 2026');
  expect(await texts('quote-accepted-notification', true)).toContain('asked you to start before then');
});

test('money, dates and times are British', async () => {
  const { text } = await renderMail(
    'quote-accepted-confirmation',
    sampleData('quote-accepted-confirmation'),
    brand,
  );
  expect(text).toContain('Price before VAT: £4,500.00');
  expect(text).toContain('27 November 2026, 2:05 pm GMT');
});

test('somebody who did not register is pointed to the button on the linked page', async () => {
  const data = {
    name: 'Priya',
    verifyUrl: 'https://downland.example/client/login?mode=verifyEmail&oobCode=x',
  };
  const { text } = await renderMail('client-registration-confirmation', data, brand);
  expect(text.replace(/\s+/g, ' ')).toContain('If you didn’t register, open it and choose ‘This wasn’t me’');
});

test('without a verification link the mail says that there is an account', async () => {
  const { subject, text } = await renderMail('client-registration-confirmation', { name: 'Priya' }, brand);
  expect(subject).toBe('You already have an account with Downland Digital');
  expect(text).toContain('https://downland.example/client/login');
});
