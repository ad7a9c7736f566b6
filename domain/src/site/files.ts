import type { LinkKind } from '../link/schema.ts';

/**
 * The addresses that no page links to: files made from content, and what browsers and other clients request
 * unprompted. Each is an export of its own, so that a script carries only what it names.
 */

export const sitemapFile = '/sitemap.xml';
export const feedFile = '/rss.xml';
export const securityFile = '/.well-known/security.txt';
export const webManifestFile = '/manifest.webmanifest';
export const socialPictureFile = '/social.png';
export const workerFile = '/sw.js';
/** The drawing that the icons are made from. */
export const faviconSourcePage = '/favicon_source';
/** Shown by the service worker when there is no response. */
export const offlinePage = '/offline';
export const healthPath = '/health';

/** The metadata of a build, by its id; of the newest under `latest`. */
export const buildFile = (id: string): string => `/builds/${id}.json`;

/** A picture that staff uploaded, by its path ('blog/oven.webp'; '*' for all). */
export const mediaFile = (place: string): string => `/media/${place}`;

/** The social card of a page, by the rest of its path. */
export const socialFile = (rest: string): string => `/social/${rest}`;

/** The files of a build. Hosting keeps those of every build that a page may still name. */
export const ofBuilds = /^\/(?:assets|builds)\//;

/** No page is below these: files of a build, functions, and what Hosting reserves. */
export const withoutPages = /^\/(?:assets|builds|api|media|social|health|__)(?:\/|$)/;

/** A file that its ticket opens, for some minutes. */
export const ticketPath = (ticket: string): string => `/api/files/${ticket}`;

/** A ticket follows. */
export const pictureTickets = '/api/pictures/';
/** A picture that is not for everybody yet, by its ticket; `place` as in `mediaFile`. */
export const ticketedPicture = (ticket: string, place: string): string =>
  `${pictureTickets}${ticket}/${place}`;

/** Rendered Markdown with its pictures at the addresses that a ticket opens. */
export function withPictureTicket(html: string, ticket: string): string {
  const inAttributes = new RegExp(`(?<=<(?:img|source)[^>]*)${mediaFile('')}`, 'g');
  return html.replace(inAttributes, ticketedPicture(ticket, ''));
}

/** The view behind a signed link, as JSON. */
export const linkDataPath = (kind: LinkKind | ':kind', token: string): string =>
  `/api/links/${kind}/${token}`;

export const templateListPath = '/api/email/templates';
/** The mail provider's webhook. */
export const mailEventsPath = '/api/webhooks/resend';
