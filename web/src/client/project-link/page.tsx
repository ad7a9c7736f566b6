import type { ProjectView } from '@agency/domain/project/view';
import { paths } from '../../paths.ts';
import type { PageProps } from '../../platform/page.ts';
import { postJson } from '../../platform/post-json.ts';
import { InvalidLink } from '../../views/link/invalid-link.tsx';
import { LinkFrame } from '../../views/link/link-frame.tsx';
import { ProjectDocument } from '../../views/project/project-document.tsx';
import { useViewed } from '../../views/quote/use-viewed.ts';

/** What the tracking page is made from; null for every token that opens nothing. */
export type ProjectLinkData = { readonly project: ProjectView } | null;

export default function ProjectLinkPage({ data, params, site }: PageProps<ProjectLinkData>) {
  const token = params.token ?? '';
  useViewed(
    data
      ? () => {
          postJson(paths.api.link.view('project', token), {}).catch((error: unknown) => console.error(error));
        }
      : null,
  );
  if (!data) return <InvalidLink brandName={site.brandName} email={site.email} phone={site.phone} />;
  return (
    <LinkFrame>
      <ProjectDocument view={data.project} />
    </LinkFrame>
  );
}
