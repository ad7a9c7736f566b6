import type { CSSProperties } from 'react';

// Mail programs know no custom properties, and many no style sheet: every colour stands inline, and the dark theme is
// a style sheet over class names for those that have one. The colours are the site's.

export const colours = {
  navy: '#0c1d36',
  navyDeep: '#081426',
  contour: '#2b4467',
  chalk: '#fbfaf7',
  chalkDeep: '#f3f1ea',
  ink: '#0f1b2d',
  slate: '#4a586b',
  hairline: '#dcd8cc',
  gorse: '#f2b705',
  link: '#1d5fb8',
} as const;

export const fontFamily =
  "Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Long words and addresses break instead of widening the mail. */
export const breaking: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** For mail programs that follow the reader's theme, and narrow screens. `!important` beats the inline styles. */
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
  .m-page, .m-page > table > tbody > tr > td { background-color: #081426 !important; }
  .m-card { background-color: #0c1d36 !important; border-color: #23395a !important; }
  .m-band { background-color: #13294a !important; }
  .m-text, .m-heading { color: #fbfaf7 !important; }
  .m-quiet { color: #b6c2d3 !important; }
  .m-link { color: #9cc4ff !important; }
  .m-rule { border-color: #23395a !important; }
  .m-quoted { background-color: #13294a !important; border-color: #5b7397 !important; }
  .m-button { background-color: #f2b705 !important; color: #0f1b2d !important; }
}
[data-ogsc] .m-text, [data-ogsc] .m-heading { color: #fbfaf7 !important; }
[data-ogsc] .m-quiet { color: #b6c2d3 !important; }
[data-ogsc] .m-link { color: #9cc4ff !important; }
`;

/**
 * For Outlook on Windows alone, which draws with a word processor: it knows no largest width, and falls back to a serif
 * for every list of fonts that begins with one it does not have.
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
