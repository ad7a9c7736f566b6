import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { LinkRows } from '../../ui/site/link-rows.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import type { BlogCategoriesData } from './blog-categories.server.ts';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Blog', href: paths.blog() },
  { label: 'Categories', href: paths.blogCategories() },
];

/** 'All 4 posts on planning and costs' */
function countWords(posts: number, name: string): string {
  return `${posts === 1 ? 'One post' : `All ${posts} posts`} on ${name.toLowerCase()}`;
}

export default function BlogCategoriesPage({ data }: PageProps<BlogCategoriesData>) {
  return (
    <>
      <Hero
        seed="blog-categories"
        above={<Breadcrumb crumbs={crumbs} />}
        title="What we write about"
        lead={
          data.categories.length === 0
            ? 'Our posts aren’t sorted by subject yet. You find all of them on the blog, the newest first.'
            : 'Choose a subject. Each page holds every post of its kind, the newest first.'
        }
        actions={
          data.categories.length === 0 ? <ButtonLink href={paths.blog()}>Read the blog</ButtonLink> : null
        }
      />
      {data.categories.map(({ slug, name, description, posts, newest }, index) => (
        <SplitSection
          key={slug}
          title={name}
          lead={description}
          more={<Anchor href={paths.blogCategory(slug)}>{countWords(posts, name)}</Anchor>}
          tone={index % 2 === 0 ? 'paper' : 'chalk'}
        >
          <LinkRows rows={newest.map((post) => ({ href: paths.blogPost(post.slug), title: post.title }))} />
        </SplitSection>
      ))}
    </>
  );
}
