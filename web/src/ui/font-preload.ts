/** The one font worth a preload: nearly all words of a page are set in it. Headings swap in without a shift. */
export { default as preloadFontUrl } from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
