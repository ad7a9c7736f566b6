import { isReference } from '@agency/domain/shared/ids';
import { serverPage } from '../../platform/server-page.server.ts';

export interface ThankYouData {
  /** Null where the address has none, or not a valid one. */
  readonly reference: string | null;
  readonly email: string;
  readonly phone: string;
}

export const quoteThankYouPage = serverPage<ThankYouData>({
  load: ({ query, site }) => ({
    reference:
      query.reference !== undefined && isReference('quote', query.reference) ? query.reference : null,
    email: site.email,
    phone: site.phone,
  }),
  head: () => ({
    title: 'Thank you',
    description: 'We’ve received your request. Here is what happens next.',
  }),
});
