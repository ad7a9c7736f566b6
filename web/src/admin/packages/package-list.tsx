import { amountWords } from '@agency/domain/figures/price-words';
import { packagesOnHome } from '@agency/domain/package/on-home';
import type { ServicePackage } from '@agency/domain/package/schema';
import { readableRows, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { useCallback, useState } from 'react';
import { callOperation } from '../../firebase/operations.client.ts';
import { Card } from '../../ui/app/card.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Muted } from '../../ui/text.tsx';
import { OrderedList } from '../shared/order/ordered-list.tsx';
import { RowHead } from '../shared/order/row-head.tsx';
import { PublishedBadge } from '../shared/publish/published-badge.tsx';
import { usePackages } from './on-site.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** All packages in the order of the site; suspends. */
export function PackageList() {
  const found = usePackages();
  const readable = readableRows(found);
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = readable.find(({ id }) => id === askedId);
  const save = useCallback((ids: string[]) => callOperation('orderPackages', { ids }), []);
  if (found.length === 0) return <NoPackages />;
  const onHome = new Set(packagesOnHome(readable.filter(({ published }) => published)).map(({ id }) => id));
  return (
    <Card flush>
      <OrderedList
        label="Packages"
        found={found}
        nameOf={({ name }) => name}
        save={save}
        menuOf={(one) => menuOf(one, () => setAskedId(one.id))}
      >
        {(one) => <PackageRow of={one} isOnHome={onHome.has(one.id)} />}
      </OrderedList>
      {asked ? <PublishDialog of={asked} onClose={() => setAskedId(null)} /> : null}
    </Card>
  );
}

function menuOf({ id, published }: Stored<ServicePackage>, onPublish: () => void) {
  return [
    { key: 'edit', label: 'Edit', href: adminPaths.package(id) },
    { key: 'publish', label: published ? 'Unpublish' : 'Publish', onSelect: onPublish },
    {
      key: 'see',
      label: 'See it on the site',
      href: paths.packages({ package: id }),
      disabledReason: published ? null : 'It hasn’t been published.',
    },
  ];
}

interface RowProps {
  readonly of: Stored<ServicePackage>;
  readonly isOnHome: boolean;
}

function PackageRow({ of, isOnHome }: RowProps) {
  const { id, name, published, priceFrom, billing, summary } = of;
  return (
    <>
      <RowHead
        name={name}
        href={adminPaths.package(id)}
        badges={
          <>
            <PublishedBadge published={published} />
            {isOnHome ? <Badge>On the home page</Badge> : null}
          </>
        }
      />
      <p>{`From ${amountWords({ from: priceFrom, to: priceFrom, billing })} before VAT`}</p>
      <p>
        <Muted>{summary}</Muted>
      </p>
    </>
  );
}

function NoPackages() {
  return (
    <EmptyState
      seed="no-packages"
      title="No packages yet"
      action={
        <ButtonLink href={adminPaths.packages({ new: '1' })} variant="primary">
          New package
        </ButtonLink>
      }
    >
      <p>What you offer at a price appears here and, once published, on the site.</p>
    </EmptyState>
  );
}
