import { sampleAgency } from '@agency/domain/settings/sample-agency';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { defaultStatusMessage, ErrorPage } from './error-page.tsx';
import type { SiteChrome } from './site-chrome.ts';
import { SiteLayout } from './site-layout.tsx';

const { brandName, email } = sampleAgency;

const site: SiteChrome = {
  brandName,
  tagline: 'Websites and web apps.',
  email,
  legalLine: 'Downland Digital Ltd. Registered in England and Wales, company number 00000000.',
  home: '/',
  nav: [{ label: 'Services', href: '/services' }],
  quote: { label: 'Get a quote', href: '/quote' },
  signIn: { label: 'Client sign-in', href: '/client/login' },
  footer: [{ title: 'Company', items: [{ label: 'Blog', href: '/blog' }] }],
  towns: [],
  legal: [{ label: 'Privacy', href: '/privacy' }],
};

const render = (path: string): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <SiteLayout site={site}>
        <h1>Page</h1>
      </SiteLayout>
    </StaticRouter>,
  );

describe('SiteLayout', () => {
  it('opens its menu without script: the button names the popover by id', () => {
    const html = render('/');
    const target = /popovertarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toContain(`id="${target}" popover="auto"`);
  });

  it('has one main that the skip link leads to', () => {
    const html = render('/');
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toMatch(/class="skip-link" href="#main"/);
    expect(html).toContain('<main id="main"');
  });

  it('marks the place in the navigation', () => {
    expect(render('/services')).toMatch(
      /aria-current="page"[^>]*href="\/services"|href="\/services"[^>]*aria-current="page"/,
    );
    expect(render('/blog')).not.toMatch(/aria-current="page"[^>]*href="\/services"/);
  });

  it('says what the law wants of the agency', () => {
    expect(render('/')).toContain(site.legalLine);
  });

  it('sets no style attribute, which the policy would refuse', () => {
    expect(render('/')).not.toContain(' style="');
  });
});

describe('ErrorPage', () => {
  const page = (props: Partial<Parameters<typeof ErrorPage>[0]>): string =>
    renderToStaticMarkup(
      <StaticRouter location="/x">
        <ErrorPage home="/" {...props} />
      </StaticRouter>,
    );

  it('defaults to 500 and its message', () => {
    const html = page({});
    expect(html).toContain('>500<');
    expect(html).toContain('<h1>Internal Server Error</h1>');
  });

  it('shows links for a 404 only', () => {
    const links = [{ label: 'Services', href: '/services' }];
    expect(page({ statusCode: 404, links, message: 'Page not found: /x' })).toMatch(
      /Page Not Found[\s\S]*Page not found: \/x[\s\S]*\/services/,
    );
    expect(page({ statusCode: 503, links })).not.toContain('/services');
  });

  it('names error codes', () => {
    expect(defaultStatusMessage(404)).toBe('Page Not Found');
    expect(defaultStatusMessage(403)).toBe('Internal Server Error');
    expect(page({ statusCode: 403, statusMessage: 'Forbidden' })).toContain('<h1>Forbidden</h1>');
  });
});
