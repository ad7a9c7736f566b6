import type { Client } from '@agency/domain/client/schema';
import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Skeleton } from '../../../ui/app/states.tsx';
import { ActivityPanel } from '../../../views/activity/activity-panel.tsx';
import { AuditLink } from '../../shared/audit-link.tsx';
import { LinkPanel } from '../../shared/link/link-panel.tsx';
import { Panel } from '../../shared/panel.tsx';
import { MoneyPanel } from '../money/money-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { SharePanel } from './share-panel.tsx';

interface Props {
  readonly project: Stored<Project>;
  readonly client: Stored<Client> | null;
  readonly now: Date;
}

/** The panels beside the work: who sees it, money, details, the client's link and what happened. */
export function SidePanels({ project, client, now }: Props) {
  return (
    <>
      <Panel title="Client access">
        <SharePanel project={project} client={client} />
      </Panel>
      <Panel title="Money">
        <Feature subject="the invoices" loading={<Skeleton />}>
          <MoneyPanel project={project} now={now} />
        </Feature>
      </Panel>
      <Panel title="Details">
        <DetailsPanel project={project} />
      </Panel>
      {project.linkId ? (
        <Panel title="Link for the client" isClosed>
          <Feature subject="the link" loading={<Skeleton />}>
            <LinkPanel of="project" linkId={project.linkId} now={now} />
          </Feature>
        </Panel>
      ) : null}
      <Panel title="Activity" isClosed>
        <ActivityPanel projectId={project.id} isStaff />
        <AuditLink record={`projects/${project.id}`} />
      </Panel>
    </>
  );
}
