import type { QuoteContent } from '@agency/domain/quote/content';
import { describe, expect, it } from 'vitest';
import { insertObstacle, sectionFromTemplate } from './insert-section.ts';
import { newLine, newSection } from './new-parts.ts';
import { sources } from './testing/request.ts';

const { business } = sources;
const today = '2026-11-30';

const photo = (id: string, selected: boolean): QuoteContent['sections'][number]['lines'][number] => ({
  id,
  description: id,
  unitLabel: '',
  quantity: 1,
  unitPrice: 20_000,
  discount: 0,
  vatRate: 2000,
  billing: 'once',
  selection: { kind: 'oneOf', group: 'Photographs', selected },
});

const section = {
  id: 'photos',
  title: 'Photographs',
  introduction: 'On location.',
  lines: [photo('few', true), photo('many', false)],
};

describe('a section from a template', () => {
  it('has its words and prices, and ids of its own each time', () => {
    const into = { sections: [], business, today };
    const [one, two] = [sectionFromTemplate(section, into), sectionFromTemplate(section, into)];
    expect(one).toMatchObject({ title: 'Photographs', introduction: 'On location.' });
    expect(one.lines.map(({ unitPrice }) => unitPrice)).toEqual([20_000, 20_000]);
    const ids = [one, two].flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]);
    expect(new Set(ids).size).toBe(6);
    expect(ids).not.toContain('few');
  });

  it('asks for a choice of its own, however often it is inserted', () => {
    const sections = [sectionFromTemplate(section, { sections: [], business, today })];
    for (const _again of [1, 2]) sections.push(sectionFromTemplate(section, { sections, business, today }));
    expect(sections.map(({ lines }) => lines.map(({ selection }) => selection.group))).toEqual([
      ['Photographs', 'Photographs'],
      ['Photographs 2', 'Photographs 2'],
      ['Photographs 3', 'Photographs 3'],
    ]);
  });

  it('has to fit', () => {
    const full = (lines: number) =>
      newSection(2000, { lines: Array.from({ length: lines }, () => newLine(2000)) });
    expect(insertObstacle(section, [full(98)])).toBeNull();
    expect(insertObstacle(section, [full(99)])).toMatch(/100 lines/);
    expect(
      insertObstacle(
        section,
        Array.from({ length: 20 }, () => full(1)),
      ),
    ).toMatch(/20 sections/);
  });
});
