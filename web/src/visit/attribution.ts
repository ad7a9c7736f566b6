import type { Attribution } from '@agency/domain/quote/schema';
import { mayMeasureHere } from './vitals/analytics.ts';

// Where a visit began (`landing`) and its latest source outside this site (`latest`), noted in this tab's session storage.
// They help advertising and nothing that the visitor asked for (PECR, regulation 6), so there are none without consent.

const landingKey = 'landing';
const latestKey = 'latest';

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

/** Did the page before this one belong to this site? Then the visit began there. */
function isFromHere(referrer: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).host === window.location.host;
}

/** Notes how this document was reached, unless that says nothing of how the visit began, or its address is secret. */
function noteArrival(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming)) return;
  if (load.type === 'reload' || load.type === 'back_forward') return;
  if ('private' in document.documentElement.dataset) return;
  // What it was opened with: the address may have changed since then.
  const isCampaign = /[?&]utm_/.test(new URL(load.name).search);
  if (isFromHere(document.referrer) && !isCampaign) return;
  const note = JSON.stringify([load.name, document.referrer]);
  if (sessionStorage.getItem(landingKey) === null) sessionStorage.setItem(landingKey, note);
  // An address typed by hand, or a bookmark, takes no place from the site that led here before.
  if (isCampaign || document.referrer !== '') sessionStorage.setItem(latestKey, note);
}

/** With consent notes how the visit began; without it, and once it is withdrawn or expired, removes what was noted. */
export function updateArrival(): void {
  try {
    if (mayMeasureHere()) noteArrival();
    else for (const name of [landingKey, latestKey]) sessionStorage.removeItem(name);
  } catch {
    // Storage is full or blocked: how the visit began is then not known.
  }
}

/** The page this is sent from and what led to it, as the browser tells them: no queries, and of this site the path. */
function sentFromHere(): NonNullable<Attribution['sentFrom']> {
  const { referrer } = document;
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const led = from && (isFromHere(referrer) ? from.pathname : `${from.origin}${from.pathname}`);
  return { page: short(window.location.pathname, 500), referrer: short(led ?? '', 500) };
}

/** How this visitor arrived, for the enquiry; null where it is not known. */
export function readAttribution(): Attribution {
  const noted = (name: string) => {
    const note = mayMeasureHere() ? readNote(name) : undefined;
    return note ? toTouch(...note) : null;
  };
  const first = noted(landingKey);
  return { first, last: noted(latestKey) ?? first, sentFrom: sentFromHere() };
}
