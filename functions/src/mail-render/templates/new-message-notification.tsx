import { text } from '@agency/domain/shared/fields';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, maybe, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Paragraph, Quoted, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

const body = text('Message', { max: 5000 });

/** A message is its text, alone or with its author. */
const message = v.union([
  v.pipe(
    body,
    v.transform((only) => ({ body: only, authorName: null })),
  ),
  v.object({ body, authorName: maybe(name) }),
]);

const schema = v.object({
  recipientName: name,
  isBusiness,
  projectName: title('Project'),
  messages: v.pipe(v.array(message), v.minLength(1, 'Give at least one message'), v.maxLength(20)),
  url,
});
export type NewMessageNotification = v.InferInput<typeof schema>;
type Data = v.InferOutput<typeof schema>;

/** Long messages are cut: the mail says that somebody wrote, the page has all of it. */
const longest = 600;

export const newMessageNotification = defineTemplate({
  schema,
  sample: {
    recipientName: 'Priya Shah',
    projectName: 'Online shop for bread boxes',
    messages: [
      { authorName: 'Sam Webb', body: 'The photos have arrived, thank you. Two are smaller than we need.' },
      { authorName: 'Sam Webb', body: 'Could you send the originals of these two?' },
    ],
    url: sampleUrl(paths.client.project('P-4T8W2X')),
  },
  subject: (data) => `${counted(data)} about ${data.projectName}`,
  preheader: (data) => (data.messages[0]?.body ?? '').slice(0, 120),
  body: (data) => (
    <>
      <Title>{counted(data)}</Title>
      <Paragraph>{`${greeting(data.recipientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>You have unread messages in the project {data.projectName}:</Paragraph>
      {data.messages.map((one, index) => (
        <Quoted
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes once it is rendered
          key={index}
          author={one.authorName}
          text={one.body.length > longest ? `${one.body.slice(0, longest)}…` : one.body}
        />
      ))}
      <Action label="Read and reply" url={data.url} />
    </>
  ),
});

function counted({ messages }: Data): string {
  return messages.length === 1 ? 'A new message' : `${messages.length} new messages`;
}
