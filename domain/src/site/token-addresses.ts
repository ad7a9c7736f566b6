import { linkDataPath, ticketPath } from './files.ts';
import { paths } from './paths.ts';

/**
 * Where tokens stand in addresses, for all that keeps addresses: such a token opens something by itself, so no log may
 * hold it.
 */

/** What stands behind these opens something; `/api/unsubscribe/…` ends like its page. */
export const beforeTokens: readonly string[] = [
  paths.client.quoteView(''),
  paths.project.track(''),
  paths.unsubscribe(''),
  ticketPath(''),
  linkDataPath('quote', ''),
  linkDataPath('project', ''),
];

/** Query parameters of mails' links whose value opens something. */
export const secretParameters: readonly string[] = ['oobCode', 'token', 'code'];
