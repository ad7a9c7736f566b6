import type { ParsedOperationInput } from '@agency/domain/operations/operations';
import { newProjectHead } from '@agency/domain/project/head';
import { projectQueries } from '@agency/domain/project/queries';
import {
  type Milestone,
  maxMilestones,
  milestone as milestoneSchema,
  type Project,
  project as projectSchema,
} from '@agency/domain/project/schema';
import { projectSearchTokens } from '@agency/domain/project/search';
import { addDays, daysBetween } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, parseAll, runnableQuery, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { type FoundClient, findOrCreateClient } from '../records/client/find-or-create.ts';
import { noteOpening, readClient, refuseArchived } from '../records/client/store.ts';
import { activityRef, newActivity, projectRef, readProject } from '../records/project/store.ts';
import { milestoneRef } from './asking.ts';

const action = 'createProject';

type Input = ParsedOperationInput<typeof action>;

/**
 * Creates a project that no quote has made, blank or with the milestones of another. Nobody but staff sees it until it
 * is shared. Repeating the request returns the same project.
 */
export const createProject: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { projectId, details, copyOf } = input;
    const ref = projectRef(deps, projectId);
    const existing = await findDocument(projectSchema, ref, unit);
    const found = await clientOf(deps, unit, input, person.uid);
    const { client } = found;
    if (existing !== null) {
      if (existing.clientId === client.id && existing.quoteId === null) return { projectId };
      throw new AppError('already-exists', 'Another project has this number. Try again.');
    }
    refuseArchived(client);
    const now = deps.clock();
    const milestones = copyOf === null ? [] : await copiesOf(deps, unit, copyOf, details.startOn, now);
    const made: Project = {
      number: projectId,
      ...details,
      status: 'planned',
      clientId: client.id,
      memberUids: [],
      membersVersion: null,
      quoteId: null,
      completedAt: null,
      linkId: null,
      searchTokens: projectSearchTokens(
        { number: projectId, name: details.name, quoteId: null },
        client.name,
        undefined,
      ),
      ...newProjectHead('planned', milestones),
      createdAt: now,
      updatedAt: now,
      updatedBy: 'system',
    };
    found.write();
    unit.create(ref, made);
    for (const milestone of milestones) {
      unit.create(milestoneRef(deps, projectId, milestone.id), withoutId(milestone));
    }
    const activity = newActivity('projectCreated', details.name, person.name, now);
    unit.create(activityRef(deps, projectId, 'created'), activity);
    audit(deps, unit, { actor: person.uid, action, ref, before: null, after: { ...made, copyOf } });
    return { projectId };
  });

async function clientOf(
  deps: Deps,
  unit: UnitOfWork,
  { client: of }: Input,
  by: string,
): Promise<FoundClient> {
  if (of.kind === 'new') {
    return findOrCreateClient(deps, unit, of.contact, null, { said: undefined, by, action });
  }
  const client = await readClient(deps, of.clientId, unit);
  return { client, write: () => noteOpening(deps, unit, client.id) };
}

/** The milestones of another project as if nothing had happened yet, planned as long after the start as they were there. */
async function copiesOf(
  deps: Deps,
  unit: UnitOfWork,
  copyOf: string,
  startOn: CivilDate | null,
  now: Date,
): Promise<Stored<Milestone>[]> {
  const source = await readProject(deps, copyOf, unit);
  const query = runnableQuery(deps.db, projectQueries.milestonesOfProject, [], [copyOf]);
  const found = parseAll(milestoneSchema, (await query.get()).docs).slice(0, maxMilestones);
  const moved = (day: CivilDate | null): CivilDate | null =>
    day === null || startOn === null || source.startOn === null
      ? null
      : addDays(startOn, daysBetween(source.startOn, day));
  return found.map(({ id, title, description, position, plannedOn }) => ({
    id,
    title,
    description,
    position,
    plannedOn: moved(plannedOn),
    status: 'planned',
    completedAt: null,
    mailRound: 1,
    approval: null,
    askedAt: null,
    answerBy: null,
    unanswered: null,
    createdAt: now,
    createdBy: 'system',
    updatedAt: now,
    updatedBy: 'system',
  }));
}
