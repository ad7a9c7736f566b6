import { paths } from '@agency/domain/site/paths';
import type { PageError } from '../platform/page.ts';
import { ErrorPage } from '../ui/layouts/error-page.tsx';
import { menuOf } from './frames/chrome.ts';

/** The error page with the site's own links. */
export function PageFailure({ status, message }: PageError) {
  return <ErrorPage statusCode={status} message={message} home={paths.home()} links={menuOf('footer')} />;
}
