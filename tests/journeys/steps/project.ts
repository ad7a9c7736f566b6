import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { makeReference } from '@agency/domain/shared/ids';
import type { Download } from '@playwright/test';
import { newProject } from '../../support/samples.ts';
import { admin, unique } from '../../support/suite.ts';
import { makeAccount, newPerson, type Person } from './account.ts';

/** A client with a project of their own. */
export async function makeProject(): Promise<{ readonly client: Person; readonly projectId: string }> {
  const client = newPerson('Rosa Sample');
  const uid = await makeAccount(client);
  const projectId = makeReference('project', (count) => randomBytes(count));
  const fields = { clientId: unique('client'), memberUids: [uid] };
  await admin().db.doc(`projects/${projectId}`).set(newProject(projectId, fields));
  return { client, projectId };
}

export async function bytesOf(download: Promise<Download>): Promise<{ name: string; bytes: Buffer }> {
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
