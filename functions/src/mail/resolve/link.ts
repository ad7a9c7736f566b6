import { link as linkSchema } from '@agency/domain/link/schema';
import { stepUpRules } from '@agency/domain/link/step-up';
import { answerObstacle } from '@agency/domain/quote/status';
import { mintCode } from '../../link/step-up.ts';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { adminProjectUrl } from './project.ts';
import { adminQuoteUrl, findHead } from './quote.ts';
import type { NoticeResolver } from './resolution.ts';

// Notices about public links.

/** To the recipient of a large quote. The code is made with the mail, so that it exists nowhere else. */
export const stepUpCode: NoticeResolver<'stepUpCode'> = async (deps, mail, { linkId, quoteId }) => {
  if (deps.clock().getTime() - mail.createdAt.getTime() > stepUpRules.lifeMs) {
    return { calledOff: 'The person who asked for this code no longer needs it.' };
  }
  const head = await findHead(deps, quoteId);
  if (head === null || answerObstacle(head, deps.clock()) !== null) {
    return { calledOff: 'The quote can’t be accepted now.' };
  }
  const [recipient = ''] = mail.to;
  return {
    data: async (): Promise<Notice> => {
      const code = await mintCode(deps, linkId, recipient);
      return {
        subject: `Your code for quote ${head.number}`,
        heading: 'Your code',
        preheader: 'Enter it on the quote page within 15 minutes.',
        paragraphs: [`Someone, probably you, is about to accept quote ${head.number} using its link.`],
        facts: [{ label: 'Code', value: `${code.slice(0, 3)} ${code.slice(3)}` }],
        closing:
          'The code works once and expires after 15 minutes. Don’t share it: we’ll never ask you for it. If this wasn’t you, don’t use the code, and reply to this email to let us know.',
      };
    },
  };
};

/** To staff: somebody whose link no longer works asks for a new one. */
export const newLinkAsked: NoticeResolver<'newLinkAsked'> = async (deps, _mail, { linkId }) => {
  const found = await findDocument(linkSchema, documentRef(deps.db, 'links', linkId));
  if (found === null) return { calledOff: 'The link has been deleted.' };
  const { documentId } = found;
  const isQuote = found.kind === 'quote';
  return {
    data: async (): Promise<Notice> => ({
      subject: `New link requested: ${documentId}`,
      heading: 'Someone has asked for a new link',
      paragraphs: [
        `The link to ${isQuote ? 'quote' : 'project'} ${documentId} no longer works, and someone who has it has asked for a new one.`,
      ],
      action: {
        label: isQuote ? 'Open the quote' : 'Open the project',
        url: isQuote ? adminQuoteUrl(deps, documentId) : adminProjectUrl(deps, { id: documentId }),
      },
      closing: 'Only send it to the address you already have. We can’t tell who asked.',
    }),
  };
};
