import { formatInstantDate } from '@agency/domain/shared/format';
import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ProseHtml } from '../../ui/prose.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import { DateText } from '../../ui/text.tsx';
import { Cover } from '../../views/picture/cover.tsx';
import { articleCover } from '../../views/post/article-covers.ts';
import { PostList } from '../../views/post/post-list.tsx';
import { ContentsFrame } from '../../views/reading/contents-frame.tsx';
import styles from './blog-post.module.css';
import type { BlogPostData } from './blog-post.server.ts';

function Byline({ post, minutes, categories }: Pick<BlogPostData, 'post' | 'minutes' | 'categories'>) {
  const [published, updated] = [post.publishedAt, post.updatedAt].map((at) =>
    formatInstantDate(new Date(at)),
  );
  return (
    <p className={styles.byline}>
      {post.author === '' ? null : <span>{`By ${post.author}`}</span>}
      <DateText value={post.publishedAt}>{published}</DateText>
      {post.updatedAt > post.publishedAt && updated !== published ? (
        <span>
          Updated <DateText value={post.updatedAt}>{updated}</DateText>
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

/** Plain links: nothing is loaded from another site until one is pressed. */
function Share({ title, url }: { readonly title: string; readonly url: string }) {
  const [t, u] = [encodeURIComponent(title), encodeURIComponent(url)];
  const ways = [
    { label: 'Email', href: `mailto:?subject=${t}&body=${u}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${u}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${u}` },
  ];
  return (
    <nav aria-label="Share this post" className={styles.share}>
      <span>Share this post:</span>
      {ways.map(({ label, href }) => (
        <a key={label} href={href} rel="noopener noreferrer">
          {label}
        </a>
      ))}
    </nav>
  );
}

export default function BlogPostPage({ data, path, site }: PageProps<BlogPostData>) {
  const { post, html, headings, minutes, categories, related, url } = data;
  const built = articleCover(post.slug);
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Blog', href: paths.blog() },
    { label: post.title, href: path },
  ];
  return (
    <>
      <Hero
        seed={post.slug}
        above={<Breadcrumb crumbs={crumbs} />}
        title={post.title}
        lead={post.excerpt}
        actions={<Byline post={post} minutes={minutes} categories={categories} />}
      />
      <ContentsFrame headings={headings}>
        {post.cover === null && built === undefined ? null : (
          <Cover
            className={styles.cover}
            path={post.cover}
            built={built}
            alt={post.coverAlt}
            seed={post.slug}
            sizes="(min-width: 80rem) 58rem, 92vw"
            priority
          />
        )}
        <ProseHtml html={html} />
        <Share title={post.title} url={url} />
      </ContentsFrame>
      {related.length === 0 ? null : (
        <SplitSection title="Related posts" tone="chalk">
          <PostList posts={related} level={3} brief />
        </SplitSection>
      )}
      <CallToAction
        title="Do you have a project in mind?"
        text={`Describe it in your own words. You see a price range straight away and get a written quote within ${site.soon.quote}.`}
        seed={`${post.slug}-next`}
        actions={
          <ButtonLink href={paths.quote()} variant="primary" size="large">
            Request a quote
          </ButtonLink>
        }
      />
    </>
  );
}
