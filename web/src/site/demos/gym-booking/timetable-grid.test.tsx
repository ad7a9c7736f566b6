import { londonInstant } from '@agency/domain/shared/dates';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleGym } from './sample.ts';
import { TimetableGrid } from './timetable-grid.tsx';

const today = '2026-11-25';
const markup = renderToStaticMarkup(
  <TimetableGrid
    state={sampleGym(today)}
    now={londonInstant(today, 9)}
    today={today}
    cell={{ x: 3, y: 5 }}
    onMove={() => true}
  />,
);
const rows = markup.split('role="row"').slice(1);
const cells = (row: string | undefined) =>
  [...(row ?? '').matchAll(/data-cell="([^"]*)"/g)].map(([, name]) => name);

describe('the timetable for screen readers', () => {
  it('has a row of days, and a row for each set of classes side by side', () => {
    expect(rows).toHaveLength(1 + 6);
    expect(rows[0]?.match(/role="columnheader"/g)).toHaveLength(7);
    for (const [slot, row] of rows.slice(1).entries()) {
      // The right arrow adds one to the first number, and so must go to the next cell of the same row.
      expect(cells(row)).toEqual(Array.from({ length: 7 }, (_, x) => `${x},${slot}`));
    }
  });

  it('counts all columns even where only one is in sight', () => {
    expect(markup).toContain('aria-colcount="7"');
    for (const row of rows) {
      expect([...row.matchAll(/aria-colindex="(\d)"/g)].map(([, at]) => at)).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
      ]);
    }
  });

  it('is one stop for the Tab key', () => {
    const stops = [...markup.matchAll(/data-cell="([^"]*)" tabindex="0"/g)].map(([, name]) => name);
    expect(stops).toEqual(['3,5']);
  });
});
