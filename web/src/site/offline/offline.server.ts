import { serverPage } from '../../platform/server-page.server.ts';

/** The same for every visit: the service worker stores one copy for all addresses. */
export const offlinePage = serverPage<null>({
  load: () => null,
  head: () => ({ title: 'You are offline', description: 'This page needs a connection.' }),
});
