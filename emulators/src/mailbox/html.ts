/** Text that is safe to put into a page as it is. Only `html` makes it. */
export interface Markup {
  readonly markup: string;
}

type Value = string | number | null | undefined | false | Markup | readonly Markup[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** A template that escapes its values, unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const markup = parts
    .map((part, index) => part + (index < values.length ? write(values[index]) : ''))
    .join('');
  return { markup };
}

function write(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map((one) => one.markup).join('');
}
