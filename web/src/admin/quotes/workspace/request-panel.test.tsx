import type { Attribution } from '@agency/domain/quote/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { draft } from '../editor/testing/request.ts';
import { RequestPanel } from './request-panel.tsx';

const estimate = { oneOff: { from: 240_000, to: 336_000 }, monthly: { from: 4_500, to: 4_500 } };

function panel(vatRate: number | null, attribution: Attribution | null = null): string {
  if (draft.enquiry === null) throw new Error('the draft comes from a request');
  const enquiry = { ...draft.enquiry, estimate };
  const html = renderToStaticMarkup(
    <RequestPanel enquiry={enquiry} attribution={attribution} vatRate={vatRate} />,
  );
  return html.replaceAll('\u00a0', ' ');
}

it('shows the estimate with VAT beside it where the agency charges VAT, and else alone', () => {
  expect(panel(2000)).toContain('£2,400 to £3,360 + VAT at 20% (£2,880 to £4,032 including VAT)');
  expect(panel(null)).toContain('£2,400 to £3,360 and £45 a month, from the form');
  expect(panel(null)).not.toContain('VAT');
});

/** Each fact of the panel by its name. */
const factsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]),
  );

it('says of what it was not told that it is not known', () => {
  const unknown = { 'First page': 'Not known', 'Came from': 'Not known', Campaign: 'Not known' };
  expect(factsIn(panel(null))).toMatchObject({
    ...unknown,
    'Sent from': 'Not known',
    'Page before': 'Not known',
  });
  const sentFrom = { page: '/quote', referrer: '/' };
  expect(factsIn(panel(null, { first: null, last: null, sentFrom }))).toMatchObject({
    ...unknown,
    'Sent from': '/quote',
    'Page before': 'Home page',
  });
});

it('shows how the visit began where the visitor agreed to that', () => {
  const touch = {
    source: 'news',
    medium: '',
    campaign: 'may',
    term: '',
    content: '',
    referrer: 'https://mail.example/',
  };
  const first = { ...touch, landingPage: '/packages' };
  expect(factsIn(panel(null, { first, last: { ...first, landingPage: '/blog' } }))).toMatchObject({
    'First page': '/packages',
    'Came from': 'https://mail.example/',
    Campaign: 'news / may',
    'Sent from': 'Not known',
  });
});
