import { projectQueries } from '@agency/domain/project/queries';
import type { Project } from '@agency/domain/project/schema';
import { formatDateShort } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { projects } from '../../../firebase/records/project.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import type { DataColumn } from '../../../ui/app/data-table.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { TwoLines } from '../../shared/list/columns.tsx';
import { statusWords } from '../../shared/project-words.ts';
import { PagedRows } from './paged-rows.tsx';
import styles from './record.module.css';

/** The client's projects, those that changed last on top. */
export function ProjectsTab({ clientId }: { readonly clientId: string }) {
  return (
    <>
      <ButtonRow className={styles.above}>
        <ButtonLink href={adminPaths.projects({ of: clientId, new: '1' })} size="small" icon={<PlusIcon />}>
          New project
        </ButtonLink>
      </ButtonRow>
      <PagedRows
        one="project"
        many="projects"
        converter={projects}
        spec={projectQueries.projectsOnRecord}
        values={[clientId]}
        columns={columns}
        rowHref={adminPaths.project}
        empty={{
          title: 'No projects yet',
          text: 'A project is added when the client accepts a quote. To start one without a quote, choose ‘New project’.',
        }}
      />
    </>
  );
}

const columns: readonly DataColumn<Stored<Project>>[] = [
  {
    id: 'project',
    header: 'Project',
    cell: ({ number, name }) => <TwoLines detail={number}>{name}</TwoLines>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusBadge tone={statusWords[status].tone}>{statusWords[status].label}</StatusBadge>
    ),
  },
  {
    id: 'steps',
    header: 'Milestones',
    align: 'end',
    cell: ({ milestonesCompleted: done, milestonesTotal: total }) =>
      total === 0 ? 'None yet' : `${done} of ${total} completed`,
  },
  {
    id: 'invoices',
    header: 'Invoices',
    cell: ({ id, clientId }) => (
      <Anchor href={adminPaths.invoices({ of: clientId, search: id })}>See invoices</Anchor>
    ),
  },
  {
    id: 'due',
    header: 'Due',
    align: 'end',
    from: 'tablet',
    onCard: true,
    cell: ({ dueOn }) => (dueOn === null ? null : formatDateShort(dueOn)),
  },
];
