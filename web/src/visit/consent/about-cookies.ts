import { paths } from '@agency/domain/site/paths';

/** The part of the privacy notice that says what is kept in browsers, and why. */
export const aboutCookies = `${paths.privacy()}#cookies-and-what-your-browser-stores`;
