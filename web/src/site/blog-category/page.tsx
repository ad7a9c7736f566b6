import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { LinkRows } from '../../ui/site/link-rows.tsx';
import { Section } from '../../ui/site/section.tsx';
import { PostList } from '../../views/post/post-list.tsx';
import type { BlogCategoryData } from './blog-category.server.ts';

export default function BlogCategoryPage({ data, path }: PageProps<BlogCategoryData>) {
  const { category, posts, others } = data;
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Blog', href: paths.blog() },
    { label: category.name, href: path },
  ];
  return (
    <>
      <Hero
        seed={category.slug}
        above={<Breadcrumb crumbs={crumbs} />}
        title={category.name}
        lead={category.description}
      />
      <Section>
        {posts.length === 0 ? (
          <p>
            {'Nothing is published here yet. '}
            <Anchor href={paths.blog()}>Read our other posts</Anchor>
          </p>
        ) : (
          <PostList posts={posts} />
        )}
      </Section>
      <Others others={others} />
    </>
  );
}

function Others({ others }: Pick<BlogCategoryData, 'others'>) {
  if (others.length === 0) return null;
  return (
    <Section title="Other categories" tone="chalk">
      <LinkRows
        shape="wide"
        rows={others.map(({ slug, name, description }) => ({
          href: paths.blogCategory(slug),
          title: name,
          text: description,
        }))}
      />
    </Section>
  );
}
