import { adminPaths } from '@agency/domain/site/admin-paths';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { useScreenFocus } from '../../ui/app/screen-focus.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { ItemEditor, NewItem } from './item-editor.tsx';
import { ItemList } from './item-list.tsx';

/** `/admin/portfolio`: all work in its order; `?item=` opens one in its place, `?new=1` a new one. */
export default function PortfolioPage() {
  const [query] = useSearchParams();
  const id = query.get('item');
  const isNew = query.has('new');
  useScreenFocus(id ?? (isNew ? 'new' : null));
  if (id !== null) return <ItemEditor key={id} id={id} />;
  if (isNew) return <NewItem />;
  return (
    <>
      <PageHead
        title="Portfolio"
        lead="Work that the site shows, in its order. Drag a row to move it, press Alt with an arrow key in it, or use its menu."
        actions={
          <ButtonLink href={adminPaths.portfolio({ new: '1' })} variant="primary" icon={<PlusIcon />}>
            New work
          </ButtonLink>
        }
      />
      <Feature subject="the portfolio" loading={<LoadingState label="Opening the portfolio" lines={8} />}>
        <ItemList />
      </Feature>
    </>
  );
}
