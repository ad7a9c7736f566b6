import type { TrackedProject, UpdateView } from '@agency/domain/project/view';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { serverPage } from '../../platform/server-page.server.ts';
import { renderEmbeddedMarkdown } from '../../views/markdown/markdown.ts';
import type { RenderedUpdate } from '../../views/update/update-list.tsx';

export interface ProjectLinkData {
  readonly token: string;
  readonly project: Omit<TrackedProject, 'updates'> | null;
  readonly updates: readonly RenderedUpdate[];
  /** The visitor has just asked for a new link. */
  readonly isAsked: boolean;
  readonly today: CivilDate;
}

/** Here, so that the page needs no renderer of its own. */
function rendered({ body, ...update }: UpdateView): RenderedUpdate {
  return { ...update, html: renderEmbeddedMarkdown(body) };
}

/** Unknown, revoked and expired links look the same. Nothing from the address is repeated. */
export const projectLinkPage = serverPage<ProjectLinkData>({
  async load({ content, params, query }) {
    const token = params.token ?? '';
    const told = { token, isAsked: query.asked === '1', today: londonDate(new Date()) };
    const found = await content.projectByToken(token);
    if (found === null) return { ...told, project: null, updates: [] };
    const { updates, ...project } = found;
    return { ...told, project, updates: updates.map(rendered) };
  },
  status: ({ project }) => (project === null ? 404 : 200),
  head: ({ project }, { site }) =>
    project === null
      ? { title: 'This link no longer works', description: 'Ask us for a new link.' }
      : {
          title: `Project ${project.number}`,
          description: `How a project by ${site.brandName} is going.`,
        },
});
