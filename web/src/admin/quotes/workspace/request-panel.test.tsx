import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { draft } from '../editor/testing/request.ts';
import { RequestPanel } from './request-panel.tsx';

const estimate = { oneOff: { from: 240_000, to: 336_000 }, monthly: { from: 4_500, to: 4_500 } };

function panel(vatRate: number | null): string {
  if (draft.enquiry === null) throw new Error('the draft comes from a request');
  const enquiry = { ...draft.enquiry, estimate };
  const html = renderToStaticMarkup(<RequestPanel enquiry={enquiry} attribution={null} vatRate={vatRate} />);
  return html.replaceAll('\u00a0', ' ');
}

it('shows the estimate with VAT beside it where the agency charges VAT, and else alone', () => {
  expect(panel(2000)).toContain('£2,400 to £3,360 + VAT at 20% (£2,880 to £4,032 including VAT)');
  expect(panel(null)).toContain('£2,400 to £3,360 and £45 a month, from the form');
  expect(panel(null)).not.toContain('VAT');
});
