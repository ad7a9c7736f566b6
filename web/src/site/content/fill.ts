/** Text of the settings inside Markdown: nothing in it may become markup. */
export function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&');
}

/**
 * Puts values in the place of `{{name}}`; they are Markdown already.
 * @throws where a name has no value, so that no page ever shows braces.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`Nothing to put in the place of '${name}'`);
    return value;
  });
}
