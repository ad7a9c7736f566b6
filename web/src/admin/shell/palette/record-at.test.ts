import { expect, it } from 'vitest';
import { kindNames } from './found.ts';
import { hrefs, recordAt } from './record-at.ts';

it.each(kindNames)('knows the screen of a %s by its address', (kind) => {
  for (const hrefOf of hrefs[kind]) {
    const { pathname, search } = new URL(hrefOf('A-1 b'), 'http://here');
    expect(recordAt(pathname, search)).toEqual({ kind, id: 'A-1 b' });
    expect(recordAt(pathname, `${search}&tab=notes&list=x`.replace(/^&/, '?'))).toEqual({
      kind,
      id: 'A-1 b',
    });
  }
});

it.each([
  ['/admin', ''],
  ['/admin/quotes', '?search=a'],
  ['/admin/quotes', '?quote='],
  ['/admin/projects', '?of=client'],
  ['/admin/projects/', ''],
  ['/admin/projects/P-1/files', ''],
  ['/admin/users', '?list=clients'],
])('there is none at %s%s', (pathname, search) => {
  expect(recordAt(pathname, search)).toBeNull();
});
