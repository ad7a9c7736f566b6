import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import type { MailDeps } from '../../functions/src/mail/deps.ts';
import { drain } from '../../functions/src/mail/drain.ts';
import type { ProviderResult } from '../../functions/src/mail/provider.ts';
import { resolveMail } from '../../functions/src/mail/resolve/resolve.ts';
import type { MailMessage } from '../../functions/src/mail-queue/message.ts';
import { readBrand } from '../../functions/src/mail-render/brand.ts';
import { renderMail } from '../../functions/src/mail-render/render.ts';
import { fieldsOf } from './money-world.ts';
import type { World } from './world.ts';

export async function queued(world: World, mailId: string): Promise<OutboxMail> {
  const path = `outbox/${mailId}`;
  return parseDocument(outboxMail, path, await fieldsOf(world, path));
}

/** The rendered entry's text, or why it is not sent. */
export async function wordsOf(world: World, mailId: string): Promise<string> {
  const mail = await queued(world, mailId);
  const resolution = await resolveMail(world.deps, mail);
  if ('calledOff' in resolution) return resolution.calledOff;
  const { subject, text } = await renderMail(
    mail.template,
    await resolution.data(),
    await readBrand(world.deps),
  );
  return `${subject}\n${text}`;
}

/** Sends what is due through a scripted provider; returns what it received. */
export async function sendAll(
  world: World,
  answer: ProviderResult = { kind: 'accepted', providerId: null },
): Promise<MailMessage[]> {
  const handed: MailMessage[] = [];
  const deps: MailDeps = {
    ...world.deps,
    provider: {
      send: async (message) => {
        handed.push(message);
        return answer;
      },
    },
    // Time is the test's: waiting moves it.
    sleep: async (milliseconds) => {
      world.setClock(new Date(world.deps.clock().getTime() + milliseconds));
    },
    jitter: () => 0.5,
  };
  await drain(deps);
  return handed;
}
