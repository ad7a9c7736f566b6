import { contactInput } from '@agency/domain/contact/request';
import { paths } from '@agency/domain/site/paths';
import { publicForm } from '../site/public-form.ts';
import { requestContact } from './request.ts';

/** `POST /api/contacts` */
export const postContact = publicForm({
  name: 'contacts',
  reference: 'contact',
  schema: contactInput,
  shape: { boxes: ['consent'] },
  page: paths.contact(),
  nextPage: (reference) => paths.contact({ sent: reference }),
  take: requestContact,
});
