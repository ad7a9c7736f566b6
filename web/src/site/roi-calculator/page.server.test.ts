import { calculatorInputs, inputNames, usualInputs } from '@agency/domain/calculator/inputs';
import { calculate } from '@agency/domain/calculator/result';
import { summaryWords } from '@agency/domain/calculator/words';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';
import { routes } from '../../routes.ts';

const path = '/tools/roi-calculator';
const renderer = createRenderer(testRenderer);
const open = (search = '') => renderer.render(renderer.plan(path, search), testContent());
const post = (values: Record<string, string>, issues: { path: string; message: string }[] = []) =>
  renderer.render(renderer.plan(path, ''), testContent(), { values, issues });
const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const figures = {
  visitors: '4,000',
  conversion: '1.2',
  orderValue: '85',
  margin: '45',
  uplift: '25',
  buildCost: '5,500',
  monthlyCost: '65',
  months: '36',
  discountRate: '8',
};

describe('the page of the calculator', () => {
  it('shows the example worked out, in chart and tables, without script', async () => {
    const { status, body } = await open();
    const text = textOf(body);
    expect(status).toBe(200);
    expect(text).toContain('Month 14');
    expect(text).toContain('£7,125');
    expect(text).toContain('14, paid back');
    expect(body).toContain(
      `aria-label="Chart of the running total. ${summaryWords(calculate(usualInputs), usualInputs)}`,
    );
    expect(text).not.toMatch(/NaN|Infinity|undefined|\[object/);
    expect(body).not.toMatch(/<[^>]+\sstyle="/);
  });

  const shared = '?v=12000&c=2.5&o=60&m=40&u=15&b=7500&r=95&h=24&d=5';

  it('shows the figures of a shared link worked out in its first HTML', async () => {
    const { status, body } = await open(shared);
    expect(status).toBe(200);
    for (const words of ['Month 8', '165%', '£14,977']) expect(textOf(body)).toContain(words);
    expect(body).toMatch(/<input(?=[^>]*name="visitors")(?=[^>]*value="12,000")/);
    expect(body).toContain('<link rel="canonical" href="https://downland.example/tools/roi-calculator">');
  });

  it('marks what can’t be read in a shared link', async () => {
    const { body } = await open('?v=1&b=nonsense');
    expect(body).toMatch(
      /<input(?=[^>]*name="buildCost")(?=[^>]*value="nonsense")(?=[^>]*aria-invalid="true")/,
    );
    expect(textOf(body)).toContain('No result yet');
  });

  it('is stored nowhere with somebody’s figures, as a page or as a payload', async () => {
    for (const address of [path, `${path}/_payload.json`]) {
      const plan = renderer.plan(address, shared);
      expect(plan.shareable).toBe(false);
      const { cache, headers } = await renderer.render(plan, testContent());
      expect([cache, headers['Cache-Control']]).toEqual(['private', 'private, no-store']);
    }
    expect((await open()).cache).not.toBe('private');
  });

  it('reads every figure by the name that links have for it, on one route alone', () => {
    const own = routes.flatMap(({ path: at, ownQuery }) => (ownQuery ? [[at, ownQuery]] : []));
    expect(own).toEqual([[path, inputNames.map((name) => calculatorInputs[name].short)]]);
  });

  it('reads nothing else from the address but that a mail was requested', async () => {
    const plain = renderer.plan(path, '');
    const told = renderer.plan(path, '?utm_source=x&x=1');
    expect(told.key).toBe(plain.key);
    expect(told.shareable).toBe(true);
    const { body } = await open('?sent=K-7K3M9P');
    expect(textOf(body)).toContain('It is on its way');
    expect(body).toContain('<link rel="canonical" href="https://downland.example/tools/roi-calculator">');
    for (const odd of ['Q-7K3M9P', '1', '<script>'])
      expect(textOf((await open(`?sent=${encodeURIComponent(odd)}`)).body)).not.toContain('It is on its way');
  });

  it('offers the published prices as a start, with script only', async () => {
    const { body } = await open();
    expect(body).toMatch(/<select(?=[^>]*name="buildCostFrom")(?=[^>]*disabled)/);
    expect(textOf(body)).toContain('Starter site: from £1,800');
    expect(textOf(body)).toContain('Care plan: from £65');
    // The middle of £1,800 to £6,000.
    expect(textOf(body)).toContain('Websites: about £3,900');
  });

  it('says in the result where it uses the lowest price of a package', async () => {
    const words = (html: string) => textOf(html).match(/[^.]*on the lowest price of[^.]*\./g) ?? [];
    const { body } = await post({ ...figures, buildCost: '1800', monthlyCost: '70' });
    expect(words(body)).toEqual([
      expect.stringContaining(
        'The build cost is based on the lowest price of Starter site: from £1,800 + VAT at 20% (£2,160 including VAT).',
      ),
    ]);
    expect(textOf(body)).toContain('What you need may cost more.');
    const monthly = await post({ ...figures, buildCost: '1801', monthlyCost: '65' });
    expect(words(monthly.body)).toEqual([
      expect.stringContaining(
        'The monthly cost is based on the lowest price of Care plan: from £65 a month + VAT at 20% (£78 including VAT).',
      ),
    ]);
    const own = await post({ ...figures, buildCost: '1801', monthlyCost: '70' });
    expect(words(own.body)).toEqual([]);
  });

  it('calculates what was posted to it', async () => {
    const { body } = await post({ ...figures, buildCost: '2000', email: 'reader@example.com' });
    expect(textOf(body)).toContain('Month 6');
    expect(body).toMatch(/<input(?=[^>]*name="buildCost")(?=[^>]*value="2000")/);
    expect(body).toMatch(/<input(?=[^>]*name="email")(?=[^>]*value="reader@example.com")/);
  });

  it('returns what can’t be read with its error, and no other result', async () => {
    const message = 'Gross margin must be a number like 45';
    const { body } = await post({ ...figures, margin: '"><b>thin', email: 'x' }, [
      { path: 'margin', message },
      { path: 'email', message: 'Enter an email address like name@example.com' },
    ]);
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;thin"');
    expect(body).toMatch(/<input(?=[^>]*name="margin")(?=[^>]*aria-invalid="true")/);
    expect(body).toContain('href="#roi-margin"');
    expect(body).toContain('href="#roi-email"');
    expect(textOf(body)).toContain('No result yet');
    expect(textOf(body)).not.toContain('Net present value £');
  });

  it('draws even the most extreme figures as lines of numbers', async () => {
    const least = Object.fromEntries(Object.keys(figures).map((name) => [name, '0']));
    const most = {
      visitors: '1000000',
      conversion: '100',
      orderValue: '100000',
      margin: '100',
      uplift: '300',
      buildCost: '0',
      monthlyCost: '0',
      months: '120',
      discountRate: '0',
    };
    for (const values of [{ ...least, months: '1' }, most, { ...figures, uplift: '0' }]) {
      const { body } = await post(values);
      expect(textOf(body)).not.toMatch(/NaN|Infinity|undefined|e\+/);
      for (const [, d = ''] of body.matchAll(/<path[^>]* d="([^"]*)"/g))
        expect(d).toMatch(/^[MLHVZhvlcCSsqQtTaAzm\d.,\s-]*$/);
    }
  });

  it('is found by search engines as an application with its questions', async () => {
    const { body } = await open();
    for (const type of ['WebApplication', 'BreadcrumbList', 'FAQPage'])
      expect(body).toContain(`"@type":"${type}"`);
  });
});
