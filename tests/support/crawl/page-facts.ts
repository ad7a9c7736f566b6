import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** A crawler's facts about one HTML page. */
export interface PageFacts {
  readonly lang: string | undefined;
  readonly title: string;
  /** Texts of all h1. */
  readonly headings: readonly string[];
  readonly mains: number;
  /** Content of `meta` by its `name` or `property`. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** Every `href` of an `a`, as it is written. */
  readonly links: readonly string[];
  readonly images: readonly Attributes[];
  /** Every `source` of a picture, in its order. */
  readonly sources: readonly Attributes[];
  readonly ids: ReadonlySet<string>;
  /** Texts of the JSON-LD scripts. */
  readonly structured: readonly string[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Parses a page as received, without running its script. */
export function readPage(html: string): PageFacts {
  const meta = new Map<string, string>();
  const ids = new Set<string>();
  const links: string[] = [];
  const images: Attributes[] = [];
  const sources: Attributes[] = [];
  const texts: Record<'title' | 'h1' | 'ld', string[]> = { title: [], h1: [], ld: [] };
  let lang: string | undefined;
  let canonical: string | undefined;
  let mains = 0;
  let inside: keyof typeof texts | null = null;
  let isInDrawing = false;
  const begin = (kind: keyof typeof texts) => {
    inside = kind;
    texts[kind].push('');
  };
  const onOpen: Readonly<Record<string, (given: Attributes) => void>> = {
    html: (given) => {
      lang = given.lang;
    },
    title: () => {
      if (!isInDrawing) begin('title');
    },
    h1: () => begin('h1'),
    main: () => {
      mains += 1;
    },
    svg: () => {
      isInDrawing = true;
    },
    script: (given) => {
      if (given.type === 'application/ld+json') begin('ld');
    },
    meta: (given) => meta.set(given.name ?? given.property ?? '', given.content ?? ''),
    link: (given) => {
      if (given.rel === 'canonical') canonical = given.href;
    },
    a: (given) => given.href !== undefined && links.push(given.href),
    img: (given) => images.push(given),
    source: (given) => sources.push(given),
  };
  const parser = new Parser({
    onopentag(name, given) {
      if (given.id) ids.add(given.id);
      onOpen[name]?.(given);
    },
    ontext(text) {
      if (inside) texts[inside][texts[inside].length - 1] += text;
    },
    onclosetag(name) {
      if (name === 'svg') isInDrawing = false;
      if (name === 'title' || name === 'h1' || name === 'script') inside = null;
    },
  });
  parser.end(html);
  const headings = texts.h1.map(oneLine);
  const [title = ''] = texts.title.map(oneLine);
  return { lang, title, headings, mains, meta, canonical, links, images, sources, ids, structured: texts.ld };
}
