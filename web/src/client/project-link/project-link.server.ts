import type { TrackedProject } from '@agency/domain/project/view';
import { serverPage } from '../../platform/server-page.server.ts';

export interface ProjectLinkData {
  readonly token: string;
  readonly project: TrackedProject | null;
  /** The visitor has just asked for a new link. */
  readonly isAsked: boolean;
}

/** Unknown, revoked and expired links look the same. Nothing from the address is repeated. */
export const projectLinkPage = serverPage<ProjectLinkData>({
  async load({ content, params, query }) {
    const token = params.token ?? '';
    return { token, project: await content.projectByToken(token), isAsked: query.asked === '1' };
  },
  status: ({ project }) => (project === null ? 404 : 200),
  head: ({ project }, { site }) =>
    project === null
      ? { title: 'This link no longer works', description: 'Ask us for a new link.' }
      : {
          title: `Project ${project.number}`,
          description: `The progress of a project by ${site.brandName} stands.`,
        },
});
