import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';
import { steps } from '../../site/quote/form-values.ts';

const renderer = createRenderer(testRenderer);

describe('a posted form that was refused', () => {
  const form = {
    values: { name: '"><b>Ada', email: 'wrong', services: ['hosting'], message: 'Line one\n</textarea>' },
    issues: [
      { path: 'email', message: 'Enter an email address like name@example.com' },
      { path: 'consent', message: 'Tick the box' },
    ],
  };

  it('comes back with its values, errors beside the fields and in a summary', async () => {
    const { status, headers, body } = await renderer.render(renderer.plan('/quote', ''), testContent(), form);
    expect(status).toBe(400);
    expect(headers['Cache-Control']).toBe('private, no-store');
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;Ada"');
    expect(body).toContain('Line one\n&lt;/textarea&gt;');
    expect(body).toMatch(/<input(?=[^>]*value="hosting")(?=[^>]*checked)/);
    expect(body).toMatch(/href="#quote-email"[^>]*>Enter an email address like name@example.com/);
    expect(body).toMatch(
      /<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="quote-email-error")/,
    );
    expect(body.match(/Tick the box/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

const quoteFields = steps.flatMap(({ fields }) => [...fields]);

describe.each([
  ['/quote', 'quote', quoteFields],
  ['/contact', 'contact', ['name', 'email', 'subject', 'message', 'consent']],
  ['/packages', 'packageRequest', ['packageId', 'name', 'email', 'phone', 'company', 'message', 'consent']],
] as const)('each line of the summary of %s', (path, prefix, fields) => {
  it.each(fields)('leads to its field: %s', async (field) => {
    const form = { values: {}, issues: [{ path: field, message: 'Not right' }] };
    const { body } = await renderer.render(renderer.plan(path, ''), testContent(), form);
    expect(body).toContain(`href="#${prefix}-${field}"`);
    expect(body).toContain(`id="${prefix}-${field}"`);
  });
});

describe.each([
  ['/contact', 'contact', 'message'],
  ['/packages', 'packageRequest', 'message'],
])('the refused form of %s', (path, prefix, long) => {
  const form = {
    values: { name: '"><b>Ada', email: 'wrong', packageId: 'package-2', [long]: 'One\n</textarea>' },
    issues: [{ path: 'email', message: 'Enter an email address like name@example.com' }],
  };

  it('comes back with its values and its errors', async () => {
    const { status, headers, body } = await renderer.render(renderer.plan(path, ''), testContent(), form);
    expect(status).toBe(400);
    expect(headers['Cache-Control']).toBe('private, no-store');
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;Ada"');
    expect(body).toContain('One\n&lt;/textarea&gt;');
    expect(body).toContain(`href="#${prefix}-email"`);
    expect(body).toMatch(
      new RegExp(`<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")(?=[^>]*"${prefix}-email-error")`),
    );
    if (path === '/packages') expect(body).toMatch(/<option(?=[^>]*value="package-2")(?=[^>]*selected)/);
  });
});
