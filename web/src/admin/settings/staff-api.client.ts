import { AppError } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { startFirebase } from '../../firebase/firebase.client.ts';
import { postJson } from '../../platform/post-json.ts';

/** Posts to an endpoint that needs the caller's token. */
async function postAsStaff(address: string, body: unknown): Promise<unknown> {
  const { auth } = await startFirebase();
  const token = await auth.currentUser?.getIdToken();
  if (token === undefined) throw new AppError('unauthenticated', 'Please sign in again.');
  return postJson(address, body, { Authorization: `Bearer ${token}` });
}

const rendered = v.object({ subject: v.string(), html: v.string(), text: v.string() });
export type RenderedMail = v.InferOutput<typeof rendered>;

/** A template filled with its sample data. */
export async function renderSample(templateName: string): Promise<RenderedMail> {
  return v.parse(rendered, await postAsStaff(paths.api.email.render(), { templateName, sample: true }));
}

/** Queues a mail for one person, with a mark in its subject that it is a test. */
export async function sendTest(to: string, { subject, html, text }: RenderedMail): Promise<void> {
  await postAsStaff(paths.api.email.send(), { to, subject: `Test: ${subject}`, html, text });
}
