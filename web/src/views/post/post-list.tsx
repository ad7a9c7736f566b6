import { formatInstantDate } from '@agency/domain/shared/format';
import type { PublicPostSummary } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { cx } from '../../ui/cx.ts';
import { LinkRows } from '../../ui/site/link-rows.tsx';
import { DateText } from '../../ui/text.tsx';
import { readingMinutes } from '../markdown/reading-time.ts';
import { Cover } from '../picture/cover.tsx';
import { articleCover } from './article-covers.ts';
import styles from './post-list.module.css';

function Dated({ publishedAt, words }: Pick<PublicPostSummary, 'publishedAt' | 'words'>) {
  return (
    <>
      <DateText value={publishedAt}>{formatInstantDate(new Date(publishedAt))}</DateText>
      <span>{` · ${readingMinutes(words)} min`}</span>
    </>
  );
}

/** Posts as ruled lines, each one link. */
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
    <LinkRows
      level={level}
      shape={brief ? 'stacked' : 'wide'}
      rows={posts.map((post) => ({
        href: paths.blogPost(post.slug),
        title: post.title,
        text: brief ? undefined : post.excerpt,
        meta: <Dated {...post} />,
      }))}
    />
  );
}

/** The newest post, with its picture. */
export function PostLead({
  post,
  level = 2,
  brief = false,
  priority,
}: {
  readonly post: PublicPostSummary;
  readonly level?: 2 | 3;
  readonly brief?: boolean;
  /** On the first screen. */
  readonly priority?: boolean;
}) {
  const Tag = `h${level}` as const;
  return (
    <article className={cx(styles.lead, !brief && styles.wide)}>
      <Cover
        path={post.cover}
        built={articleCover(post.slug)}
        alt=""
        seed={post.slug}
        sizes="(min-width: 80rem) 36rem, (min-width: 56rem) 46vw, 92vw"
        priority={priority}
      />
      <div>
        <p className={styles.date}>
          <Dated {...post} />
        </p>
        <Tag className={styles.title}>
          <Anchor href={paths.blogPost(post.slug)}>{post.title}</Anchor>
        </Tag>
        {brief ? null : <p className={styles.excerpt}>{post.excerpt}</p>}
      </div>
    </article>
  );
}
