import { formatInstantDate } from '@agency/domain/shared/format';
import type { PublicPostSummary } from '@agency/domain/site/content';
import { paths } from '../../paths.ts';
import { CardGrid, LinkCard } from '../../ui/site/card-grid.tsx';
import { DateText } from '../../ui/text.tsx';
import { readingMinutes } from '../markdown/reading-time.ts';

/** Posts as cards, each one link. */
export function PostList({
  posts,
  level = 2,
  brief = false,
}: {
  readonly posts: readonly PublicPostSummary[];
  readonly level?: 2 | 3;
  /** Titles without summaries: where the list is an aside, a page must not repeat what another one says. */
  readonly brief?: boolean;
}) {
  return (
    <CardGrid>
      {posts.map(({ slug, title, excerpt, publishedAt, words }) => (
        <LinkCard
          key={slug}
          level={level}
          href={paths.blogPost(slug)}
          title={title}
          text={brief ? undefined : excerpt}
          meta={
            <>
              <DateText value={publishedAt}>{formatInstantDate(new Date(publishedAt))}</DateText>
              {` · ${readingMinutes(words)} min`}
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
