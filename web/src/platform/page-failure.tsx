import { paths } from '@agency/domain/site/paths';
import { ErrorPage } from '../ui/layouts/error-page.tsx';
import { menuOf } from './chrome.ts';
import type { PageError } from './page.ts';

/** The error page with the site's own ways on. */
export function PageFailure({ status, message }: PageError) {
  return <ErrorPage statusCode={status} message={message} home={paths.home()} links={menuOf('footer')} />;
}
