import type { PageHead } from '../../platform/page.ts';

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function setRobots(robots: string | undefined): void {
  const present = document.head.querySelector('meta[name="robots"]');
  if (robots === undefined) {
    present?.remove();
    return;
  }
  const tag = present ?? document.head.appendChild(document.createElement('meta'));
  tag.setAttribute('name', 'robots');
  tag.setAttribute('content', robots);
}

/** Makes the document's head that of the page now shown. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  setAttribute('meta[name="description"]', 'content', head.description);
  setAttribute('link[rel="canonical"]', 'href', head.canonical);
  for (const [tag, value] of [
    ['title', head.title],
    ['description', head.description],
  ] as const) {
    setAttribute(`meta[property="og:${tag}"]`, 'content', value);
    setAttribute(`meta[name="twitter:${tag}"]`, 'content', value);
  }
  setAttribute('meta[property="og:url"]', 'content', head.canonical);
  setAttribute('meta[property="og:image"]', 'content', head.image);
  setAttribute('meta[property="og:image:alt"]', 'content', head.title);
  setAttribute('meta[name="twitter:image"]', 'content', head.image);
  setAttribute('meta[name="twitter:image:alt"]', 'content', head.title);
  setRobots(head.robots);
}
