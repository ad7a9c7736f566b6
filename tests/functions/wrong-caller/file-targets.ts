import { addProjectFiles } from '../../../functions/src/file/add.ts';
import { png } from '../../support/samples.ts';
import { unique } from '../../support/suite.ts';
import { makeProject, put } from '../file-world.ts';
import { asStaff, type World } from '../world.ts';
import type { AccountName, Accounts } from './accounts.ts';

/** A project with everybody locked out only by their session in its audience. */
async function ofProject(world: World, accounts: Accounts): Promise<{ projectId: string }> {
  const names: readonly AccountName[] = ['unverified', 'notLinked', 'oldSession', 'disabled', 'member'];
  return {
    projectId: await makeProject(
      world,
      names.map((name) => accounts[name].uid),
    ),
  };
}

/** A file of it, shown to the client. */
async function ofFile(world: World, accounts: Accounts): Promise<{ projectId: string; fileId: string }> {
  const { projectId } = await ofProject(world, accounts);
  const { deps } = world;
  const uploadId = unique('file');
  const { uid } = accounts.member;
  await put(world, uid, uploadId, png);
  const member = { ...asStaff.person, uid };
  const input = { projectId, files: [{ uploadId, name: 'Logo.png' }], visibility: 'client' as const };
  const { added } = await addProjectFiles(deps, input, { ...asStaff, person: member });
  return { projectId, fileId: added[0] ?? '' };
}

/** Everybody has uploaded a file, so that a refusal is about the caller only. */
async function ofPuts(world: World, accounts: Accounts) {
  const { projectId } = await ofProject(world, accounts);
  const uploadId = unique('put');
  await Promise.all(Object.values(accounts).map(({ uid }) => put(world, uid, uploadId, png)));
  return { projectId, files: [{ uploadId, name: 'Logo.png' }], visibility: 'client' as const };
}

export const fileInputs = {
  addProjectFiles: ofPuts,
  setFileVisibility: async (world: World, accounts: Accounts) => ({
    ...(await ofFile(world, accounts)),
    visibility: 'internal',
  }),
  removeProjectFile: ofFile,
  takeBackFile: ofFile,
  getFileTicket: async (world: World, accounts: Accounts) => ({
    file: { kind: 'projectFile', ...(await ofFile(world, accounts)) },
  }),
};
