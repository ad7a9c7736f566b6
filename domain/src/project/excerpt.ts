const longestExcerpt = 400;

/** The beginning of a Markdown text without its markup, for mails and lists: whole words, at most 400 characters. */
export function plainExcerpt(markdown: string): string {
  const plain = markdown
    .replace(/^```.*$/gm, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/^ {0,3}(?:[-*_] *){3,}$/gm, '')
    .replace(/(\*\*|__|~~|`)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(^|\W)[*_](?=\S)([^*_]*\S)[*_](?=\W|$)/g, '$1$2')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (plain.length <= longestExcerpt) return plain;
  const cut = plain.slice(0, longestExcerpt).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
