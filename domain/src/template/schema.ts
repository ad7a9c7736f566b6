import * as v from 'valibot';
import { draftSection, quoteContent } from '../quote/content.ts';
import { line, stamps, text } from '../shared/fields.ts';

/** What a template holds, by its kind. */
export const templateContent = v.variant('kind', [
  /** The text of a reply to an enquiry. */
  v.strictObject({ kind: v.literal('reply'), message: text('Message', { max: 5000 }) }),
  v.strictObject({ kind: v.literal('section'), section: draftSection }),
  v.strictObject({ kind: v.literal('quote'), quote: quoteContent }),
]);
export type TemplateContent = v.InferOutput<typeof templateContent>;

export const templateTitle = line('Template name', { max: 120 });

/** `templates/{id}`: what staff write again and again. What was made from one doesn’t follow its changes. */
export const template = v.strictObject({
  /** That of its content, for queries. */
  kind: v.picklist(['reply', 'section', 'quote']),
  title: templateTitle,
  content: templateContent,
  ...stamps,
});
export type Template = v.InferOutput<typeof template>;
export type TemplateKind = Template['kind'];
