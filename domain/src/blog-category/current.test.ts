import { expect, it } from 'vitest';
import { currentCategories } from './current.ts';

const costs = { slug: 'costs', formerSlugs: ['planning-and-costs', 'planning'] };

it('calls a category as it is called now, and names it once', () => {
  expect(currentCategories(['planning', 'costs', 'web-apps'], [costs])).toEqual(['costs', 'web-apps']);
});

it('lets a new one have the address that another one has left', () => {
  expect(currentCategories(['planning'], [costs, { slug: 'planning' }])).toEqual(['planning']);
});
