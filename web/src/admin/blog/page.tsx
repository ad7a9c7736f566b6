import { PageHead } from '../../ui/app/card.tsx';
import { CategoriesView } from './categories/categories-view.tsx';

/** `/admin/blog`: the categories. */
export default function BlogPage() {
  return (
    <>
      <PageHead title="Blog" />
      <CategoriesView />
    </>
  );
}
