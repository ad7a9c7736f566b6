import { blogCategoryQueries } from '@agency/domain/blog-category/queries';
import type { BlogCategory } from '@agency/domain/blog-category/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useCallback, useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { callOperation } from '../../../firebase/operations.client.ts';
import { blogCategories } from '../../../firebase/records/blog-category.ts';
import { Card } from '../../../ui/app/card.tsx';
import { EmptyState, LoadingState } from '../../../ui/app/states.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Muted } from '../../../ui/text.tsx';
import { ConfirmOperation } from '../../shared/confirm-operation.tsx';
import { OrderedList } from '../../shared/order/ordered-list.tsx';
import styles from './categories.module.css';
import { CategoryDialog } from './category-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

type Category = Stored<BlogCategory>;
type Action = 'edit' | 'rename' | 'remove';
/** With the category as it was then: its record changes, or goes, before the dialog is done. */
type Asked = { readonly action: Action; readonly category: Category } | { readonly action: 'new' } | null;

/** The categories of the blog in the order of the site: new ones, their words, their addresses. */
export function CategoriesView() {
  return (
    <Feature subject="the categories" loading={<LoadingState label="Opening the categories" lines={5} />}>
      <Categories />
    </Feature>
  );
}

function Categories() {
  const found = useRecords(blogCategories, blogCategoryQueries.blogCategoryList, []);
  const [asked, setAsked] = useState<Asked>(null);
  const save = useCallback((ids: string[]) => callOperation('orderBlogCategories', { ids }), []);
  const add = (
    <Button icon={<PlusIcon />} onClick={() => setAsked({ action: 'new' })}>
      New category
    </Button>
  );
  return (
    <>
      {found.length === 0 ? (
        <EmptyState seed="no-categories" title="No categories yet" action={add}>
          <p>Visitors find posts by them. Add one, then choose it in a post.</p>
        </EmptyState>
      ) : (
        <Card title="Categories" flush actions={add}>
          <OrderedList
            label="Categories"
            found={found}
            nameOf={({ name }) => name}
            save={save}
            menuOf={(category) => menuOf(category.id, (action) => setAsked({ action, category }))}
          >
            {(one) => <Words of={one} />}
          </OrderedList>
        </Card>
      )}
      <Dialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function menuOf(slug: string, ask: (action: Action) => void) {
  return [
    { key: 'edit', label: 'Edit', onSelect: () => ask('edit') },
    { key: 'rename', label: 'Change address', onSelect: () => ask('rename') },
    { key: 'see', label: 'See it on the site', href: paths.blogCategory(slug) },
    { key: 'remove', label: 'Remove', tone: 'danger', onSelect: () => ask('remove') },
  ] as const;
}

function Words({ of: { id, name, description } }: { readonly of: Category }) {
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <p>{paths.blogCategory(id)}</p>
      {description ? (
        <p>
          <Muted>{description}</Muted>
        </p>
      ) : null}
    </>
  );
}

interface DialogsProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

function Dialogs({ asked, onClose }: DialogsProps) {
  if (asked === null) return null;
  if (asked.action === 'new') return <CategoryDialog category={null} onClose={onClose} />;
  const { category } = asked;
  if (asked.action === 'edit') return <CategoryDialog category={category} onClose={onClose} />;
  if (asked.action === 'rename') return <RenameDialog category={category} onClose={onClose} />;
  const { id: slug, name } = category;
  return (
    <ConfirmOperation
      operation="removeBlogCategory"
      input={{ slug }}
      title={`Remove ‘${name}’?`}
      confirmLabel="Remove category"
      tone="danger"
      done={() => `‘${name}’ removed`}
      onClose={onClose}
    >
      <p>{`Its page, ${paths.blogCategory(slug)}, goes within a minute. A category that a post or a draft is in stays.`}</p>
    </ConfirmOperation>
  );
}
