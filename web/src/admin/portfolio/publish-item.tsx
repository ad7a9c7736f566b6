import type { PortfolioItem } from '@agency/domain/portfolio-item/schema';
import { missingOf } from '@agency/domain/portfolio-item/testimonial';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { ConfirmOperation } from '../shared/confirm-operation.tsx';
import styles from './portfolio.module.css';

interface PublishItemProps {
  readonly of: Stored<PortfolioItem>;
  readonly onClose: () => void;
}

/** Asks before a piece of work appears on the site or goes from it. */
export function PublishItem({ of, onClose }: PublishItemProps) {
  const { id: itemId, title, published, slug, updatedAt } = of;
  const missing = published ? [] : missingOf(of.testimonial);
  return (
    <ConfirmOperation
      operation="publishPortfolioItem"
      input={{ itemId, published: !published, seen: updatedAt.getTime() }}
      title={published ? `Unpublish ‘${title}’?` : `Publish ‘${title}’?`}
      confirmLabel={published ? 'Unpublish work' : 'Publish work'}
      cancelLabel="Not now"
      disabledReason={missing.length > 0 ? 'The testimonial isn’t complete.' : null}
      done={() =>
        published ? `‘${title}’ is off the site within a minute` : `‘${title}’ is on the site within a minute`
      }
      onClose={onClose}
    >
      {missing.length > 0 ? (
        <>
          <p>First complete its testimonial, or leave it out:</p>
          <ul className={styles.missing}>
            {missing.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {published
            ? `${paths.portfolioItem(slug)} and all lists lose it. You can publish it again.`
            : `It appears at ${paths.portfolioItem(slug)}, in the portfolio${of.featured ? ' and on the home page' : ''}.`}
        </p>
      )}
    </ConfirmOperation>
  );
}
