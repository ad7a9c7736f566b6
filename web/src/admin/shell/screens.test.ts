import { adminPaths } from '@agency/domain/site/admin-paths';
import { expect, it } from 'vitest';
import { isShownAt, screens } from './screens.ts';

it('tells clients from the people who share their path', () => {
  const shownAt = (search: string) =>
    screens
      .filter(({ href, icon }) => icon && href.startsWith(adminPaths.users()) && isShownAt({ href }, search))
      .map(({ title }) => title);
  for (const search of ['?list=clients&search=a', '?client=one', '?client=one&tab=notes'])
    expect(shownAt(search)).toEqual(['Clients']);
  for (const search of ['', '?list=admins', '?user=one', '?person=one'])
    expect(shownAt(search)).toEqual(['Users']);
});

it('leaves out those of one post', () => {
  const paths = screens.map(({ href }) => href);
  expect(paths).toContain(adminPaths.blog());
  expect(paths.filter((path) => path.startsWith(`${adminPaths.blog()}/`))).toEqual([]);
});
