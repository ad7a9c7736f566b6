import { adminPaths } from '@agency/domain/site/admin-paths';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { useScreenFocus } from '../../ui/app/screen-focus.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { NewPackage, PackageEditor } from './package-editor.tsx';
import { PackageList } from './package-list.tsx';

/** `/admin/packages`: all in their order; `?package=` opens one in their place, `?new=1` a new one. */
export default function PackagesPage() {
  const [query] = useSearchParams();
  const id = query.get('package');
  const isNew = query.has('new');
  useScreenFocus(id ?? (isNew ? 'new' : null));
  if (id !== null) return <PackageEditor key={id} id={id} />;
  if (isNew) return <NewPackage />;
  return (
    <>
      <PageHead
        title="Packages"
        lead="What the agency offers at a price, in the order of the site. Drag a row to move it, press Alt with an arrow key in it, or use its menu."
        actions={
          <ButtonLink href={adminPaths.packages({ new: '1' })} variant="primary" icon={<PlusIcon />}>
            New package
          </ButtonLink>
        }
      />
      <Feature subject="the packages" loading={<LoadingState label="Opening the packages" lines={8} />}>
        <PackageList />
      </Feature>
    </>
  );
}
