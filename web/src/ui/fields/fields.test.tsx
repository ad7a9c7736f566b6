import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxField, CheckboxGroup, RadioGroup } from './choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldPrefixProvider } from './field-id.ts';
import { FileField } from './file-field.tsx';
import { MoneyField, PercentField, QuantityField } from './number-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const ids = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const attribute = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].flatMap((match) => (match[1] ?? '').split(' '));

const texts = { name: 'thing', label: 'Thing', hint: 'A hint', error: 'Enter a thing' };
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const nothing = (): void => undefined;
const fields: [string, ReactElement, ...string[]][] = [
  ['TextField', <TextField key="" {...texts} />],
  ['TextArea', <TextArea key="" {...texts} limit={20} />],
  ['SelectField', <SelectField key="" {...texts} options={options} />],
  ['CheckboxField', <CheckboxField key="" {...texts} />],
  ['CheckboxGroup', <CheckboxGroup key="" {...texts} options={options} />],
  ['RadioGroup', <RadioGroup key="" {...texts} options={options} look="cards" />],
  ['MoneyField', <MoneyField key="" {...texts} />, 'field-thing-prefix'],
  ['PercentField', <PercentField key="" {...texts} />, 'field-thing-suffix'],
  ['PasswordField', <PasswordField key="" {...texts} autoComplete="new-password" />],
  ['FileField', <FileField key="" {...texts} files={[]} onAdd={nothing} onRemove={nothing} />],
];

describe.each(fields)('%s as the server renders it', (_, field, ...units) => {
  const html = renderToStaticMarkup(field);

  it('describes the control by its hint, its error and its unit, which are all in the page', () => {
    const described = attribute(html, 'aria-describedby');
    expect(described).toEqual(['field-thing-hint', 'field-thing-error', ...units]);
    for (const id of described) expect(ids(html)).toContain(id);
    expect(html).toContain('Enter a thing');
  });

  it('has the id that an error summary links to, once', () => {
    expect(ids(html).filter((id) => id === 'field-thing')).toHaveLength(1);
  });

  it('has a label or legend', () => {
    expect(html).toMatch(/<label[^>]*>|<legend/);
    expect(html).toContain('Thing');
  });

  it('mentions no errors where there are none', () => {
    const calm = renderToStaticMarkup({
      ...field,
      props: { ...(field.props as object), error: undefined },
    } as ReactElement);
    expect(calm).not.toContain('aria-invalid');
    expect(calm).not.toContain('thing-error');
  });
});

describe('choices', () => {
  it('post their values under one name and mark what was chosen', () => {
    const html = renderToStaticMarkup(
      <CheckboxGroup name="services" label="Services" options={options} defaultValue={['b']} />,
    );
    expect(attribute(html, 'name')).toEqual(['services', 'services']);
    expect(html).toMatch(/checked=""[^>]*value="b"|value="b"[^>]*checked=""/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });
});

describe('FileField', () => {
  const rows = (isRefused: boolean) => {
    const file = { id: 'a', name: 'page.html', size: '2 kB', state: 'failed' as const, isRefused };
    return renderToStaticMarkup(
      <FileField {...texts} files={[file]} onAdd={nothing} onRemove={nothing} onRetry={nothing} />,
    );
  };

  it('offers another try only where it can help', () => {
    expect(rows(false)).toContain('Try page.html again');
    expect(rows(true)).not.toContain('Try page.html again');
    expect(rows(true)).toContain('Remove page.html');
  });
});

describe('ErrorSummary', () => {
  it('links each message to its field, with the prefix of the form around it', () => {
    const html = renderToStaticMarkup(
      <FieldPrefixProvider value="quote">
        <ErrorSummary
          errors={[{ name: 'email', message: 'Enter an email address' }, { message: 'Try again' }]}
        />
        <TextField name="email" label="Email" />
      </FieldPrefixProvider>,
    );
    expect(attribute(html, 'href')).toEqual(['#quote-email']);
    expect(ids(html)).toContain('quote-email');
  });

  it('is absent without errors', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('');
  });
});

describe('a number out of range', () => {
  it.each([
    [<QuantityField key="" label="Quantity" name="q" value={99_999_999_999} />, 'at most 100,000'],
    [<MoneyField key="" label="Price" name="p" value={-5} />, 'can’t be negative'],
    [<PercentField key="" label="Share" name="s" value={10_001} />, 'at most 100'],
  ])('is named while it is typed', (field, words) => {
    expect(renderToStaticMarkup(field)).toContain(words);
  });

  it('may begin with a zero', () => {
    const html = renderToStaticMarkup(<QuantityField label="Quantity" name="q" value={0} />);
    expect(html).not.toContain('aria-invalid');
  });
});
