import { changedFields } from '@agency/domain/audit/changes';
import { listedFields } from '@agency/domain/project/health';
import { type Project, type ProjectActivity, project as projectSchema } from '@agency/domain/project/schema';
import { AppError } from '@agency/domain/shared/errors';
import { cleanLine } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import type { Person } from '../../platform/auth.ts';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  type DocumentSource,
  documentRef,
  findDocument,
  readDocument,
  withoutId,
} from '../../platform/firestore.ts';

export const noSuchProject = 'We can’t find this project.';

export function projectRef(deps: Deps, projectId: string): DocumentReference {
  return documentRef(deps.db, 'projects', projectId);
}

export function readProject(
  deps: Deps,
  projectId: string,
  source?: DocumentSource,
): Promise<Stored<Project>> {
  return readDocument(projectSchema, projectRef(deps, projectId), noSuchProject, source);
}

export function findProject(
  deps: Deps,
  projectId: string,
  source?: DocumentSource,
): Promise<Stored<Project> | null> {
  return findDocument(projectSchema, projectRef(deps, projectId), source);
}

/** @throws AppError `not-found` for everybody who is not in the audience, so that numbers can't be tried out. */
export function refuseOutsider(project: Pick<Project, 'memberUids'>, person: Person): void {
  if (!project.memberUids.includes(person.uid)) throw new AppError('not-found', noSuchProject);
}

interface ProjectChange {
  readonly project: Stored<Project>;
  readonly change: Partial<Project>;
  /** The caller's uid. */
  readonly actor: string;
  /** The operation's name. */
  readonly action: string;
}

/** Changes the project and writes its audit entry. */
export function changeProject(
  deps: Deps,
  unit: UnitOfWork,
  { project, change, actor, action }: ProjectChange,
): void {
  const before = withoutId(project);
  const changed = { ...before, ...change, updatedAt: deps.clock(), updatedBy: 'system' };
  const after: Project = { ...changed, ...listedFields(changed) };
  const ref = projectRef(deps, project.id);
  unit.set(ref, after);
  if (Object.keys(changedFields(before, after).after).length === 0) return;
  audit(deps, unit, { actor, action, ref, before, after });
}

export function activityRef(deps: Deps, projectId: string, activityId: string): DocumentReference {
  return documentRef(deps.db, 'projectActivity', projectId, activityId);
}

/** Cut to what the list shows; texts of documents can be longer. */
export function newActivity(
  kind: ProjectActivity['kind'],
  subject: string,
  actorName: string,
  at: Date,
): ProjectActivity {
  return { kind, subject: cleanLine(subject, 200), actorName: cleanLine(actorName, 100), at };
}

/** Somebody's name; empty if unknown. */
export async function displayNameOf(deps: Deps, uid: string): Promise<string> {
  const name: unknown = (await documentRef(deps.db, 'users', uid).get()).get('displayName');
  return typeof name === 'string' ? name : '';
}
