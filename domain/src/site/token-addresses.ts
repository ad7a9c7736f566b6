import { linkDataPath, pictureTickets, ticketPath } from './files.ts';
import { paths } from './paths.ts';

/**
 * Where tokens occur in addresses, for everything that stores addresses: such a token grants access by itself, so no
 * log may hold it.
 */

/** The segment after these is a token; `/api/unsubscribe/…` ends like its page. */
export const beforeTokens: readonly string[] = [
  paths.client.quoteView(''),
  paths.project.track(''),
  paths.unsubscribe(''),
  paths.preview(''),
  ticketPath(''),
  pictureTickets,
  linkDataPath('quote', ''),
  linkDataPath('project', ''),
];

/** Query parameters of mails' links whose value opens something. */
export const secretParameters: readonly string[] = ['oobCode', 'token', 'code'];
