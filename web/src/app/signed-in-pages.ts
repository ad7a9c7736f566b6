import type { AnyPage } from '../platform/page.ts';

/**
 * The screens of client area and back office, apart from the site's pages: a visitor's browser never loads their list.
 */
export const signedInPages = import.meta.glob<{ default: AnyPage }>([
  '../client/**/page.tsx',
  '../admin/**/page.tsx',
]);
