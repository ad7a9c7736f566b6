import { expect, it } from 'vitest';
import { addresses, project } from '../support/suite.ts';

it.each([
  '/',
  '/packages/',
  '/nowhere',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/health',
  '/api/contacts',
  '/api/nowhere',
  '/api/links/quote/none/pdf',
  '/media/none.webp',
  '/builds/latest.json',
])('%s may only be asked for over HTTPS', async (path) => {
  const { headers } = await fetch(`${addresses.site}${path}`, { redirect: 'manual' });
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

it('each of the functions behind the site answers its own paths, whoever calls it by its own address', async () => {
  const statusAt = async (name: string, path: string) =>
    (await fetch(`${addresses.functions}/${project}/europe-west2/${name}${path}`)).status;
  expect(await statusAt('api', '/api/email/templates')).toBe(401);
  expect(await statusAt('papers', '/api/email/templates')).toBe(404);
  expect(await statusAt('papers', '/api/links/quote/none/pdf')).toBe(404);
  expect(await statusAt('api', '/api/links/quote/none/pdf')).toBe(404);
});
