import { contactInput } from '@agency/domain/contact/request';
import { publicForm } from '../site/public-form.ts';
import { takeInContact } from './request.ts';

/** `POST /api/contacts` */
export const postContact = publicForm({
  name: 'contacts',
  reference: 'contact',
  schema: contactInput,
  shape: { boxes: ['consent'] },
  page: '/contact',
  nextPage: (reference) => `/contact?sent=${reference}`,
  take: takeInContact,
});
