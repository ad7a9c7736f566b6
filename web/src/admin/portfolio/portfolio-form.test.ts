import type { PortfolioContent } from '@agency/domain/portfolio-item/schema';
import { expect, it } from 'vitest';
import { noItem, type PortfolioForm, portfolioResolver, toPortfolioForm } from './portfolio-form.ts';

const written: PortfolioForm = {
  ...noItem,
  title: 'Bread ordered the day before',
  slug: 'bread',
  summary: 'A bakery.',
  body: 'The rye was gone by eight.',
};
const options = { fields: {}, shouldUseNativeValidation: false };
const read = (form: PortfolioForm) => portfolioResolver(form, undefined, options);
const given = { ...noItem.testimonial, kind: 'given' } as const;

it('asks nothing of a testimonial that there is not', async () => {
  const { values } = await read(written);
  expect(values).toMatchObject({ testimonial: null, priceFrom: null });
});

it('says at its field what a testimonial lacks', async () => {
  const { errors } = await read({ ...written, testimonial: { ...given, name: 'Rosa', email: 'rosa' } });
  expect(errors).toMatchObject({ testimonial: { quote: {}, email: {} } });
});

it('writes back what was stored', async () => {
  const testimonial = {
    ...{ quote: 'On time.', name: 'Rosa', role: 'Owner', sample: false, saidOn: '2026-06-03' },
    ...{ consent: 'Email', original: 'Mailbox', email: null },
  };
  const { values } = await read({ ...written, testimonial: { ...given, ...testimonial, email: '' } });
  expect(values).toMatchObject({ testimonial });
  // The values of a form without errors are its output.
  expect(toPortfolioForm(values as PortfolioContent).testimonial).toMatchObject({ kind: 'given', email: '' });
});
