import { civilDate } from '@agency/domain/shared/fields';
import { formatDate } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, maybe, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Items, Muted, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

/** A milestone is its title, alone or with its planned day. */
const milestone = v.union([
  v.pipe(
    title('Milestone'),
    v.transform((only) => ({ title: only, plannedOn: null })),
  ),
  v.object({ title: title('Milestone'), plannedOn: maybe(civilDate) }),
]);

const schema = v.object({
  clientName: name,
  isBusiness,
  projectName: title('Project'),
  projectNumber: title('Project number'),
  milestones: v.pipe(v.array(milestone), v.maxLength(50)),
  trackingUrl: url,
});
export type ProjectCreatedNotification = v.InferInput<typeof schema>;

export const projectCreatedNotification = defineTemplate({
  schema,
  sample: {
    clientName: 'Priya Shah',
    projectName: 'Online shop for bread boxes',
    projectNumber: 'P-4T8W2X',
    milestones: [
      { title: 'Design agreed', plannedOn: '2026-12-18' },
      { title: 'Shop ready for your test', plannedOn: '2027-01-29' },
      { title: 'Open to customers', plannedOn: '2027-02-12' },
    ],
    trackingUrl: sampleUrl(paths.project.track('k1.sample.signature')),
  },
  subject: (data) => `Your project ${data.projectName} (${data.projectNumber})`,
  preheader: () => 'See what’s done, what’s next and what we need from you.',
  body: (data) => (
    <>
      <Title>{data.projectName}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>
        Your project {data.projectNumber} has been set up.
        {data.milestones.length > 0 ? ' These are the steps:' : ' We’ll add the steps once they’re planned.'}
      </Paragraph>
      {data.milestones.length > 0 ? (
        <Items
          items={data.milestones.map((step) =>
            step.plannedOn === null ? step.title : `${step.title}: ${formatDate(step.plannedOn)}`,
          )}
        />
      ) : null}
      <Action label="Follow the project" url={data.trackingUrl} />
      <Muted>
        You don’t need an account. Please keep this link to yourself: anyone who has it can see how the
        project and its invoices stand.
      </Muted>
    </>
  ),
});
