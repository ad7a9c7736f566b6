import { drain } from '../../functions/src/mail/drain.ts';
import type { MailContent, MailOrder } from '../../functions/src/mail-queue/outbox.ts';
import { entry, queue, type World } from './mail-world.ts';

export const origin = 'https://downland.example';

let round = 0;

/** Queues a mail, sends what is due and says what became of it. */
export async function sendOne(
  world: World,
  order: MailContent & Pick<MailOrder, 'replyTo'> & { to?: string },
) {
  round += 1;
  const id = await queue(world, {
    id: `mail.of.this.test.${round}`,
    ...order,
    to: [order.to ?? 'client@example.com'],
  });
  await drain(world.deps);
  const stored = await entry(world, id);
  const [mail] = world.delivered;
  return { id, status: stored.status, error: stored.error, mail, text: mail?.text ?? '' };
}

/** A new account at this address, in place of any other. */
export async function makeAccount(
  world: World,
  email: string,
  more: { emailVerified?: boolean; disabled?: boolean; displayName?: string } = {},
) {
  const auth = await world.deps.auth();
  const known = await auth.getUserByEmail(email).catch(() => null);
  if (known) await auth.deleteUser(known.uid);
  return auth.createUser({ email, displayName: 'Ada Fernley', password: 'a long password', ...more });
}
