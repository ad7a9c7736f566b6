import { projectUpdate } from '@agency/domain/project/schema';
import { type ReactNode, useDeferredValue } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { MarkdownText } from '../../../views/markdown/markdown-text.tsx';
import styles from './news.module.css';

export const newsValues = v.object({
  title: projectUpdate.entries.title,
  body: projectUpdate.entries.body,
});
export type NewsValues = v.InferOutput<typeof newsValues>;

export const isSameNews = (one: NewsValues, other: NewsValues): boolean =>
  one.title === other.title && one.body === other.body;

/** The fields of an update or a note, with how the text will look beside them. */
export function NewsFields({ form }: { readonly form: UseFormReturn<NewsValues> }) {
  const body = useDeferredValue(form.watch('body'));
  return (
    <div className={styles.fields}>
      <TextField {...fieldProps(form, 'title')} label="Title" />
      <div className={styles.columns}>
        <TextArea
          {...fieldProps(form, 'body')}
          label="Text"
          hint="For bold type **words**, for a list start lines with -, for a link type [words](https://example.com)."
          rows={10}
          limit={20_000}
        />
        <Preview>
          {body.trim() === '' ? (
            <p className={styles.quiet}>What you write appears here.</p>
          ) : (
            <MarkdownText text={body} />
          )}
        </Preview>
      </div>
    </div>
  );
}

function Preview({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.preview} aria-label="Preview of the text">
      <p className={styles.previewTitle} aria-hidden="true">
        Preview
      </p>
      {children}
    </section>
  );
}
