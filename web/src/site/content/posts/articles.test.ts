import { articleCategories } from '@agency/domain/blog-category/of-articles';
import { fixedSlugs } from '@agency/domain/blog-post/fixed-slugs';
import { expect, it } from 'vitest';
import { articles } from './articles.server.ts';

it('are known by their addresses and categories to the functions, which keep others from taking them', () => {
  expect(fixedSlugs).toEqual(expect.arrayContaining(articles.map(({ slug }) => slug)));
  expect([...new Set(articles.flatMap(({ categories }) => categories))].toSorted()).toEqual(
    articleCategories,
  );
});
