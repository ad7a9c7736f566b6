import { formatBytes } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, maybe, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Items, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

/** A file is its name, alone or with its size in bytes. */
const file = v.union([
  v.pipe(
    title('File name'),
    v.transform((only) => ({ name: only, size: null })),
  ),
  v.object({ name: title('File name'), size: maybe(v.pipe(v.number(), v.minValue(0))) }),
]);

const schema = v.object({
  recipientName: name,
  isBusiness,
  projectName: title('Project'),
  files: v.pipe(v.array(file), v.minLength(1, 'Name at least one file'), v.maxLength(100)),
  url,
});
export type FileUploadNotification = v.InferInput<typeof schema>;
type Data = v.InferOutput<typeof schema>;

export const fileUploadNotification = defineTemplate({
  schema,
  sample: {
    recipientName: 'Priya Shah',
    projectName: 'Online shop for bread boxes',
    files: [
      { name: 'Design of the product page.pdf', size: 2_411_724 },
      { name: 'Photos of the autumn range.zip', size: 18_350_080 },
    ],
    url: sampleUrl(paths.client.project('P-4T8W2X')),
  },
  subject: (data) => `${counted(data)} in ${data.projectName}`,
  preheader: (data) =>
    data.files
      .map((one) => one.name)
      .join(', ')
      .slice(0, 120),
  body: (data) => (
    <>
      <Title>{counted(data)}</Title>
      <Paragraph>{`${greeting(data.recipientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>These files have been added to your project {data.projectName}:</Paragraph>
      <Items
        items={data.files.map((one) =>
          one.size === null ? one.name : `${one.name} (${formatBytes(one.size)})`,
        )}
      />
      <Action label="See the files" url={data.url} />
    </>
  ),
});

function counted({ files }: Data): string {
  return files.length === 1 ? 'A new file' : `${files.length} new files`;
}
