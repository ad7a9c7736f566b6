import { socialFile } from '@agency/domain/site/files';
import type { PageRenderer, SocialCard } from '@agency/domain/site/render';
import type { Deps } from '../platform/deps.ts';
import { type HttpHandler, type HttpRequest, type HttpResponse, param } from '../platform/http.ts';
import { siteContent } from './content.ts';
import { isUnavailable } from './content-cache.ts';
import { pageRenderer } from './renderer.ts';

/** About 40 kB each: enough for all pages of the site. */
const maxPictures = 200;

type Draw = (card: SocialCard) => Promise<Uint8Array>;

const draw: Draw = async (card) => (await import('./social-picture.tsx')).drawSocialPicture(card);

interface Asked {
  readonly page: string;
  readonly address: string;
}

/** `services/websites/0123456789abcdef.png` asks for the picture of `/services/websites`. */
function readPath(rest: string): Asked | null {
  const found = /^(?:(.+)\/)?[0-9a-f]{16}\.png$/.exec(rest);
  return found ? { page: `/${found[1] ?? ''}`, address: socialFile(rest) } : null;
}

const inWords = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
} as const;

const notFound: HttpResponse = {
  status: 404,
  headers: { ...inWords, 'Cache-Control': 'public, max-age=0, s-maxage=30' },
  body: 'We can’t find this picture.',
};

/** The title that belongs on it can't be read now. */
const notNow: HttpResponse = {
  status: 503,
  headers: { ...inWords, 'Cache-Control': 'private, no-store', 'Retry-After': '10' },
  body: 'This picture isn’t ready yet. Please try again in a moment.',
};

async function cardOf(renderer: PageRenderer, page: string, deps: Deps): Promise<SocialCard | null | 'late'> {
  try {
    return await renderer.socialCard(page, siteContent(deps));
  } catch (thrown) {
    if (isUnavailable(thrown)) return 'late';
    throw thrown;
  }
}

/** Caches pictures by their address, which identifies what is on them, so none goes stale. */
export function socialImages(renderer: PageRenderer, drawPicture: Draw = draw) {
  const pictures = new Map<string, Promise<Uint8Array>>();
  const pictureOf = (card: SocialCard): Promise<Uint8Array> => {
    const known = pictures.get(card.address);
    if (known) return known;
    const made = drawPicture(card);
    pictures.set(card.address, made);
    made.catch(() => pictures.delete(card.address));
    const oldest = pictures.keys().next().value;
    if (pictures.size > maxPictures && oldest !== undefined) pictures.delete(oldest);
    return made;
  };
  return async (rest: string, deps: Deps): Promise<HttpResponse> => {
    const asked = readPath(rest);
    const card = asked && (await cardOf(renderer, asked.page, deps));
    if (card === 'late') return notNow;
    if (!card) return notFound;
    // An older title's address, saved by somebody: it shows the page as it is now, and is cached only briefly.
    const isCurrent = card.address === asked.address;
    const headers = {
      'Content-Type': 'image/png',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': isCurrent
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=300, s-maxage=300',
    };
    return { status: 200, headers, body: await pictureOf(card) };
  };
}

let known: Promise<ReturnType<typeof socialImages>> | undefined;

/** `GET /social/{path of a page}/{hash}.png`: the picture that a shared link shows, for everybody. */
export const getSocialImage: HttpHandler = async (request: HttpRequest, deps) => {
  known ??= pageRenderer(deps.config).then((renderer) => socialImages(renderer));
  return (await known)(param(request, 'rest'), deps);
};
