import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import { PostArticle } from '../../views/post/post-article.tsx';
import { PostList } from '../../views/post/post-list.tsx';
import styles from './blog-post.module.css';
import type { BlogPostData } from './blog-post.server.ts';

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
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Blog', href: paths.blog() },
    { label: post.title, href: path },
  ];
  return (
    <>
      <PostArticle
        post={post}
        html={html}
        headings={headings}
        minutes={minutes}
        categories={categories}
        above={<Breadcrumb crumbs={crumbs} />}
      >
        <Share title={post.title} url={url} />
      </PostArticle>
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
