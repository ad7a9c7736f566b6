import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';

const most = 5;

type AnyProject = Stored<Pick<Project, 'name' | 'latest'>>;

export interface Recent {
  readonly key: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly entry: Project['latest'][number];
}

/** The newest entries of all these projects together. */
export function recentOf(projects: readonly AnyProject[]): Recent[] {
  return projects
    .flatMap(({ id, name, latest }) =>
      latest.map((entry, index) => ({ key: `${id}-${index}`, projectId: id, projectName: name, entry })),
    )
    .toSorted((a, b) => b.entry.at.getTime() - a.entry.at.getTime())
    .slice(0, most);
}
