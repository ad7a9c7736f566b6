import { brandColours, contourColours, darkColours, lightColours } from '@agency/domain/site/brand-colours';
import type { CSSProperties } from 'react';

// Mail clients don't support custom properties, and many no style sheets: every colour is inline, and the dark theme is
// a style sheet over class names for those that support one. The colours are the site's.

export const colours = {
  navy: brandColours.navy900,
  contour: contourColours.navy900,
  chalk: brandColours.chalk50,
  chalkDeep: brandColours.chalk100,
  ink: lightColours.ink,
  slate: lightColours.ink2,
  hairline: lightColours.line,
  accent: brandColours.accent,
  onAccent: brandColours.onAccent,
  link: lightColours.link,
} as const;

const dark = {
  page: brandColours.navy950,
  card: brandColours.navy900,
  raised: brandColours.navy800,
  ink: darkColours.ink,
  slate: darkColours.ink2,
  hairline: darkColours.line,
  edge: darkColours.lineStrong,
  link: darkColours.link,
} as const;

export const fontFamily =
  "Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Long words and addresses break instead of widening the mail. */
export const breaking: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** For mail clients that follow the system theme, and for narrow screens. `!important` beats the inline styles. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .m-page, .m-page > table > tbody > tr > td { padding: 0 !important; }
  .m-card { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-label { width: 33% !important; }
  .m-button { display: block !important; padding-left: 12px !important; padding-right: 12px !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .m-page, .m-page > table > tbody > tr > td { background-color: ${dark.page} !important; }
  .m-card { background-color: ${dark.card} !important; border-color: ${dark.hairline} !important; }
  .m-band { background-color: ${dark.raised} !important; }
  .m-text, .m-heading { color: ${dark.ink} !important; }
  .m-quiet { color: ${dark.slate} !important; }
  .m-link { color: ${dark.link} !important; }
  .m-rule { border-color: ${dark.hairline} !important; }
  .m-quoted { background-color: ${dark.raised} !important; border-color: ${dark.edge} !important; }
  .m-button { background-color: ${colours.accent} !important; color: ${colours.onAccent} !important; }
}
[data-ogsc] .m-text, [data-ogsc] .m-heading { color: ${dark.ink} !important; }
[data-ogsc] .m-quiet { color: ${dark.slate} !important; }
[data-ogsc] .m-link { color: ${dark.link} !important; }
`;

/**
 * For Outlook on Windows alone, which renders with Word: it ignores max-width, and falls back to a serif for every font
 * list that starts with one it lacks.
 */
export const outlookHead = [
  '<!--[if mso]>',
  '<style>',
  '.m-card { width: 600px !important; }',
  ".m-page, .m-page td, .m-page th, .m-page p, .m-page a, .m-page h1 { font-family: 'Segoe UI', Arial, sans-serif !important; }",
  '</style>',
  '<xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>',
  '<![endif]-->',
].join('');
