import { describe, expect, it } from 'vitest';
import { adminPaths } from './admin-paths.ts';
import { absoluteUrl, linkPage, paths } from './paths.ts';

const all = [
  paths.home(),
  paths.packages(),
  paths.packages({ vat: 'inc' }),
  paths.services(),
  paths.roiCalculator(),
  paths.quote(),
  paths.quote({ package: 'starter-site' }),
  paths.quote({ service: 'web-apps' }),
  paths.quoteThankYou('Q-7K3M9P'),
  paths.verify('certificate-1'),
  paths.unsubscribe('key.reader.mac'),
  paths.project.track('key.link.mac'),
  paths.client.login(),
  paths.client.login({ next: '/client/quotes/Q-7K3M9P' }),
  paths.client.login({ next: '/client/profile', ended: 'lost' }),
  paths.client.login({ mode: 'resetPassword', oobCode: 'a-code' }),
  paths.client.register(),
  paths.client.dashboard(),
  paths.client.quotes(),
  paths.client.quote('Q-7K3M9P'),
  paths.client.quoteView('key.link.mac'),
  paths.client.project(),
  paths.client.project('P-7K3M9P'),
  paths.client.profile(),
  adminPaths.login(),
  adminPaths.register(),
  adminPaths.home(),
  adminPaths.quotes(),
  adminPaths.quotes({ list: 'open', search: 'Bakery & Sons' }),
  adminPaths.quotes({ new: '1' }),
  adminPaths.quote('Q-7K3M9P'),
  adminPaths.settings(),
  adminPaths.settings({ tab: 'templates' }),
  adminPaths.settings({ tab: 'outbox', list: 'returned' }),
  adminPaths.users(),
  adminPaths.user('uid-1'),
  adminPaths.person('uid-1'),
  adminPaths.dataRequests({ of: 'uid-1' }),
  adminPaths.client('client-1'),
  adminPaths.profile(),
  adminPaths.contact('contact-1'),
  adminPaths.packageRequest('request-1'),
  adminPaths.projects(),
  adminPaths.projects({ of: 'client-1', new: '1' }),
  adminPaths.project({ id: 'P-7K3M9P' }),
  adminPaths.invoices(),
  adminPaths.invoice({ id: 'invoice-1' }),
];

describe('the path builder', () => {
  it('makes these addresses', () => {
    expect(all).toMatchInlineSnapshot(`
      [
        "/",
        "/packages",
        "/packages?vat=inc",
        "/services",
        "/tools/roi-calculator",
        "/quote",
        "/quote?package=starter-site",
        "/quote?service=web-apps",
        "/quote/thank-you?reference=Q-7K3M9P",
        "/verify/certificate-1",
        "/unsubscribe/key.reader.mac",
        "/project/track/key.link.mac",
        "/client/login",
        "/client/login?next=%2Fclient%2Fquotes%2FQ-7K3M9P",
        "/client/login?next=%2Fclient%2Fprofile&ended=lost",
        "/client/login?mode=resetPassword&oobCode=a-code",
        "/client/register",
        "/client/dashboard",
        "/client/quotes",
        "/client/quotes/Q-7K3M9P",
        "/client/quotes/view/key.link.mac",
        "/client/project",
        "/client/project?id=P-7K3M9P",
        "/client/profile",
        "/admin/login",
        "/admin/register",
        "/admin",
        "/admin/quotes",
        "/admin/quotes?list=open&search=Bakery%20%26%20Sons",
        "/admin/quotes?new=1",
        "/admin/quotes?quote=Q-7K3M9P",
        "/admin/settings",
        "/admin/settings?tab=templates",
        "/admin/settings?tab=outbox&list=returned",
        "/admin/users",
        "/admin/users?user=uid-1",
        "/admin/users?person=uid-1",
        "/admin/users?list=requests&of=uid-1",
        "/admin/users?client=client-1",
        "/admin/profile",
        "/admin/contacts?contact=contact-1",
        "/admin/package-requests?request=request-1",
        "/admin/projects",
        "/admin/projects?of=client-1&new=1",
        "/admin/projects/P-7K3M9P",
        "/admin/invoices",
        "/admin/invoices?invoice=invoice-1",
      ]
    `);
  });

  it('encodes what could leave its segment', () => {
    expect(paths.client.quote('../admin?x=1#y')).toBe('/client/quotes/..%2Fadmin%3Fx%3D1%23y');
    expect(paths.client.login({ next: '/a?b=c&d' })).toBe('/client/login?next=%2Fa%3Fb%3Dc%26d');
  });

  it('finds the page of a signed link by its kind', () => {
    expect(linkPage('quote', 'key.link.mac')).toBe(paths.client.quoteView('key.link.mac'));
    expect(linkPage('project', 'a', { asked: '1' })).toBe('/project/track/a?asked=1');
  });

  it('puts the origin before a path', () => {
    expect(absoluteUrl('https://downland.example', paths.faq())).toBe('https://downland.example/faq');
  });
});
