import { serverPage } from '../../platform/server-page.server.ts';

/** Nothing of the visit is in it: the worker keeps one copy for every address. */
export const offlinePage = serverPage<null>({
  load: () => null,
  head: () => ({ title: 'You are offline', description: 'This page needs a connection.' }),
});
