import { maskedPath } from '../vitals/send-vital.ts';

interface Shown {
  readonly title: string;
  readonly origin: string;
  readonly path: string;
  readonly search: string;
}

/**
 * A page view as analytics gets it. An address known to one person is replaced by its route's pattern, title included,
 * and only campaign parameters of the query are kept.
 */
export function pageView({ title, origin, path, search }: Shown): Record<string, string> {
  const masked = maskedPath(path);
  const campaign = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => /^utm_[a-z]+$/.test(name)),
  ).toString();
  return {
    page_title: masked === path ? title : masked,
    page_location: `${origin}${masked}${campaign === '' ? '' : `?${campaign}`}`,
    page_path: masked,
  };
}
