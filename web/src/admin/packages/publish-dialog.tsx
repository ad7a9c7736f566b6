import type { ServicePackage } from '@agency/domain/package/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { Skeleton } from '../../ui/app/states.tsx';
import { ConfirmOperation } from '../shared/confirm-operation.tsx';
import { usePackageSiteChange } from './on-site.ts';
import styles from './packages.module.css';
import { SiteChanges } from './site-changes.tsx';

interface PublishDialogProps {
  readonly of: Stored<ServicePackage>;
  readonly onClose: () => void;
}

/** Asks before a package appears on the site or goes from it, with what that changes. */
export function PublishDialog({ of, onClose }: PublishDialogProps) {
  const { id: packageId, name, published, updatedAt } = of;
  const label = published ? 'Unpublish package' : 'Publish package';
  return (
    <ConfirmOperation
      operation="publishPackage"
      input={{ packageId, published: !published, seen: updatedAt.getTime() }}
      title={published ? `Unpublish ‘${name}’?` : `Publish ‘${name}’?`}
      confirmLabel={label}
      cancelLabel="Not now"
      done={() =>
        published ? `‘${name}’ is off the site within a minute` : `‘${name}’ is on the site within a minute`
      }
      onClose={onClose}
    >
      <div className={styles.changes}>
        <p>
          {published
            ? 'It can’t be requested any more. Requests and quotes that name it stay as they are.'
            : 'Visitors can request it. From then on, its address can’t change.'}
        </p>
        <Feature subject="what changes on the site" loading={<Skeleton width="100%" height="6rem" />}>
          <Changes of={of} />
        </Feature>
      </div>
    </ConfirmOperation>
  );
}

function Changes({ of }: Pick<PublishDialogProps, 'of'>) {
  const changeOf = usePackageSiteChange();
  return <SiteChanges change={changeOf({ ...of, published: !of.published })} />;
}
