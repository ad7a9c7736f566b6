import { adminPaths } from '@agency/domain/site/admin-paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { Tabs } from '../../ui/app/tabs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { ListView } from '../shared/list/list-view.tsx';
import { ExportPosts } from './export/export-posts.tsx';
import { postList } from './post-list.tsx';

const CategoriesView = lazy(async () => ({
  default: (await import('./categories/categories-view.tsx')).CategoriesView,
}));
const PicturesView = lazy(async () => ({
  default: (await import('./pictures/pictures-view.tsx')).PicturesView,
}));
const RedirectsView = lazy(async () => ({
  default: (await import('./redirects/redirects-view.tsx')).RedirectsView,
}));

/**
 * `/admin/blog`: posts; `?list=categories` what they are sorted into, `?list=pictures` the library of
 * pictures, `?list=redirects` old addresses.
 */
export default function BlogPage() {
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { value: 'posts', label: 'Posts', content: <ListView list={postList} /> },
    { value: 'categories', label: 'Categories', content: <Part of={<CategoriesView />} /> },
    { value: 'pictures', label: 'Pictures', content: <Part of={<PicturesView />} /> },
    { value: 'redirects', label: 'Redirects', content: <Part of={<RedirectsView />} /> },
  ] as const;
  const shown = tabs.find(({ value }) => value === query.get('list')) ?? tabs[0];
  return (
    <>
      <PageHead
        title="Blog"
        actions={
          <>
            <ExportPosts />
            <ButtonLink href={adminPaths.newBlogPost()} icon={<PlusIcon />} variant="primary">
              New post
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label="Blog"
        value={shown.value}
        onValueChange={(list) => setQuery(list === 'posts' ? {} : { list }, { replace: true })}
        tabs={tabs}
      />
    </>
  );
}

function Part({ of }: { readonly of: ReactNode }) {
  return (
    <Suspense fallback={<LoadingState label="Opening this part of the blog" lines={6} />}>{of}</Suspense>
  );
}
