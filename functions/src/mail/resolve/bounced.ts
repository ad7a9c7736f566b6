import { outboxMail } from '@agency/domain/mail/schema';
import { formatDateTime } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import type { NoticeResolver } from './resolution.ts';

/** To staff: a mailbox rejected a mail for good. */
export const bouncedAddress: NoticeResolver<'bouncedAddress'> = async (deps, _mail, { mailId }) => {
  const returned = await findDocument(outboxMail, documentRef(deps.db, 'outbox', mailId));
  if (returned === null) return { calledOff: 'The email that bounced has been deleted.' };
  const { to, template, error, createdAt } = returned;
  const several = to.length > 1;
  return {
    data: async (): Promise<Notice> => ({
      subject: several ? 'An email bounced' : `An email to ${to[0]} bounced`,
      heading: several ? 'An email to several people bounced' : 'An email bounced',
      paragraphs: [
        several
          ? 'One of these addresses doesn’t work. Find out which, and correct it in the settings.'
          : 'This address doesn’t work. Call the person to ask for another one, then send them what they missed.',
      ],
      facts: [
        { label: several ? 'Addresses' : 'Address', value: to.join(', ') },
        { label: 'Type of email', value: template.replaceAll('-', ' ') },
        { label: 'Created', value: formatDateTime(createdAt) },
        ...(error === null ? [] : [{ label: 'Reason given', value: error }]),
      ],
      action: {
        label: 'Open the outbox',
        url: absoluteUrl(deps.config.origin, adminPaths.settings({ tab: 'outbox', list: 'returned' })),
      },
      closing: 'We tell you at most once a day about each address.',
    }),
  };
};
