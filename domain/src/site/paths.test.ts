import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

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
  paths.project.track('key.link.mac'),
  paths.client.login(),
  paths.client.login({ next: '/client/quotes/Q-7K3M9P' }),
  paths.client.login({ next: '/client/profile', ended: 'lost' }),
  paths.client.register(),
  paths.client.dashboard(),
  paths.client.quotes(),
  paths.client.quote('Q-7K3M9P'),
  paths.client.quoteView('key.link.mac'),
  paths.client.project(),
  paths.client.project('P-7K3M9P'),
  paths.client.profile(),
  paths.admin.login(),
  paths.admin.register(),
  paths.admin.home(),
  paths.admin.quotes(),
  paths.admin.quote('Q-7K3M9P'),
  paths.admin.settings(),
  paths.admin.settings({ tab: 'templates' }),
  paths.admin.users(),
  paths.admin.user('uid-1'),
  paths.admin.client('client-1'),
  paths.admin.profile(),
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
        "/project/track/key.link.mac",
        "/client/login",
        "/client/login?next=%2Fclient%2Fquotes%2FQ-7K3M9P",
        "/client/login?next=%2Fclient%2Fprofile&ended=lost",
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
        "/admin/quotes?quote=Q-7K3M9P",
        "/admin/settings",
        "/admin/settings?tab=templates",
        "/admin/users",
        "/admin/users?user=uid-1",
        "/admin/users?client=client-1",
        "/admin/profile",
      ]
    `);
  });

  it('encodes what could leave its segment', () => {
    expect(paths.client.quote('../admin?x=1#y')).toBe('/client/quotes/..%2Fadmin%3Fx%3D1%23y');
    expect(paths.client.login({ next: '/a?b=c&d' })).toBe('/client/login?next=%2Fa%3Fb%3Dc%26d');
  });

  it('names the two endpoints that public pages post to', () => {
    expect([paths.api.quoteRequests(), paths.api.uploads()]).toEqual(['/api/quote-requests', '/api/uploads']);
  });
});
