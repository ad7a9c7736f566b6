import { isUnderWay, statusesUnderWay } from '@agency/domain/project/health';
import { projectList } from '@agency/domain/project/queries';
import { neverLate, type Project } from '@agency/domain/project/schema';
import type { ProjectStatus } from '@agency/domain/project/status';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { projects } from '../../firebase/records/project.ts';
import { ProgressBar } from '../../ui/app/states.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Muted } from '../../ui/text.tsx';
import { ClientName } from '../shared/client-name.tsx';
import { dayColumn, stateColumn, TwoLines, timeColumn, Written } from '../shared/list/columns.tsx';
import { defineList } from '../shared/list/declaration.ts';
import { healthWords, nextDay, progressWords, statusWords } from '../shared/project-words.ts';
import { whenShort } from '../shared/time-words.ts';
import styles from './projects.module.css';

const option = (status: ProjectStatus) => ({
  value: status,
  label: statusWords[status].label,
  where: { status: [status] },
});

/** All projects, by how they stand. */
export const projectsList = defineList({
  one: 'project',
  many: 'projects',
  converter: projects,
  plan: projectList,
  filters: [
    {
      name: 'list',
      label: 'Show',
      look: 'chips',
      options: [
        { value: 'all', label: 'All' },
        {
          value: 'attention',
          label: 'Needs attention',
          where: (today: CivilDate) => ({ status: statusesUnderWay, attentionBefore: addDays(today, 1) }),
        },
        {
          value: 'onTrack',
          label: 'On track',
          where: (today: CivilDate) => ({ status: statusesUnderWay, attentionFrom: addDays(today, 1) }),
        },
        option('planned'),
        option('active'),
        option('onHold'),
        option('completed'),
        option('cancelled'),
      ],
    },
  ],
  about: { name: 'of', label: 'Client', field: 'clientId', show: (id) => <ClientName id={id} /> },
  search: { placeholder: 'Number, name or client', tokens: ({ searchTokens }) => searchTokens },
  orderLabels: { changed: 'Last changed', urgent: 'Most urgent first', name: 'Name' },
  columns: [
    {
      header: 'Project',
      orders: ['name'],
      cell: ({ name, number, clientId }) => (
        <TwoLines
          detail={
            <>
              <span>{`${number}, `}</span>
              {/* A read for each client on the page: a copy of the name on projects would have to be kept true. */}
              <ClientName id={clientId} />
            </>
          }
        >
          <Written>{name}</Written>
        </TwoLines>
      ),
      file: { Number: ({ number }) => number, Project: ({ name }) => name },
    },
    stateColumn('Status', ({ status }: Project) => statusWords[status]),
    {
      header: 'Health',
      orders: ['urgent'],
      cell: (project, now) => <Health project={project} now={now} />,
      file: {
        Health: (project, now) => labelsOf(project, now).join(', '),
        'Needs attention from': ({ attentionOn: day }) => (day === neverLate ? null : { day }),
        'Client waits for a reply since': ({ awaitsReplySince }) => awaitsReplySince,
      },
    },
    {
      header: 'Progress',
      width: '9rem',
      cell: (project) => <Progress project={project} />,
      file: {
        'Milestones completed': ({ milestonesCompleted }) => milestonesCompleted,
        Milestones: ({ milestonesTotal }) => milestonesTotal,
      },
    },
    {
      header: 'Next step',
      cell: (project) =>
        project.next && isUnderWay(project) ? (
          <TwoLines detail={nextDay(project)}>{project.next.title}</TwoLines>
        ) : null,
      file: {
        'Next step': ({ next }) => next?.title ?? null,
        'Planned for': ({ next }) => (next?.plannedOn ? { day: next.plannedOn } : null),
      },
    },
    dayColumn('Due', ({ dueOn }: Project) => dueOn),
    timeColumn('Changed', ({ updatedAt }: Project) => updatedAt, ['changed']),
  ],
  nameOf: ({ number, name }) => `${number}, ${name}`,
  pathOf: adminPaths.project,
  empty: {
    title: 'No projects yet',
    text: 'When a client accepts a quote, its project appears here. To start one without a quote, choose ‘New project’.',
  },
});

function labelsOf(project: Stored<Project>, now: Date): string[] {
  return healthWords(project, londonDate(now)).map(({ label }) => label);
}

function Health({ project, now }: { readonly project: Stored<Project>; readonly now: Date }) {
  const since = project.awaitsReplySince;
  const words = healthWords(project, londonDate(now));
  if (words.length === 0 && since === null) return null;
  return (
    <span className={styles.badges}>
      {words.map(({ label, tone }) => (
        <StatusBadge key={label} tone={tone}>
          {label}
        </StatusBadge>
      ))}
      {since ? <StatusBadge tone="waiting">{`New message, ${whenShort(since, now)}`}</StatusBadge> : null}
    </span>
  );
}

function Progress({ project }: { readonly project: Project }) {
  const { milestonesTotal, milestonesCompleted, progress } = project;
  if (milestonesTotal === 0) return <Muted>{progressWords(project)}</Muted>;
  return (
    <ProgressBar
      label="Milestones completed"
      labelHidden
      value={progress}
      caption={`${milestonesCompleted} of ${milestonesTotal}`}
    />
  );
}
