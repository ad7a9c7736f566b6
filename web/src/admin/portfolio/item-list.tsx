import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import type { PortfolioItem } from '@agency/domain/portfolio-item/schema';
import { missingOf } from '@agency/domain/portfolio-item/testimonial';
import { readableRows, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { useCallback, useState } from 'react';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { callOperation } from '../../firebase/operations.client.ts';
import { portfolioItems } from '../../firebase/records/portfolio-item.ts';
import { Card } from '../../ui/app/card.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { Badge, StatusBadge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Muted } from '../../ui/text.tsx';
import { OrderedList } from '../shared/order/ordered-list.tsx';
import { RowHead } from '../shared/order/row-head.tsx';
import { PublishedBadge } from '../shared/publish/published-badge.tsx';
import { PublishItem } from './publish-item.tsx';

/** All work in the order of the site; suspends. */
export function ItemList() {
  const found = useRecords(portfolioItems, portfolioItemQueries.portfolioItemList, []);
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = readableRows(found).find(({ id }) => id === askedId);
  const save = useCallback((ids: string[]) => callOperation('orderPortfolioItems', { ids }), []);
  if (found.length === 0) return <NoItems />;
  return (
    <Card flush>
      <OrderedList
        label="Portfolio"
        found={found}
        nameOf={({ title }) => title}
        save={save}
        menuOf={(one) => menuOf(one, () => setAskedId(one.id))}
      >
        {(one) => <ItemRow of={one} />}
      </OrderedList>
      {asked ? <PublishItem of={asked} onClose={() => setAskedId(null)} /> : null}
    </Card>
  );
}

function menuOf({ id, slug, published }: Stored<PortfolioItem>, onPublish: () => void) {
  return [
    { key: 'edit', label: 'Edit', href: adminPaths.portfolioItem(id) },
    { key: 'publish', label: published ? 'Unpublish' : 'Publish', onSelect: onPublish },
    {
      key: 'see',
      label: 'See it on the site',
      href: paths.portfolioItem(slug),
      disabledReason: published ? null : 'It hasn’t been published.',
    },
  ];
}

function ItemRow({ of }: { readonly of: Stored<PortfolioItem> }) {
  const { id, title, published, featured, sample, client, sector, summary, testimonial } = of;
  return (
    <>
      <RowHead
        name={title}
        href={adminPaths.portfolioItem(id)}
        badges={
          <>
            <PublishedBadge published={published} />
            {featured ? <Badge>Featured</Badge> : null}
            {sample ? <Badge>Sample</Badge> : null}
            {missingOf(testimonial).length > 0 ? (
              <StatusBadge tone="warning">Testimonial not complete</StatusBadge>
            ) : null}
          </>
        }
      />
      {client || sector ? <p>{[client, sector].filter(Boolean).join(', ')}</p> : null}
      <p>
        <Muted>{summary}</Muted>
      </p>
    </>
  );
}

function NoItems() {
  return (
    <EmptyState
      seed="no-work"
      title="No work yet"
      action={
        <ButtonLink href={adminPaths.portfolio({ new: '1' })} variant="primary">
          New work
        </ButtonLink>
      }
    >
      <p>Work that you want to show appears here and, once published, on the site.</p>
    </EmptyState>
  );
}
