import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { SearchForm } from '../../ui/site/search-form.tsx';
import { Section } from '../../ui/site/section.tsx';
import { PostLead, PostList } from '../../views/post/post-list.tsx';
import styles from './blog.module.css';
import type { BlogData } from './blog.server.ts';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Blog', href: paths.blog() },
];

function Categories({ categories }: Pick<BlogData, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories" className={styles.categories}>
      {categories.map(({ slug, name }) => (
        <Anchor key={slug} href={paths.blogCategory(slug)}>
          {name}
        </Anchor>
      ))}
      <Anchor href={paths.blogCategories()}>All categories</Anchor>
    </nav>
  );
}

function Pages({ page, pages, typed }: Pick<BlogData, 'page' | 'pages' | 'typed'>) {
  if (pages < 2) return null;
  const at = (number: number) =>
    paths.blog({ ...(number > 1 ? { page: String(number) } : {}), ...(typed === '' ? {} : { q: typed }) });
  return (
    <nav aria-label="Pages of the blog" className={styles.pages}>
      {page > 1 ? (
        <ButtonLink href={at(page - 1)} rel="prev">
          Newer posts
        </ButtonLink>
      ) : (
        <span />
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages ? (
        <ButtonLink href={at(page + 1)} rel="next">
          Older posts
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

function Empty({ typed }: { readonly typed: string }) {
  if (typed === '') return <p>No posts yet. They’ll appear here, the newest first.</p>;
  return (
    <p>
      <span>{`No posts have “${typed}” in their title or summary. Try a shorter word. `}</span>
      <Anchor href={paths.blog()}>Show all posts</Anchor>
    </p>
  );
}

function Posts({ posts, typed, isFirst }: Pick<BlogData, 'posts' | 'typed'> & { readonly isFirst: boolean }) {
  const [newest, ...others] = posts;
  if (!newest) return <Empty typed={typed} />;
  if (!isFirst) return <PostList posts={posts} />;
  return (
    <div className={styles.posts}>
      <PostLead post={newest} priority />
      {others.length === 0 ? null : <PostList posts={others} />}
    </div>
  );
}

export default function BlogPage({ data }: PageProps<BlogData>) {
  const { posts, categories, typed, found, page, pages } = data;
  return (
    <>
      <Hero
        seed="blog"
        above={<Breadcrumb crumbs={crumbs} />}
        title="Plain answers about websites and web apps"
        lead="What things cost, what makes them good, and what you can do yourself. Written for people who run a business, not for developers."
      />
      <Section>
        <div className={styles.tools}>
          <SearchForm action={paths.blog()} label="Search the blog" typed={typed} />
          <Categories categories={categories} />
        </div>
        {typed === '' ? null : (
          <p className={styles.found}>{`${found} ${found === 1 ? 'post' : 'posts'} for “${typed}”`}</p>
        )}
        <Posts posts={posts} typed={typed} isFirst={typed === '' && page === 1} />
        <Pages page={page} pages={pages} typed={typed} />
      </Section>
    </>
  );
}
