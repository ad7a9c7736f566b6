import type { Correction } from '@agency/domain/platform/data-request';
import type { OperationHandler } from '../platform/operation.ts';
import { correctAccount } from './correct/account.ts';
import { correctClients } from './correct/clients.ts';
import type { Correcting } from './correct/correcting.ts';
import { correctEnquiries } from './correct/enquiries.ts';
import { mailsStay } from './correct/mails.ts';
import { correctQuotes } from './correct/quotes.ts';
import { correctTestimonials } from './correct/testimonials.ts';
import { noteRequest } from './note-request.ts';

const action = 'correctPerson';

/**
 * Corrects the name or address of the person at an address wherever it may change. What was sent, agreed or issued stays
 * as it was, and so does the address of an account, which only its owner can prove; the answer says so. A dry run changes
 * nothing. Safe to repeat: what has the new address is no longer found under the old one.
 */
export const correctPerson: OperationHandler<typeof action> = async (
  deps,
  { email, name, newEmail, askedOn, dryRun },
  { person },
) => {
  const to = newEmail === email ? null : newEmail;
  const correcting: Correcting = { address: email, name, to, isDry: dryRun, actor: person, action };
  const places: Correction[] = [
    // First: a client that is named after its person has their old name.
    ...(await correctClients(deps, correcting)),
    ...(await correctAccount(deps, correcting)),
    ...(await correctEnquiries(deps, correcting)),
    ...(await correctTestimonials(deps, correcting)),
    ...(await correctQuotes(deps, correcting)),
    ...(await mailsStay(deps, correcting)),
  ];
  const found = places.filter(({ count }) => count > 0);
  const changed = Object.fromEntries(
    found.flatMap(({ place, count, isChanged }) => (isChanged ? [[place, count]] : [])),
  );
  if (!dryRun) await noteRequest(deps, { actor: person.uid, action, askedOn, outcome: { changed } });
  return { places: found };
};
