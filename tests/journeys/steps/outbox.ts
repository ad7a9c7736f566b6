import { resetLimits, waitForMail } from '../../support/mailbox.ts';
import { addresses, unique } from '../../support/suite.ts';

/**
 * Somebody writes to us, and is answered: the outbox has a mail that was sent, whatever other tests have done. The
 * address that it went to.
 */
export async function fillOutbox(): Promise<string> {
  await resetLimits();
  const email = `${unique('outbox')}@example.com`;
  const answer = await fetch(`${addresses.site}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Olga Outbox',
      email,
      subject: 'Opening hours',
      message: 'Are you there on Saturdays?',
      consent: true,
    }),
  });
  if (!answer.ok) throw new Error(`The message was not taken: ${await answer.text()}`);
  await waitForMail(email, 'contact-form-confirmation');
  return email;
}
