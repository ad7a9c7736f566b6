import { paths } from '@agency/domain/site/paths';

/** The part of the privacy notice about storage in browsers. */
export const aboutCookies = `${paths.privacy()}#cookies-and-what-your-browser-stores`;
