import type { MailActionMode } from '@agency/domain/site/paths';
import { longestValue } from '../../platform/listed-query.ts';

/** What a link in one of our mails asks the sign-in page to do. */
export interface MailAction {
  readonly mode: MailActionMode;
  readonly code: string;
}

const modes: ReadonlySet<string> = new Set<MailActionMode>([
  'verifyEmail',
  'resetPassword',
  'verifyAndChangeEmail',
  'recoverEmail',
]);

function isMode(value: string): value is MailActionMode {
  return modes.has(value);
}

/** Reads `?mode=…&oobCode=…`; null for anything else. The server passes on no longer values. */
export function readMailAction(search: string): MailAction | null {
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  const code = query.get('oobCode');
  if (mode === null || code === null || !isMode(mode)) return null;
  return /^[\w-]+$/.test(code) && code.length <= longestValue ? { mode, code } : null;
}
