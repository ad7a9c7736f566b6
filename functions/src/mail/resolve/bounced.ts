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
  if (returned === null) return { calledOff: 'The email that came back is no longer there.' };
  const { to, template, error, createdAt } = returned;
  const several = to.length > 1;
  return {
    data: async (): Promise<Notice> => ({
      subject: several ? 'An email bounced' : `An email to ${to[0]} bounced`,
      heading: several ? 'An email to several people bounced' : 'An email bounced',
      paragraphs: [
        several
          ? 'One of these addresses does not work. Find out which, and mend it in the settings.'
          : 'This address does not work. Ask the person by phone for another one, and send what they missed again.',
      ],
      facts: [
        { label: several ? 'Addresses' : 'Address', value: to.join(', ') },
        { label: 'What it was', value: template.replaceAll('-', ' ') },
        { label: 'Written on', value: formatDateTime(createdAt) },
        ...(error === null ? [] : [{ label: 'Reason given', value: error }]),
      ],
      action: {
        label: 'Open the outbox',
        url: absoluteUrl(deps.config.origin, adminPaths.settings({ list: 'returned' })),
      },
      closing: 'We tell you once a day for each address.',
    }),
  };
};
