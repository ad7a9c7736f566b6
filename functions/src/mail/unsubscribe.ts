import { paths } from '@agency/domain/site/paths';
import { user as userSchema } from '@agency/domain/user/schema';
import { addressHash, findSuppression, writeSuppression } from '../mail-queue/suppressions.ts';
import { readUnsubscribeToken, type Unsubscription } from '../mail-queue/unsubscribe-token.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, parseIfReadable } from '../platform/firestore.ts';
import { emptyResponse, type HttpHandler, isFormPost, param, readForm, seeOther } from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { linkNotValid } from '../records/link/open.ts';

const bodyLimitBytes = 4 * 1024;

/**
 * `POST /api/unsubscribe/{token}`: switches one kind of mail off, for one address. Mail clients call it with the body
 * `List-Unsubscribe=One-Click` (RFC 8058) and expect 200; the page's own form redirects back to the page.
 */
export const postUnsubscribe: HttpHandler = async (request, deps) => {
  const token = param(request, 'token');
  const asked = readUnsubscribeToken(deps.config, token);
  if (asked === null) {
    await consumeLimit(deps, 'badTokens', request.caller);
    throw linkNotValid();
  }
  await switchOff(deps, asked);
  const isFromPage = isFormPost(request) && readForm(request, bodyLimitBytes).get('from') === 'page';
  return isFromPage ? seeOther(paths.unsubscribe(token)) : emptyResponse(200);
};

/**
 * Idempotent. The account that the mail was sent to shows it in its profile too, while it still has that address:
 * access to its former mailbox switches nothing off for the new one.
 */
function switchOff(deps: Deps, { template, addressHash: hash, uid }: Unsubscription): Promise<void> {
  return commit(deps, async (unit) => {
    const before = await findSuppression(deps, hash, unit);
    const ref = uid === null ? null : documentRef(deps.db, 'users', uid);
    // The choice is recorded for the address, whether or not the account can be read.
    const account = ref && parseIfReadable(deps, userSchema, await unit.get(ref));
    if (!before?.kindsOff.includes(template)) {
      const kindsOff = [...(before?.kindsOff ?? []), template];
      writeSuppression(deps, unit, hash, before, { kindsOff });
    }
    const isTheirs = account !== null && addressHash(account.email) === hash;
    if (ref && isTheirs && account.notificationPreferences[template]) {
      unit.update(ref, {
        notificationPreferences: { ...account.notificationPreferences, [template]: false },
        updatedAt: deps.clock(),
        updatedBy: 'system',
      });
    }
  });
}
