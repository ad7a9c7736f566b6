import type { QuoteView } from '@agency/domain/quote/view';
import { sampleAgency } from '@agency/domain/settings/sample-agency';
import { sampleKinds } from '@agency/domain/settings/sample-kinds';
import type { FormResult } from '@agency/domain/site/render';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';

// The page behind a link as returned without script after an answer was refused.

const line = { unitLabel: '', discount: 0, vatRate: 2000 as const, billing: 'once' as const, quantity: 1 };
const totals = { subtotal: 1000, discount: 0, net: 1000, vatByRate: [], vat: 0, total: 1000 };
const view: QuoteView = {
  number: 'Q-7K3M9P',
  status: 'viewed',
  obstacle: null,
  offer: {
    quoteId: 'Q-7K3M9P',
    version: 2,
    recipient: { name: 'Sam Weald', email: 'sam@example.com', company: null, phone: null },
    seller: { ...sampleAgency, company: { ...sampleAgency.company, vatNumber: null } },
    content: {
      title: 'New website',
      introduction: '',
      sections: [
        {
          id: 'website',
          title: 'Website',
          introduction: '',
          lines: [
            { ...line, id: 'design', description: 'Design', unitPrice: 1000, selection: { kind: 'fixed' } },
            {
              ...line,
              id: 'blog',
              description: 'Blog',
              unitPrice: 500,
              selection: { kind: 'optional', selected: true },
            },
            {
              ...line,
              id: 'pages',
              description: 'Pages',
              unitPrice: 100,
              selection: { kind: 'adjustable', min: 1, max: 5 },
            },
          ],
        },
      ],
      discount: { kind: 'none' },
      paymentSchedule: [{ id: 'all', label: 'All', share: 10_000, trigger: { kind: 'acceptance' } }],
      milestones: [],
    },
    vatRegistered: false,
    totals: { oneOff: totals, monthly: totals },
    validUntil: '2027-01-31',
    terms: { version: '1', text: 'Terms', sha256: 'a'.repeat(64) },
  },
  contentHash: 'b'.repeat(64),
  sentAt: '2026-11-27T10:00:00.000Z',
  newerVersion: null,
  beingRevised: false,
  acceptance: null,
  declinedAt: null,
  projectId: null,
};
const renderer = createRenderer(testRenderer);

async function pageWith(form: FormResult | undefined, shown: QuoteView = view): Promise<string> {
  const content = testContent({ quoteByToken: async () => shown });
  const { body } = await renderer.render(renderer.plan('/client/quotes/view/token', ''), content, form);
  return body;
}

const accepted = { version: '2', contentHash: 'b'.repeat(64), name: 'Sam Weald', acceptTerms: 'true' };
const wrong = [{ path: 'choices', message: 'Something is wrong' }];
const ticked = /<input(?=[^>]*name="acceptTerms")(?=[^>]*checked)/;
const blogIn = /<input(?=[^>]*name="include\.blog")(?=[^>]*checked)/;

