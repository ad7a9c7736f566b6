import { quoteRequestInput } from '@agency/domain/quote/request';
import { paths } from '@agency/domain/site/paths';
import { publicForm } from '../site/public-form.ts';
import { requestQuote } from './request.ts';

/** `POST /api/quote-requests` */
export const postQuoteRequest = publicForm({
  name: 'quote-requests',
  reference: 'quote',
  schema: quoteRequestInput,
  shape: { lists: ['services', 'attachments'], boxes: ['consent'] },
  page: paths.quote(),
  nextPage: paths.quoteThankYou,
  take: requestQuote,
});
