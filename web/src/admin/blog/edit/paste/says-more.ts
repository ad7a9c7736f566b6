/** Does the clipboard's HTML say more than its text does? Editors of code wrap plain text too. */
export function saysMore(html: string): boolean {
  return (
    /<(?:h[1-6]|ul|ol|li|table|a\s|img|strong|b|em|i|blockquote|p)\b/i.test(html) &&
    !/vscode|data-monaco/i.test(html)
  );
}

/** Does it hold words, not only a picture? A picture copied from a page comes as both. */
export function saysWords(html: string): boolean {
  const text = html.replace(/<style[\s\S]*?<\/style>|<[^>]*>|&nbsp;/gi, '');
  return text.trim() !== '';
}
