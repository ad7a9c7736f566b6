import type { Person } from '../../../functions/src/platform/auth.ts';
import { headOf, makeSent, recipient } from '../quote-world.ts';
import type { World } from '../world.ts';
import { call, makeMember } from './people.ts';

/** A client of one person, who is a member, with a quote. */
export async function makeClientOfOne(world: World) {
  const member = await makeMember(world);
  const quoteId = await makeSent(world, { recipient: { ...recipient, email: member.email } });
  const clientId = (await headOf(world, quoteId)).clientId ?? '';
  const ref = world.deps.db.doc(`clients/${clientId}`);
  const invite = (email: string, who = member.person) =>
    call(world, who, 'inviteColleague', { clientId, name: 'Alex Reed', email });
  const remove = (email: string, who = member.person) =>
    call(world, who, 'removeColleague', { clientId, email });
  const audience = async () => (await headOf(world, quoteId)).memberUids;
  const answer = (who: Person, accept = true) => call(world, who, 'answerInvitation', { clientId, accept });
  const join = async (colleague: { email: string; person: Person }) => {
    await invite(colleague.email);
    return answer(colleague.person);
  };
  return { ...member, clientId, quoteId, ref, invite, remove, audience, answer, join };
}
