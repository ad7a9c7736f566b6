import bricolage from '#fonts/bricolage-common.woff2?url';
import figtree from '#fonts/figtree-common.woff2?url';

/** The fonts that every page is set in, body text first. */
export const preloadFontUrls: readonly string[] = [figtree, bricolage];
