import { fillFigures } from '@agency/domain/figures/fill';
import { defaultTimes } from '@agency/domain/figures/times';
import { serviceSlugs } from '@agency/domain/site/services';
import { describe, expect, it } from 'vitest';
import { testFigures } from '../../../platform/testing/site-content.ts';
import type { ServiceContent } from './service-content.ts';
import { serviceContents } from './services.server.ts';

function wordsOf(content: ServiceContent): number {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const { slug: _slug, title: _title, description: _description, related: _related, ...read } = content;
  collect(read);
  return texts.join(' ').split(/\s+/).length;
}

/** The weeks or days of each step, '3 to 5' as [3, 5], without the steps that take no time. */
function stagesOf(content: ServiceContent): readonly (readonly [number, number])[] {
  const steps = content.how.steps.flatMap(({ time }) => (time?.startsWith('{{stage ') ? [time] : []));
  return steps.map((time) => {
    const numbers = fillFigures(time, { ...testFigures, times: { ...testFigures.times, ...defaultTimes } })
      .match(/\d+/g)
      ?.map(Number);
    return [numbers?.at(0) ?? 0, numbers?.at(-1) ?? 0];
  });
}

describe.each([...serviceContents.values()].map((content) => [content.slug, content] as const))(
  'the page of %s',
  (slug, content) => {
    it('has enough text, four questions and neighbours that exist', () => {
      expect(wordsOf(content)).toBeGreaterThanOrEqual(600);
      expect(content.questions.length).toBeGreaterThanOrEqual(4);
      expect(content.related.filter((other) => !serviceContents.has(other) || other === slug)).toEqual([]);
      expect(content.related.length).toBeGreaterThanOrEqual(3);
    });

    it('has steps that follow each other, up to the end of the time that it takes', () => {
      const stages = stagesOf(content);
      // Small jobs have no stages.
      const ends = [0, ...stages.map(([, last]) => last)];
      expect(stages.map(([first]) => first)).toEqual(ends.slice(0, -1).map((end) => end + 1));
      expect(stages.length === 0 ? slug : ends.at(-1)).toBe(
        stages.length === 0 ? 'additional-services' : defaultTimes[slug].to,
      );
    });

    it('fits the space that search results give it', () => {
      expect(content.title.length).toBeLessThanOrEqual(60);
      const description = fillFigures(content.description, testFigures);
      expect(description.length).toBeGreaterThanOrEqual(100);
      expect(description.length).toBeLessThanOrEqual(165);
    });
  },
);

it('there is a page for every service that can be requested', () => {
  expect(serviceSlugs.filter((slug) => !serviceContents.has(slug))).toEqual([]);
});

it('no two pages have the same title, description or heading', () => {
  const all = [...serviceContents.values()];
  for (const key of ['title', 'description', 'heading'] as const) {
    expect(new Set(all.map((content) => content[key])).size, key).toBe(all.length);
  }
});
