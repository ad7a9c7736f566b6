import { describe, expect, it } from 'vitest';
import { expiredAnalyticsCookies } from './cookies.ts';
import { pageView } from './page-view.ts';

describe('withdrawn consent', () => {
  it('removes the statistics cookies on every domain that they may be on, and no others', () => {
    const texts = expiredAnalyticsCookies(
      '_ga=GA1.1; _ga_ABC123=GS1; session=1; _gallery=2',
      'www.downland.example',
    );
    expect(texts).toEqual([
      '_ga=; max-age=0; path=/',
      '_ga=; max-age=0; path=/; domain=.www.downland.example',
      '_ga=; max-age=0; path=/; domain=.downland.example',
      '_ga_ABC123=; max-age=0; path=/',
      '_ga_ABC123=; max-age=0; path=/; domain=.www.downland.example',
      '_ga_ABC123=; max-age=0; path=/; domain=.downland.example',
    ]);
  });

  it('has nothing to remove where nothing was set', () => {
    expect(expiredAnalyticsCookies('', 'localhost')).toEqual([]);
    expect(expiredAnalyticsCookies('a=_ga', 'localhost')).toEqual([]);
  });
});

describe('a page view', () => {
  const shown = {
    title: 'Packages | Downland',
    origin: 'https://downland.example',
    path: '/packages',
    search: '',
  };

  it('has title, location and path', () => {
    expect(pageView(shown)).toEqual({
      page_title: 'Packages | Downland',
      page_location: 'https://downland.example/packages',
      page_path: '/packages',
    });
  });

  it('keeps only what names a campaign of the query', () => {
    const search = '?utm_source=letter&email=a%40b.example&utm_campaign=spring&reference=Q-1';
    expect(pageView({ ...shown, search }).page_location).toBe(
      'https://downland.example/packages?utm_source=letter&utm_campaign=spring',
    );
  });

  it.each([
    '/project/track/secret',
    '/client/quotes/view/secret',
    '/unsubscribe/secret',
    '/client/quotes/Q-1',
  ])('never reveals more of %s than its pattern', (path) => {
    const view = pageView({ ...shown, title: 'Quote of secret', path });
    expect(JSON.stringify(view)).not.toMatch(/secret|Q-1/);
  });
});
