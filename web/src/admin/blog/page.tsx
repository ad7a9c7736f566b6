import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { Tabs } from '../../ui/app/tabs.tsx';
import { CategoriesView } from './categories/categories-view.tsx';

const PicturesView = lazy(async () => ({
  default: (await import('./pictures/pictures-view.tsx')).PicturesView,
}));

/** `/admin/blog`: the categories, `?list=pictures` the library of pictures. */
export default function BlogPage() {
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { value: 'categories', label: 'Categories', content: <CategoriesView /> },
    { value: 'pictures', label: 'Pictures', content: <Pictures /> },
  ] as const;
  const shown = tabs.find(({ value }) => value === query.get('list')) ?? tabs[0];
  return (
    <>
      <PageHead title="Blog" />
      <Tabs
        label="Blog"
        value={shown.value}
        onValueChange={(list) => setQuery({ list }, { replace: true })}
        tabs={tabs}
      />
    </>
  );
}

function Pictures() {
  return (
    <Suspense fallback={<LoadingState label="Opening the pictures" lines={6} />}>
      <PicturesView />
    </Suspense>
  );
}
