import { text } from '@agency/domain/shared/fields';
import { adminPaths } from '@agency/domain/site/admin-paths';
import * as v from 'valibot';
import { maybe, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Facts, Letter, Muted, Paragraph, Quoted, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

const sentence = text('Text', { max: 2000 });

/** The plain layout for everything without a template of its own; the resolver supplies the text. */
const schema = v.object({
  heading: title('Heading'),
  preheader: maybe(title('Preheader')),
  paragraphs: v.pipe(v.array(sentence), v.maxLength(10)),
  /** A message from staff that is the mail itself: blank lines separate its paragraphs. */
  letter: maybe(text('Letter', { max: 5000 })),
  facts: v.optional(v.array(v.object({ label: title('Label'), value: sentence })), []),
  /** A person's words, quoted verbatim. */
  quoted: maybe(v.object({ text: text('Text', { max: 5000 }), author: maybe(title('Author')) })),
  action: maybe(v.object({ label: title('Label'), url })),
  closing: maybe(sentence),
});
export type Notice = v.InferInput<typeof schema> & { readonly subject?: string };

export const notice = defineTemplate({
  schema,
  sample: {
    heading: 'A quote was declined',
    preheader: 'Priya Shah declined quote Q-7K3M9P.',
    paragraphs: ['Priya Shah declined quote Q-7K3M9P.'],
    facts: [
      { label: 'Quote', value: 'Q-7K3M9P' },
      { label: 'Declined on', value: '27 November 2026, 2:05 pm' },
    ],
    quoted: { text: 'We decided to wait until spring.', author: 'Priya Shah wrote' },
    action: { label: 'Open the quote', url: sampleUrl(adminPaths.quote('Q-7K3M9P')) },
    closing: null,
  },
  subject: (data) => data.heading,
  preheader: (data) => data.preheader ?? data.paragraphs[0]?.slice(0, 120) ?? data.heading,
  body: (data) => (
    <>
      <Title>{data.heading}</Title>
      {data.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {data.letter === null ? null : <Letter text={data.letter} />}
      {data.facts.length > 0 ? <Facts facts={data.facts} /> : null}
      {data.quoted === null ? null : <Quoted text={data.quoted.text} author={data.quoted.author} />}
      {data.action === null ? null : <Action label={data.action.label} url={data.action.url} />}
      {data.closing === null ? null : <Muted>{data.closing}</Muted>}
    </>
  ),
});
