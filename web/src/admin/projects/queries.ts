import type { Client } from '@agency/domain/client/schema';
import { projectQueries } from '@agency/domain/project/queries';
import type { Milestone, Project } from '@agency/domain/project/schema';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';
import { milestones, projects } from '../../firebase/records/project.ts';

export function useProject(id: string): Stored<Project> | null {
  return useRecord(projects, id);
}

export function useClient(id: string): Stored<Client> | null {
  return useRecord(clients, id);
}

/** In their order. */
export function useMilestones(projectId: string): readonly Listed<Milestone>[] {
  return useRecords(milestones, projectQueries.milestonesOfProject, [], { parents: [projectId] });
}
