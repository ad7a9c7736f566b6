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
    return { calledOff: 'Whoever asked for this code no longer waits for it.' };
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
        preheader: 'Enter it on the page of the quote within 15 minutes.',
        paragraphs: [`Somebody, most likely you, is about to accept quote ${head.number} by its link.`],
        facts: [{ label: 'Code', value: `${code.slice(0, 3)} ${code.slice(3)}` }],
        closing:
          'It works once, for 15 minutes. Give it to nobody: we never ask for it. If it was not you, do nothing, and tell us by replying to this email.',
      };
    },
  };
};

/** To staff: somebody whose link no longer works asks for a new one. */
export const newLinkAsked: NoticeResolver<'newLinkAsked'> = async (deps, _mail, { linkId }) => {
  const found = await findDocument(linkSchema, documentRef(deps.db, 'links', linkId));
  if (found === null) return { calledOff: 'The link is no longer there.' };
  const { documentId, clientId } = found;
  const isQuote = found.kind === 'quote';
  return {
    data: async (): Promise<Notice> => ({
      subject: `A new link is asked for: ${documentId}`,
      heading: 'Somebody asks for a new link',
      paragraphs: [
        `The link of ${isQuote ? 'quote' : 'project'} ${documentId} no longer works, and somebody who has it asks for a new one.`,
      ],
      action: {
        label: isQuote ? 'Open the quote' : 'Open the project',
        url: isQuote ? adminQuoteUrl(deps, documentId) : adminProjectUrl(deps, { id: documentId, clientId }),
      },
      closing: 'Send it only to the address that you know: whoever asked is not proved.',
    }),
  };
};
