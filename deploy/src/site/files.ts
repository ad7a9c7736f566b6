import { publicPages } from '@agency/domain/site/cache-policy';
import {
  buildFile,
  feedFile,
  healthPath,
  securityFile,
  sitemapFile,
  socialPictureFile,
  webManifestFile,
  workerFile,
} from '@agency/domain/site/files';
import { paths } from '@agency/domain/site/paths';
import { robotsText } from '@agency/domain/site/robots';
import * as v from 'valibot';
import { type Check, differs } from './check.ts';
import { cacheFaults } from './headers.ts';
import type { RunningSite } from './site.ts';

const latestBuild = v.object({ id: v.string(), timestamp: v.string() });

/** What browsers, search engines and other clients request unprompted. */
export const fileChecks: readonly Check[] = [
  ...[sitemapFile, feedFile, securityFile, webManifestFile].map(made),
  { about: `${securityFile} is not out of date`, look: securityFaults },
  file('/robots.txt', ({ text }, site) => differs('the text', text, robotsText(site.origin))),
  file(socialPictureFile, () => []),
  file(workerFile, ({ headers }) => differs('Cache-Control', headers.get('cache-control'), 'no-cache')),
  file(buildFile('latest'), ({ headers }) =>
    differs('Cache-Control', headers.get('cache-control'), 'no-cache'),
  ),
  { about: `${buildFile('latest')}, its build and ${healthPath} say the same`, look: buildFaults },
  { about: 'The scripts and styles that the home page names', look: assetFaults },
  ...['/assets/none.js', buildFile('none')].map(gone),
];

type Found = Awaited<ReturnType<RunningSite['ask']>>;

function file(path: string, more: (answer: Found, site: RunningSite) => readonly string[]): Check {
  return {
    about: `GET ${path}`,
    look: async (site) => {
      const answer = await site.ask(path);
      return [
        ...differs('the status', answer.status, 200),
        ...differs('X-Content-Type-Options', answer.headers.get('x-content-type-options'), 'nosniff'),
        ...more(answer, site),
      ];
    },
  };
}

/** A file made from the site's content, cached as its pages are. */
function made(path: string): Check {
  return file(path, ({ headers }) => [
    ...cacheFaults(headers, publicPages),
    ...(headers.has('etag') ? [] : ['ETag is missing']),
  ]);
}

async function securityFaults(site: RunningSite): Promise<string[]> {
  const { text } = await site.ask(securityFile);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  return expires > Date.now() ? [] : ['Expires is missing, or has passed'];
}

async function buildFaults(site: RunningSite): Promise<string[]> {
  const latest = await site.ask(buildFile('latest'));
  const { id } = v.parse(latestBuild, JSON.parse(latest.text));
  const own = await site.ask(buildFile(id));
  const health = await site.ask(healthPath);
  return [
    ...differs(buildFile(id), own.text.trim(), latest.text.trim()),
    ...differs('its Cache-Control', own.headers.get('cache-control'), 'public, max-age=31536000, immutable'),
    ...differs(healthPath, health.text.trim(), `ok ${id}`),
  ];
}

async function assetFaults(site: RunningSite): Promise<string[]> {
  const { text } = await site.ask(paths.home());
  const named = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  if (named.size === 0) return ['there are none'];
  const faults: string[] = [];
  for (const path of named) {
    const { status } = await site.ask(path);
    faults.push(...differs(path, status, 200));
  }
  return faults;
}

/** A missing file is not answered with a page, and is not cached for long. */
function gone(path: string): Check {
  return {
    about: `GET ${path}`,
    look: async (site) => {
      const { status, headers, text } = await site.ask(path);
      const isPage = text.includes('<html');
      return [
        ...differs('the status', status, 404),
        ...cacheFaults(headers, publicPages),
        ...(isPage ? ['the answer is a page'] : []),
      ];
    },
  };
}
