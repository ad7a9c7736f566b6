import { civilDate } from '@agency/domain/shared/fields';
import { formatDate, formatInstantDate } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { instant, isBusiness, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Facts, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

const schema = v.object({
  clientName: name,
  isBusiness,
  projectName: title('Project'),
  milestoneTitle: title('Milestone'),
  completedAt: instant,
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** By when they were asked for an answer that never came. */
  unansweredBy: v.exactOptional(civilDate),
  projectUrl: url,
});
export type ProjectMilestoneCompleted = v.InferInput<typeof schema>;

export const projectMilestoneCompleted = defineTemplate({
  schema,
  sample: {
    clientName: 'Priya Shah',
    projectName: 'Online shop for bread boxes',
    milestoneTitle: 'Design agreed',
    completedAt: '2026-12-18T15:30:00.000Z',
    progress: 33,
    projectUrl: sampleUrl(paths.client.project('P-4T8W2X')),
  },
  subject: (data) => `Done: ${data.milestoneTitle}`,
  preheader: (data) => `${data.projectName} is now ${Math.round(data.progress)}% complete.`,
  body: (data) => (
    <>
      <Title>Done: {data.milestoneTitle}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>We’ve finished a step of your project.</Paragraph>
      {data.unansweredBy === undefined ? null : (
        <Paragraph>
          {`We didn’t get an answer from you by ${formatDate(data.unansweredBy)}, so we’ve carried on without one. If something isn’t right, reply to this email.`}
        </Paragraph>
      )}
      <Facts
        facts={[
          { label: 'Project', value: data.projectName },
          { label: 'Step', value: data.milestoneTitle, isStrong: true },
          { label: 'Completed', value: formatInstantDate(data.completedAt) },
          { label: 'Progress', value: `${Math.round(data.progress)}%` },
        ]}
      />
      <Action label="See the project" url={data.projectUrl} />
    </>
  ),
});
