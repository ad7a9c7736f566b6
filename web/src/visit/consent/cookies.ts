/**
 * Assignments to `document.cookie` that remove the cookies of Google's tag. The tag sets them on the widest domain it
 * can, so every one up from the host is tried.
 */
export function expiredAnalyticsCookies(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((each) => each.split('=')[0]?.trim() ?? '')
    .filter((name) => /^_ga(?:_|$)/.test(name));
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
