import { formatDate, formatInstantDate } from '@agency/domain/shared/format';
import type { PublicCategory, PublicPost } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import type { ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { ProseHtml } from '../../ui/prose.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { DateText } from '../../ui/text.tsx';
import type { Heading } from '../markdown/elements.ts';
import { Cover } from '../picture/cover.tsx';
import { ContentsFrame } from '../reading/contents-frame.tsx';
import { articleCover } from './article-covers.ts';
import styles from './post-article.module.css';

export interface PostArticleData {
  readonly post: Omit<PublicPost, 'body'>;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly minutes: number;
  readonly categories: readonly PublicCategory[];
}

function Byline({ post, minutes, categories }: Pick<PostArticleData, 'post' | 'minutes' | 'categories'>) {
  const [published, updated] = [post.publishedAt, post.updatedAt].map((at) =>
    formatInstantDate(new Date(at)),
  );
  return (
    <p className={styles.byline}>
      {post.author === '' ? null : <span>{`By ${post.author}`}</span>}
      <DateText value={post.publishedAt}>{published}</DateText>
      {post.updatedAt > post.publishedAt && updated !== published ? (
        <span>
          <span>Updated </span>
          <DateText value={post.updatedAt}>{updated}</DateText>
        </span>
      ) : null}
      {post.checkedOn ? (
        <span>
          <span>Last checked </span>
          <DateText value={post.checkedOn}>{formatDate(post.checkedOn)}</DateText>
        </span>
      ) : null}
      <span>{`${minutes} min to read`}</span>
      {categories.map(({ slug, name }) => (
        <Anchor key={slug} href={paths.blogCategory(slug)}>
          {name}
        </Anchor>
      ))}
    </p>
  );
}

interface ArticleProps extends PostArticleData {
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  /** For pictures that not everybody sees yet. */
  readonly pictureTicket?: string | undefined;
}

/** A post as everybody reads it: on its page, and in previews of what isn't public yet. */
export function PostArticle({ above, children, pictureTicket, ...data }: ArticleProps) {
  const { post, html, headings } = data;
  const built = articleCover(post.slug);
  return (
    <>
      <Hero
        seed={post.slug}
        above={above}
        title={post.title}
        lead={post.excerpt}
        actions={<Byline {...data} />}
      />
      <ContentsFrame headings={headings}>
        {post.cover === null && built === undefined ? null : (
          <Cover
            className={styles.cover}
            path={post.cover}
            built={built}
            alt={post.coverAlt}
            ticket={pictureTicket}
            seed={post.slug}
            sizes="(min-width: 80rem) 58rem, 92vw"
            priority
          />
        )}
        <ProseHtml html={html} />
        {children}
      </ContentsFrame>
    </>
  );
}
