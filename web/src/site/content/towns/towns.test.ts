import { towns } from '@agency/domain/site/towns';
import { describe, expect, it } from 'vitest';
import { serviceContents } from '../services/services.server.ts';
import { townContents } from './towns.server.ts';

function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + wordsOf(part), 0);
}

describe.each([...townContents.values()].map((content) => [content.town, content] as const))(
  'the page of %s',
  (_town, content) => {
    it('has enough text, three facts with their sources, and services that exist', () => {
      const { town: _slug, title: _title, description: _description, ...read } = content;
      expect(wordsOf(read)).toBeGreaterThanOrEqual(500);
      expect(content.facts).toHaveLength(3);
      expect(content.facts.filter(({ source }) => source === '')).toEqual([]);
      expect(content.example.services.filter((slug) => !serviceContents.has(slug))).toEqual([]);
    });

    it('fits the space that search results give it', () => {
      expect(content.title.length).toBeLessThanOrEqual(60);
      expect(content.description.length).toBeGreaterThanOrEqual(100);
      expect(content.description.length).toBeLessThanOrEqual(165);
    });
  },
);

it('there is a page for every town in the list', () => {
  expect([...townContents.keys()].toSorted()).toEqual(Object.keys(towns).toSorted());
});

it('no two pages have the same title, description or heading', () => {
  const all = [...townContents.values()];
  for (const key of ['title', 'description', 'heading'] as const) {
    expect(new Set(all.map((content) => content[key])).size, key).toBe(all.length);
  }
});
