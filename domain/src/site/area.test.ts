import { expect, it } from 'vitest';
import { adminPaths } from './admin-paths.ts';
import { areaOf } from './area.ts';
import { paths } from './paths.ts';

it.each([
  ['/', 'site'],
  ['/blog/a-post', 'site'],
  ['/no/such/page', 'site'],
  ['/clients', 'site'],
  ['/administration', 'site'],
  ['/verifying', 'site'],
  ['/client', 'client'],
  ['/client/quotes/Q-7K3M9P', 'client'],
  ['/client/quotes/viewing', 'client'],
  ['/client/nope', 'client'],
  ['/admin', 'admin'],
  ['/admin/nope', 'admin'],
  ['/client/quotes/view', 'link'],
  ['/client/quotes/view/a/b', 'link'],
  ['/project/track', 'link'],
  ['/unsubscribe/token', 'link'],
  ['/verify/certificate', 'link'],
] as const)('%s is of the area %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

it('knows the area of every kind of page of the address book', () => {
  const { client, project } = paths;
  const behindLinks = [client.quoteView('t'), project.track('t'), paths.unsubscribe('t'), paths.verify('c')];
  expect(new Set(behindLinks.map(areaOf))).toEqual(new Set(['link']));
  expect([client.dashboard(), client.quote('q'), client.login()].map(areaOf)).toEqual([
    'client',
    'client',
    'client',
  ]);
  expect([adminPaths.home(), adminPaths.login()].map(areaOf)).toEqual(['admin', 'admin']);
});
