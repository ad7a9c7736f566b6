// What a page shows when something that it was made for is missing.

/** These are there for what is in them. */
const containers = /^(?:section|ul|ol|dl|dt|dd|li|nav|p|figure|fieldset|select|article|h[1-6])$/;
/** Boxes beside the words of a hero or section. */
const beside = /class="[^"]*_(?:aside|more)_/;
const voids = /^(?:img|input|br|hr|link|meta|source|wbr)$/;
/** Seen without words. */
const visible = /^(?:img|input|textarea|canvas|iframe|option|svg)$/;

const broken: readonly RegExp[] = [
  /\bSample\b/,
  /\b(?:undefined|null|NaN)\b/,
  /\b(?:0|All 0|no) (?:posts?|packages|pieces|categories)\b/,
  /\b1 (?:posts|packages|pieces|categories)\b|\bThree of our\b/,
  /\s[.,;:](?:\s|$)|[:,;]\s*\./,
];

interface Open {
  readonly tag: string;
  readonly attributes: string;
  seen: boolean;
}

const nameOf = ({ tag, attributes }: Open) => `<${tag}${attributes.slice(0, 60)}>`;

/** Live regions are empty until something happens. */
function isHole({ tag, attributes, seen }: Open): boolean {
  const isContainer = containers.test(tag) || beside.test(attributes);
  return !seen && isContainer && !/role="(?:status|alert)"/.test(attributes);
}

/** Containers of a page's main part with nothing in them. */
function emptyContainers(main: string): string[] {
  const open: Open[] = [];
  const found: string[] = [];
  const see = () => {
    for (const each of open) each.seen = true;
  };
  for (const [, close, tag = '', attributes = '', text] of main.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi,
  )) {
    if (text !== undefined) {
      if (text.trim() !== '') see();
    } else if (close === '/') {
      const last = open.pop();
      if (last && isHole(last)) found.push(`${nameOf(last)} is empty`);
    } else {
      if (visible.test(tag)) see();
      if (!voids.test(tag) && !attributes.endsWith('/')) open.push({ tag, attributes, seen: false });
    }
  }
  return found;
}

/** Headings that are followed by the next of their level, or by the end of their section. */
function bareHeadings(main: string): string[] {
  const bare =
    /<h([2-6])[^>]*>((?:(?!<\/h\1>).)*)<\/h\1>(?:<\/?(?:div|header|hgroup)[^>]*>)*(?=<h([2-6])|<\/section>)/g;
  return [...main.matchAll(bare)].flatMap(([, level, words, next]) =>
    next !== undefined && Number(next) > Number(level) ? [] : [`“${words}” is followed by nothing`],
  );
}

function brokenWords(text: string): string[] {
  return broken.flatMap((words) => {
    const found = words.exec(text);
    return found ? [`“${text.slice(Math.max(0, found.index - 40), found.index + 40)}”`] : [];
  });
}

/** Values of the structured data that say nothing. */
function emptyData(html: string): string[] {
  return [...html.matchAll(/"(\w+)":(?:""|\[\]|null)/g)].map(([, name]) => `${name} is empty`);
}

/** Everything about a rendered page that looks as if something were missing. */
export function holesOf(html: string): string[] {
  const main = (/<main[^>]*>.*<\/main>/s.exec(html)?.[0] ?? '').replace(/<!--.*?-->/gs, '');
  const head = [...html.matchAll(/<title>([^<]*)|<meta[^>]* content="([^"]*)"/g)].map(
    ([, title, content]) => title ?? content ?? '',
  );
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
  const text = main.replace(/<[^>]+>/g, '\n');
  return [
    ...emptyContainers(main),
    ...bareHeadings(main),
    ...[...text.split('\n'), ...head].flatMap(brokenWords),
    ...data.flatMap(emptyData),
  ];
}
