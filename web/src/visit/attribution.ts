import type { Attribution } from '@agency/domain/quote/schema';

// The boot script records where a visit began (`landing`) and its latest external source (`latest`), in this tab's
// session storage only: without consent nothing is stored beyond the visit.

type Touch = NonNullable<Attribution['first']>;

const campaign = ['source', 'medium', 'campaign', 'term', 'content'] as const;

function short(text: string | null, most: number): string {
  // One line: an address may contain anything.
  return (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most);
}

function readNote(name: string): readonly [string, string] | undefined {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (!Array.isArray(note)) return undefined;
    const [address, referrer] = note;
    return typeof address === 'string' && typeof referrer === 'string' ? [address, referrer] : undefined;
  } catch {
    return undefined;
  }
}

/** A recorded visit in the shape of the enquiry. */
export function toTouch(address: string, referrer: string): Touch | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const [source, medium, name, term, content] = campaign.map((part) =>
    short(url.searchParams.get(`utm_${part}`), 100),
  );
  return {
    source: source ?? '',
    medium: medium ?? '',
    campaign: name ?? '',
    term: term ?? '',
    content: content ?? '',
    referrer: short(referrer, 500),
    landingPage: short(url.pathname, 500),
  };
}

/** How this visitor arrived, for the enquiry; undefined where unknown. */
export function readAttribution(): Attribution | undefined {
  const landing = readNote('landing');
  if (!landing) return undefined;
  const first = toTouch(...landing);
  const latest = readNote('latest');
  return { first, last: latest ? toTouch(...latest) : first };
}
