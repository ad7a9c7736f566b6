import {
  feedFile,
  securityFile,
  sitemapFile,
  socialPictureFile,
  webManifestFile,
  workerFile,
} from '@agency/domain/site/files';
import { describe, expect, it } from 'vitest';
import { routes } from '../../web/src/routes.ts';
import { files, isTest, text, within } from './sources.ts';

/** The first name of every address of ours: of pages, of functions, of files. */
const firstNames = new Set([
  ...routes.map(({ path }) => path.split('/')[1] ?? ''),
  ...['api', 'media', 'social', 'builds', 'health', '.well-known'],
  ...[feedFile, sitemapFile, socialPictureFile, webManifestFile, workerFile].map((file) => file.slice(1)),
]);
firstNames.delete('');
const names = [...firstNames].map((name) => name.replaceAll('.', '\\.')).join('|');
const ownAddress = new RegExp(
  [
    // In text, from its beginning or behind an origin.
    `(?<=['"\`}]|https://downland\\.example)/(?:${names})(?=[/?#'"\`$]|$)`,
    // In a pattern, from the beginning of what it matches.
    `(?<=\\^|/\\()\\\\/(?:\\(\\?:|\\()?(?:${names})(?=[\\\\|)(?])`,
  ].join('|'),
  'gm',
);

/** Our addresses spelled out in a source; those in comments do not count. */
function addressesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  return [...code.matchAll(ownAddress)].map(([address]) => address);
}

/** Is a page of the table at the address? What its parameters say, the page itself judges. */
function leadsToPage(link: string): boolean {
  const given = (link.split(/[?#]/)[0] ?? '').split('/');
  return routes.some(({ path }) => {
    const wanted = path.split('/');
    const fits = (part: string, index: number) =>
      part.includes(':') ? given[index]?.startsWith(part.split(':')[0] ?? '') : part === given[index];
    return wanted.length === given.length && wanted.every(fits);
  });
}

describe('addresses of ours', () => {
  it('are written by nobody but the address book and the table of routes', () => {
    const own = /^(?:domain\/src\/site\/(?:paths|admin-paths|files|area)|web\/src\/routes)\.ts$/;
    // The pictures show a site of somebody else's, the mailbox is a site of its own.
    const ofOthers = /^emulators\/src\/(?:seed\/pictures|mailbox)\//;
    const wrong = ['domain', 'functions', 'web', 'emulators']
      .flatMap(within)
      .filter(
        (file) => !isTest(file) && !file.includes('/testing/') && !own.test(file) && !ofOthers.test(file),
      )
      .flatMap((file) => addressesIn(text.get(file) ?? '').map((address) => `${file}: ${address}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    ["const a = '/admin';", '/admin'],
    ['const b = `' + '$' + '{origin}/client/quotes/' + '$' + '{id}`;', '/client'],
    ['<a href="/blog?page=2">', '/blog'],
    ["url: 'https://downland.example/verify/1'", '/verify'],
    ['const c = /^\\/(?:client|admin)\\//;', '\\/(?:client'],
  ])('would be found in %s', (source, address) => {
    expect(addressesIn(source)).toEqual([address]);
    expect(addressesIn(`// ${source}`)).toEqual([]);
  });

  it('lead to a page wherever a text of ours has a link', () => {
    const isText = (file: string) => /^(?:web\/src\/site|emulators\/src\/seed)\//.test(file);
    const links = files.filter(isText).flatMap((file) => {
      const found = (text.get(file) ?? '').matchAll(/\]\((\/[^)\s]*)\)/g);
      return [...found].map(([, link = '']) => ({ file, link }));
    });
    expect(links.length).toBeGreaterThan(5);
    const isFile = (link: string) => [feedFile, securityFile, sitemapFile].includes(link);
    expect(links.filter(({ link }) => !leadsToPage(link) && !isFile(link))).toEqual([]);
    expect(['/services/websites#price', '/no/such/page'].map(leadsToPage)).toEqual([true, false]);
  });
});
