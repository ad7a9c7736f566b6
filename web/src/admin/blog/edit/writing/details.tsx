import { blogCategoryQueries } from '@agency/domain/blog-category/queries';
import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { draftLimits } from '@agency/domain/blog-post/draft';
import { readableRows } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Feature } from '../../../../firebase/firestore/feature.tsx';
import { useRecords } from '../../../../firebase/firestore/hooks.ts';
import { blogCategories } from '../../../../firebase/records/blog-category.ts';
import { LoadingState } from '../../../../ui/app/states.tsx';
import { CheckboxGroup } from '../../../../ui/fields/choice.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import styles from './details.module.css';
import type { Draft } from './use-draft.ts';

interface Props {
  readonly draft: Draft;
}

const mostCategories = 5;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** All of a post but its title and text. */
export function Details({ draft }: Props) {
  const { text, change } = draft;
  const field = (name: 'slug' | 'author' | 'seoTitle' | 'coverAlt') => ({
    name,
    value: text[name],
    maxLength: draftLimits[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });
  return (
    <div className={styles.details}>
      <TextField
        {...field('slug')}
        label="Name in the address"
        hint={`${paths.blogPost('')}…`}
        spellCheck={false}
      />
      <TextArea
        name="excerpt"
        label="Summary"
        hint="Shown in lists, and under the title."
        rows={3}
        limit={400}
        value={text.excerpt}
        onChange={(event) => change({ excerpt: event.target.value.slice(0, draftLimits.excerpt) })}
      />
      <Feature subject="the categories" loading={<LoadingState label="Opening the categories" lines={3} />}>
        <Categories text={text} onChange={(categories) => change({ categories })} />
      </Feature>
      <TextField {...field('author')} label="Author" />
      {text.cover === null ? null : <TextField {...field('coverAlt')} label="What the cover shows" />}
      <TextField {...field('seoTitle')} label="Title for search engines" optional />
      <TextArea
        name="seoDescription"
        label="Description for search engines"
        optional
        rows={3}
        limit={160}
        value={text.seoDescription}
        onChange={(event) =>
          change({ seoDescription: event.target.value.slice(0, draftLimits.seoDescription) })
        }
      />
      <DateField
        name="checkAgainOn"
        label="Check again on"
        optional
        hint="Prices and the law change: from this day it’s listed on Today."
        value={text.checkAgainOn ?? ''}
        onValueChange={(value) => {
          if (value === '' || day.test(value)) change({ checkAgainOn: value === '' ? null : value });
        }}
      />
    </div>
  );
}

function Categories({
  text,
  onChange,
}: {
  readonly text: BlogPostDraftText;
  readonly onChange: (categories: string[]) => void;
}) {
  const categories = readableRows(useRecords(blogCategories, blogCategoryQueries.blogCategoryList, []));
  if (categories.length === 0) return <p>There are no categories yet.</p>;
  return (
    <CheckboxGroup
      name="categories"
      label="Categories"
      value={text.categories}
      options={categories.map(({ id, name }) => ({
        value: id,
        label: name,
        disabled: text.categories.length >= mostCategories && !text.categories.includes(id),
      }))}
      onChange={({ target: { value, checked } }) =>
        onChange(checked ? [...text.categories, value] : text.categories.filter((one) => one !== value))
      }
    />
  );
}
