import type { InvoiceState } from '@agency/domain/invoice/state';
import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { postJson } from '../../platform/post-json.ts';
import { InvalidLink } from '../../views/link/invalid-link.tsx';
import { LinkFrame } from '../../views/link/link-frame.tsx';
import { ProjectDocument } from '../../views/project/project-document.tsx';
import { useViewed } from '../../views/quote/use-viewed.ts';
import { UpdateList } from '../../views/update/update-list.tsx';
import { InvoiceStateRow } from '../shared/invoice-state-row.tsx';
import { InvoicesPart, NoInvoicesYet } from '../shared/invoices-part.tsx';
import { Rows } from '../shared/rows.tsx';
import { FilesByName } from './files-by-name.tsx';
import { HowToAnswer } from './how-to-answer.tsx';
import type { ProjectLinkData } from './project-link.server.ts';

type ShownLinkData = ProjectLinkData & { readonly project: NonNullable<ProjectLinkData['project']> };

export default function ProjectLinkPage({ data, site }: PageProps<ProjectLinkData>) {
  const { token, project, updates, isAsked, today } = data;
  useViewed(
    project
      ? () => {
          postJson(paths.api.link.view('project', token), {}).catch((error: unknown) => console.error(error));
        }
      : null,
  );
  if (!project) {
    const ask = { kind: 'project', token, isAsked } as const;
    return <InvalidLink brandName={site.brandName} email={site.email} phone={site.phone} ask={ask} />;
  }
  return (
    <LinkFrame>
      <ProjectDocument
        view={project}
        needed={<HowToAnswer view={project} email={site.email} phone={site.phone} today={today} />}
        below={<Below {...{ project, updates }} />}
      />
    </LinkFrame>
  );
}

function Below({ project, updates }: Pick<ShownLinkData, 'project' | 'updates'>) {
  return (
    <>
      <UpdateList updates={updates} />
      <Invoices invoices={project.invoices} />
      <FilesByName files={project.files} />
    </>
  );
}

/** How they stand, and no more: who holds the link may be anyone. */
function Invoices({ invoices }: { readonly invoices: readonly InvoiceState[] }) {
  return (
    <InvoicesPart>
      {invoices.length === 0 ? (
        <NoInvoicesYet />
      ) : (
        <Rows>
          {invoices.map((state) => (
            <InvoiceStateRow key={state.id} state={state} />
          ))}
        </Rows>
      )}
    </InvoicesPart>
  );
}
