import { quoteRequestInput } from '@agency/domain/quote/request';
import { publicForm } from '../site/public-form.ts';
import { requestQuote } from './request.ts';

/** `POST /api/quote-requests` */
export const postQuoteRequest = publicForm({
  name: 'quote-requests',
  reference: 'quote',
  schema: quoteRequestInput,
  shape: { lists: ['services', 'attachments'], boxes: ['consent'] },
  page: '/quote',
  nextPage: (reference) => `/quote/thank-you?reference=${reference}`,
  take: requestQuote,
});
