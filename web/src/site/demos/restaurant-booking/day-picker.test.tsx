import { londonInstant } from '@agency/domain/shared/dates';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayPicker } from './day-picker.tsx';
import { sampleRestaurant } from './sample.ts';

it('announces the chosen day once: by the focused button, and not by a live region as well', () => {
  const today = '2026-11-25';
  const markup = renderToStaticMarkup(
    <DayPicker
      state={sampleRestaurant(today)}
      wish={{ date: today, sitting: 'early', party: 2 }}
      now={londonInstant(today, 9)}
      today={today}
      moving={null}
      onWish={() => undefined}
    />,
  );
  expect(markup).toMatch(/<button[^>]*aria-pressed="true" aria-label="Wednesday 25 November"/);
  expect(markup).not.toMatch(/aria-live|role="(status|alert|log)"/);
});
