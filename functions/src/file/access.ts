import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { type FileRef, type ProjectFile, projectFile } from '@agency/domain/file/schema';
import { exportName } from '@agency/domain/invoice/export';
import type { Project } from '@agency/domain/project/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { upload as uploadSchema } from '@agency/domain/upload/schema';
import { isStaff, type Person } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { type DocumentSource, documentRef, findDocument, fromDatabase } from '../platform/firestore.ts';
import { postExportPath } from '../records/blog-post/export-file.ts';
import { exportPath } from '../records/invoice/export-file.ts';
import { noSuchProject, readProject } from '../records/project/store.ts';
import { cleanName } from '../records/upload/safe-name.ts';

export const noSuchFile = () => new AppError('not-found', 'We can’t find this file.');

/**
 * A project, for somebody who may see it, and which side they are on.
 * @throws AppError `not-found` for everybody else, so that ids can't be tried out.
 */
export async function openProject(
  deps: Deps,
  projectId: string,
  person: Person,
  source: DocumentSource = fromDatabase,
): Promise<{ readonly project: Stored<Project>; readonly isStaff: boolean }> {
  const project = await readProject(deps, projectId, source);
  if (project.memberUids.includes(person.uid)) return { project, isStaff: false };
  if (await isStaff(deps, person)) return { project, isStaff: true };
  throw new AppError('not-found', noSuchProject);
}

export async function readProjectFile(
  deps: Deps,
  projectId: string,
  fileId: string,
  source: DocumentSource = fromDatabase,
): Promise<Stored<ProjectFile>> {
  const file = await findDocument(
    projectFile,
    documentRef(deps.db, 'projectFiles', projectId, fileId),
    source,
  );
  if (file === null) throw noSuchFile();
  return file;
}

/**
 * A client, for one of its people.
 * @throws AppError `not-found` for everybody else, staff included: they have the whole list.
 */
export async function openCompany(deps: Deps, clientId: string, { uid }: Person): Promise<Stored<Client>> {
  const found = await findDocument(clientSchema, documentRef(deps.db, 'clients', clientId));
  if (!found?.memberUids.includes(uid)) throw new AppError('not-found', 'We can’t find this company.');
  return found;
}

/** What a ticket opens: its path and its name. */
export interface OpenedFile {
  readonly name: string;
  readonly contentType: string;
  readonly storagePath: string;
}

/**
 * The file, for somebody who may open it now: members may open what is shared in their project, staff everything; only
 * staff may open attachments of requests, and only who asked for them the invoices of a period or a copy of the blog.
 * @throws AppError `not-found` for everybody else.
 */
export async function openFile(deps: Deps, file: FileRef, person: Person): Promise<OpenedFile> {
  if (file.kind === 'upload') return openAttachment(deps, file.uploadId, person);
  if (file.kind === 'invoices') return openExport(deps, file, person);
  if (file.kind === 'blogPosts') return openPosts(deps, file, person);
  const opened = await openProject(deps, file.projectId, person);
  const found = await readProjectFile(deps, file.projectId, file.fileId);
  if (!opened.isStaff && found.visibility !== 'client') throw noSuchFile();
  return found;
}

async function openAttachment(deps: Deps, uploadId: string, person: Person): Promise<OpenedFile> {
  if (!(await isStaff(deps, person))) throw noSuchFile();
  const found = await findDocument(uploadSchema, documentRef(deps.db, 'uploads', uploadId));
  // An unclaimed file has not been checked, or is about to be removed.
  if (found?.state !== 'claimed') throw noSuchFile();
  return found;
}

/** The path holds the uid, so that nobody opens what another person had put together. */
async function openExport(
  deps: Deps,
  { kind: _kind, ...file }: FileRef & { readonly kind: 'invoices' },
  person: Person,
): Promise<OpenedFile> {
  const company = await openCompany(deps, file.clientId, person);
  const storagePath = exportPath({ ...file, uid: person.uid });
  const name = `${cleanName(exportName(company.name, file))}.zip`;
  return { name, contentType: 'application/zip', storagePath };
}

/** For staff, each what they had put together themselves. */
async function openPosts(
  deps: Deps,
  { on, exportId }: FileRef & { readonly kind: 'blogPosts' },
  person: Person,
): Promise<OpenedFile> {
  if (!(await isStaff(deps, person))) throw noSuchFile();
  const storagePath = postExportPath({ uid: person.uid, exportId });
  return { name: `Blog posts ${on}.zip`, contentType: 'application/zip', storagePath };
}
