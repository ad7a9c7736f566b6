import { createHash } from 'node:crypto';
import { webManifestFile } from '@agency/domain/site/files';
import type { PageState } from '../../platform/page.ts';
import type { Hydration, LayoutName } from '../../routes.ts';
import { preloadFontUrls } from '../../ui/font-preload.ts';
import { buildId, clientAssets } from './assets.server.ts';
import { bootScript } from './boot.server.ts';
import { scriptJson } from './head.server.ts';

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const boot = bootScript(clientAssets.entry, clientAssets.registration);

/** Hashes of the inline scripts: the same for every page of a build. */
export const scriptHashes: readonly string[] = [sha256(boot)];

interface Styles {
  readonly tags: string;
  readonly hashes: readonly string[];
}

const stylesByFile = new Map<string, Styles>();

function makeStyles(files: readonly string[], inline: boolean): Styles {
  const own = files.flatMap((file) => clientAssets.css[file] ?? []);
  const addresses = [...new Set([...clientAssets.base, ...own])];
  const isInlined = (address: string) => inline && clientAssets.cssText[address] !== undefined;
  const inlined = addresses.filter(isInlined);
  const linked = addresses.filter((address) => !isInlined(address));
  const text = inlined.map((address) => clientAssets.cssText[address] ?? '').join('');
  const links = linked.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  // The names tell the client which stylesheets are already there.
  const style = text === '' ? '' : `<style data-sheets="${inlined.join(' ')}">${text}</style>`;
  return { tags: `${style}${links}`, hashes: text === '' ? [] : [sha256(text)] };
}

/** The stylesheets of a page: inlined while they are small (public pages), else linked. */
export function stylesFor(page: string | undefined, layout: string | undefined, inline: boolean): Styles {
  const files = [layout, page].filter((file) => file !== undefined);
  const key = `${inline} ${files.join(' ')}`;
  const known = stylesByFile.get(key);
  if (known) return known;
  const styles = makeStyles(files, inline);
  stylesByFile.set(key, styles);
  return styles;
}

/** What the boot script fetches in parallel where the page runs at once. */
function scriptsAttribute(file: string | undefined): string {
  if (file === undefined) return '';
  const addresses = [...clientAssets.entry, ...(clientAssets.scripts[file] ?? [])];
  return ` data-scripts="${addresses.join(' ')}"`;
}

interface DocumentParts {
  readonly styles: string;
  /** The page's file where the page hydrates: its scripts are then fetched in parallel with the entry. */
  readonly scripts: string | undefined;
  readonly layout: LayoutName;
  /** True where the address is a secret in itself. */
  readonly secret: boolean;
  /** Google's tag, where this page may ask to use it. */
  readonly analyticsTag: string | undefined;
  readonly hydrate: Hydration;
  readonly headTags: string;
  readonly structuredData: string;
  readonly body: string;
  readonly state: PageState;
}

/** Numbers, dates and addresses stay text: a phone that makes links of them changes what React has to find. */
const start =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">';
const icons =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">' +
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${webManifestFile}">`;
const fonts = preloadFontUrls
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');

/** The whole document, the same for every visit. */
export function renderDocument(parts: DocumentParts): string {
  const { hydrate, layout, analyticsTag } = parts;
  const tag = analyticsTag === undefined ? '' : ` data-analytics-tag="${analyticsTag}"`;
  return (
    `<!DOCTYPE html><html lang="en-GB" data-build="${buildId}" data-hydrate="${hydrate}" data-layout="${layout}"${parts.secret ? ' data-private' : ''}${scriptsAttribute(parts.scripts)}${tag}><head>` +
    `${start}${parts.headTags}${fonts}${parts.styles}<script>${boot}</script>` +
    `${icons}${parts.structuredData}</head><body><div id="root">${parts.body}</div>` +
    `<script type="application/json" id="page-state">${scriptJson(parts.state)}</script></body></html>`
  );
}
