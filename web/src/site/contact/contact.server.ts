import { isReference } from '@agency/domain/shared/ids';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { breadcrumbs, professionalService } from '../shared/structured-data.server.ts';

export interface ContactData {
  /** Reference of the message that was just sent. */
  readonly sent: string | null;
}

export const contactPage = serverPage<ContactData>({
  load: ({ query }) => ({ sent: query.sent && isReference('contact', query.sent) ? query.sent : null }),
  head: (_data, { origin, site }) => ({
    title: 'Contact: email, call or visit',
    description: `Reach ${site.brandName} by form, phone or post. A person reads what you write and answers within ${site.soon.reply}; opening hours and address are here too.`,
    structured: [
      professionalService(origin, site),
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Contact', path: paths.contact() },
      ]),
    ],
  }),
});