describe('an answer that came back without script', () => {
  it('keeps name, tick and choices', async () => {
    const body = await pageWith({ values: accepted, issues: wrong });
    expect(body).toContain('value="Sam Weald"');
    expect(body).toMatch(ticked);
    expect(await pageWith({ values: { ...accepted, 'quantity.pages': 'many' }, issues: wrong })).toMatch(
      /<input(?=[^>]*name="quantity\.pages")(?=[^>]*value="many")/,
    );
    // It was left out in the form.
    expect(body).not.toMatch(blogIn);
    expect(await pageWith({ values: { ...accepted, 'include.blog': 'blog' }, issues: wrong })).toMatch(
      blogIn,
    );
  });

  it('keeps a private buyer’s request to start early, which nobody else is asked', async () => {
    const consumer = {
      cancellationRight: 'You can cancel.',
      cancellationForm: 'Form',
      startEarlyRequest: 'Start',
    };
    const terms = { ...view.offer.terms, consumer };
    const offer = { ...view.offer, buys: 'private' as const, terms };
    const early = /<input(?=[^>]*name="startEarly")(?=[^>]*checked)/;
    const values = { ...accepted, startEarly: 'true' };
    expect(await pageWith({ values, issues: wrong }, { ...view, offer })).toMatch(early);
    const unasked = await pageWith({ values: accepted, issues: wrong }, { ...view, offer });
    expect(unasked).toContain('name="startEarly"');
    expect(unasked).not.toMatch(early);
    expect(await pageWith({ values, issues: wrong })).not.toContain('name="startEarly"');
  });

  it('keeps the name but no tick where it answered another version', async () => {
    const values = { ...accepted, version: '1', contentHash: 'c'.repeat(64) };
    const issues = [{ path: '', message: 'There is a newer version of this quote.' }];
    const body = await pageWith({ values, issues, code: 'failed-precondition' });
    expect(body).toContain('value="Sam Weald"');
    expect(body).toContain('There is a newer version of this quote.');
    expect(body).not.toMatch(ticked);
    expect(body).toMatch(blogIn);
  });

  it('keeps the reason for declining, and every choice as offered', async () => {
    const body = await pageWith({ values: { version: '2', reason: 'Too dear' }, issues: wrong });
    expect(body).toMatch(/<details[^>]* open/);
    expect(body).toContain('Too dear');
    expect(body).toMatch(blogIn);
  });

  it('moves on to the code where one is needed, with everything that was typed', async () => {
    const issues = [{ path: 'code', message: 'Enter the code that we email' }];
    const asked = await pageWith({ values: accepted, issues, code: 'unauthenticated' });
    expect(asked).toContain(
      'For a quote of this size you also need a code, which we’ll email to sam@example.com.',
    );
    expect(asked).toMatch(/<button(?=[^>]*formaction="\/api\/links\/quote\/token\/code")[^>]*>/i);
    expect(asked).toContain('value="Sam Weald"');
    expect(asked).toMatch(ticked);
    expect(asked).not.toContain('name="code"');
    const sent = await pageWith({ values: { ...accepted, codeSent: 'true' }, issues: [] });
    expect(sent).toContain('We’ve emailed a code to sam@example.com.');
    expect(sent).toMatch(/<input(?=[^>]*name="code")(?=[^>]*autocomplete="one-time-code")/i);
    expect(sent).toMatch(/<input(?=[^>]*name="codeSent")(?=[^>]*value="true")/);
    expect(sent).toMatch(ticked);
  });

  it('says beside the code that it is wrong, and keeps it', async () => {
    const issues = [{ path: 'code', message: 'You can try 4 times more.' }];
    const values = { ...accepted, codeSent: 'true', code: '123456' };
    const body = await pageWith({ values, issues, code: 'invalid-argument' });
    expect(body).toContain('You can try 4 times more.');
    expect(body).toMatch(/<input(?=[^>]*name="code")(?=[^>]*value="123456")/);
  });

  it('presses accept, not another code, on Enter: the first button of the form is a plain one', async () => {
    const body = await pageWith({ values: { ...accepted, codeSent: 'true' }, issues: [] });
    const [form = ''] = /<form id="quote-accept"[\s\S]*?<\/form>/.exec(body) ?? [];
    const [first = ''] = /<button[^>]*>/.exec(form) ?? [];
    expect(first).toContain('type="submit"');
    expect(first.toLowerCase()).not.toContain('formaction');
  });

  it('says where to sign in when the link alone is not enough', async () => {
    const issues = [{ path: '', message: 'Sign in with the address that it was sent to.' }];
    const body = await pageWith({ values: accepted, issues, code: 'unauthenticated' });
    expect(body).toContain('Please sign in to answer this quote');
    expect(body).toContain('href="/client/login?next=%2Fclient%2Fquotes%2FQ-7K3M9P"');
    expect(body).not.toContain('This quote has changed');
  });
});

it.each(sampleKinds)(
  'the quote says what the law wants of $title, and no VAT number while unregistered',
  async (kind) => {
    const { company, says } = kind;
    const seller = { ...view.offer.seller, company };
    const body = await pageWith(undefined, { ...view, offer: { ...view.offer, seller } });
    const [, foot = ''] = /<footer[^>]*seller[^>]*>(.*?)<\/footer>/s.exec(body) ?? [];
    for (const part of says) expect(foot).toContain(part);
    expect(foot).not.toContain('VAT');
  },
);
