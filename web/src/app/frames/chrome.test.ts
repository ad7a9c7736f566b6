import { expect, it } from 'vitest';
import { menuOf } from './chrome.ts';

it('takes the menu of the client area from the table of routes, in its order', () => {
  expect(menuOf('client')).toEqual([
    { label: 'Overview', href: '/client/dashboard' },
    { label: 'Quotes', href: '/client/quotes' },
    { label: 'Project', href: '/client/project' },
    { label: 'Invoices', href: '/client/invoices' },
    { label: 'Your account', href: '/client/profile' },
  ]);
});
