import type { LinkKind } from '../link/schema.ts';

/**
 * The part of the address book that no page leads to: files made from content, what browsers and machines ask for by
 * themselves. Each stands alone, so that a script carries only what it names.
 */

export const sitemapFile = '/sitemap.xml';
export const feedFile = '/rss.xml';
export const securityFile = '/.well-known/security.txt';
export const webManifestFile = '/manifest.webmanifest';
export const socialPictureFile = '/social.png';
export const workerFile = '/sw.js';
/** Shown by the worker where an answer does not come. */
export const offlinePage = '/offline';
export const healthPath = '/health';

/** What is known of a build, by its id; of the newest under `latest`. */
export const buildFile = (id: string): string => `/builds/${id}.json`;

/** A picture that staff put up, by its place ('blog/oven.webp'; '*' for all). */
export const mediaFile = (place: string): string => `/media/${place}`;

/** The picture that a shared link of a page shows, by what stands behind its folder. */
export const socialFile = (rest: string): string => `/social/${rest}`;

/** Below these are the files of a build. Hosting has those of every build that a page may still name. */
export const ofBuilds = /^\/(?:assets|builds)\//;

/** Below these no page is: files of a build, functions, and what Hosting keeps for itself. */
export const withoutPages = /^\/(?:assets|builds|api|media|social|health|__)(?:\/|$)/;

/** A file that its ticket opens, for some minutes. */
export const ticketPath = (ticket: string): string => `/api/files/${ticket}`;

/** What a signed link shows, as JSON. */
export const linkDataPath = (kind: LinkKind | ':kind', token: string): string =>
  `/api/links/${kind}/${token}`;

export const templateListPath = '/api/email/templates';
/** Where the mail provider tells what became of mails. */
export const mailEventsPath = '/api/webhooks/resend';
