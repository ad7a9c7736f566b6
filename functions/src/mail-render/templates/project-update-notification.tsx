import { text } from '@agency/domain/shared/fields';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Paragraph, Quoted, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

const schema = v.object({
  clientName: name,
  isBusiness,
  projectName: title('Project'),
  updateTitle: title('Title'),
  excerpt: text('Excerpt', { min: 0, max: 2000 }),
  projectUrl: url,
});
export type ProjectUpdateNotification = v.InferInput<typeof schema>;

export const projectUpdateNotification = defineTemplate({
  schema,
  sample: {
    clientName: 'Priya Shah',
    projectName: 'Online shop for bread boxes',
    updateTitle: 'The basket works',
    excerpt: 'You can put bread boxes into the basket and change how many. Next week we connect the payment.',
    projectUrl: sampleUrl(paths.client.project('P-4T8W2X')),
  },
  subject: (data) => `${data.projectName}: ${data.updateTitle}`,
  preheader: (data) => data.excerpt.slice(0, 120),
  body: (data) => (
    <>
      <Title>{data.updateTitle}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>There’s an update on your project {data.projectName}.</Paragraph>
      {data.excerpt === '' ? null : <Quoted text={data.excerpt} />}
      <Action label="Read the update" url={data.projectUrl} />
    </>
  ),
});
