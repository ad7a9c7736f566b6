import { gtag } from '../vitals/gtag.client.ts';
import { expiredAnalyticsCookies } from './cookies.ts';
import { pageView } from './page-view.ts';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

let isLoaded = false;
let isAllowed = false;

function sendPageView(): void {
  if (!isAllowed) return;
  const { origin, pathname: path, search } = window.location;
  const view = pageView({ title: document.title, origin, path, search });
  // The tag's automatic events name the page in the same way.
  gtag('set', view);
  gtag('event', 'page_view', view);
}

function load(tagId: string): void {
  const script = document.createElement('script');
  script.async = true;
  const isContainer = tagId.startsWith('GTM-');
  script.src = `https://www.googletagmanager.com/${isContainer ? 'gtm.js' : 'gtag/js'}?id=${tagId}`;
  if (isContainer) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  document.head.append(script);
}

/** Starts or resumes Google's tag. Consent Mode defaults to denied; only analytics is granted. */
export function allowAnalytics(tagId: string): void {
  isAllowed = true;
  Reflect.set(window, `ga-disable-${tagId}`, false);
  if (!isLoaded) gtag('consent', 'default', denied);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  if (!isLoaded) {
    isLoaded = true;
    gtag('js', new Date());
    gtag('config', tagId, { send_page_view: false });
    window.addEventListener('pageshown', sendPageView);
    sendPageView();
    load(tagId);
  }
}

/** Stops the tag and removes its cookies. */
export function withdrawAnalytics(tagId: string): void {
  isAllowed = false;
  if (isLoaded) gtag('consent', 'update', denied);
  Reflect.set(window, `ga-disable-${tagId}`, true);
  for (const text of expiredAnalyticsCookies(document.cookie, window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store can't remove what another domain label holds
    document.cookie = text;
  }
}
