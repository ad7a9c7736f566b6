import { type Link, type LinkKind, linkKinds, link as linkSchema } from '@agency/domain/link/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { parseInput } from '@agency/domain/shared/parse';
import { linkPage } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { newMail, queueMail } from '../mail-queue/outbox.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import {
  type HttpHandler,
  isFormPost,
  jsonResponse,
  readForm,
  readJsonAs,
  refuseCrossSite,
  seeOther,
} from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { findOpenLink } from '../records/link/open.ts';
import { isGenuine, readToken } from '../records/link/token.ts';
import { formObject } from '../site/form.ts';

const bodyLimitBytes = 8 * 1024;

const askInput = v.strictObject({
  kind: v.picklist(linkKinds, 'We don’t know this kind of link'),
  token: v.pipe(v.string('The link is missing'), v.maxLength(512, 'The link is too long')),
});

/**
 * `POST /api/link-requests`: somebody whose link no longer works asks for a new one. Staff are notified when the token
 * was once ours; the response is the same for every token, so that it gives nothing away.
 */
export const postLinkRequest: HttpHandler = async (request, deps) => {
  refuseCrossSite(request);
  const form = isFormPost(request) ? readForm(request, bodyLimitBytes) : null;
  const { kind, token } = form
    ? parseInput(askInput, formObject(form, {}))
    : readJsonAs(request, askInput, bodyLimitBytes);
  await consumeLimit(deps, 'forms', request.caller);
  const link = await findOurs(deps, kind, token);
  if (link !== null) await notifyStaff(deps, link);
  return form ? seeOther(linkPage(kind, token, { asked: '1' })) : jsonResponse(202, { asked: true });
};

/** The link that a token was made for and no longer opens; null for any other token. */
async function findOurs(deps: Deps, kind: LinkKind, token: string): Promise<Stored<Link> | null> {
  const parts = readToken(token);
  if (parts === null) return null;
  const found = await findDocument(linkSchema, documentRef(deps.db, 'links', parts.linkId));
  if (found === null || found.kind !== kind || (await findOpenLink(deps, kind, token))) return null;
  // Signed for an earlier rotation, or for this one of a link that has ended.
  const rotations = Array.from(
    { length: Math.min(found.rotation, maxRotations) + 1 },
    (_, back) => found.rotation - back,
  );
  const isOurs = rotations.some((rotation) =>
    isGenuine(deps.config, parts, { kind, linkId: found.id, rotation }),
  );
  return isOurs ? found : null;
}

/** How many rotations back a token is looked for. */
const maxRotations = 200;

/** One mail per link and day, however often it is asked for. */
async function notifyStaff(deps: Deps, link: Stored<Link>): Promise<void> {
  const { notificationEmails } = await readPrivateSettings(deps);
  const now = deps.clock();
  const id = `notice.newLinkAsked.${link.id}.${londonDate(now)}`;
  const data = { notice: 'newLinkAsked', linkId: link.id } as const;
  await queueMail(deps, newMail({ id, template: 'notice', to: notificationEmails, data }, now));
}
