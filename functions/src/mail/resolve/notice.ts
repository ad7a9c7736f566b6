import { id } from '@agency/domain/shared/fields';
import { formatDateTime } from '@agency/domain/shared/format';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import { bouncedAddress } from './bounced.ts';
import { calculatorResult } from './calculator.ts';
import { creditNote } from './invoice.ts';
import { newLinkAsked, stepUpCode } from './link.ts';
import { question } from './message.ts';
import { approvalAsked, approvalGiven, changesAsked } from './project.ts';
import { adminQuoteUrl, findHead, quoteUrl } from './quote.ts';
import { idsOf, type Resolution, type Resolver } from './resolution.ts';
import { addressChange, addressChangeAsked, adminAwaitingApproval, invitation } from './user-notice.ts';

const ofQuote = v.object({ quoteId: id });

const gone: Resolution = { calledOff: 'What it tells of is no longer there.' };

function words(notice: Notice): Resolution {
  return { data: async () => notice };
}

/** To staff. */
const quoteDeclined: Resolver = async (deps, mail) => {
  const { quoteId } = idsOf(ofQuote, mail);
  const head = await findHead(deps, quoteId);
  if (!head?.decline) return gone;
  const { reason, at } = head.decline;
  return words({
    subject: `${head.recipient.name} declined quote ${head.number}`,
    heading: `Quote ${head.number} was declined`,
    paragraphs: [`${head.recipient.name} declined it. You can revise it and send a new version.`],
    facts: [{ label: 'Declined on', value: formatDateTime(at) }],
    quoted: reason === '' ? null : { text: reason, author: 'The reason given' },
    action: { label: 'Open the quote', url: adminQuoteUrl(deps, quoteId) },
  });
};

/** To the client. */
const quoteWithdrawn: Resolver = async (deps, mail) => {
  const head = await findHead(deps, idsOf(ofQuote, mail).quoteId);
  if (head?.status !== 'withdrawn') return { calledOff: 'The quote is no longer withdrawn.' };
  return words({
    subject: `Quote ${head.number} is withdrawn`,
    heading: `Quote ${head.number} is withdrawn`,
    paragraphs: [
      `Hello ${head.recipient.name},`,
      'We have withdrawn this quote, so it can no longer be accepted. If you are still interested, reply to this mail and we will talk about what fits.',
    ],
  });
};

/** To the client. */
const quoteVoided: Resolver = async (deps, mail) => {
  const head = await findHead(deps, idsOf(ofQuote, mail).quoteId);
  if (!head?.voided) return { calledOff: 'The acceptance stands.' };
  return words({
    subject: `The acceptance of quote ${head.number} is void`,
    heading: `The acceptance of quote ${head.number} is void`,
    paragraphs: [
      `Hello ${head.recipient.name},`,
      'We have marked the acceptance of this quote as a mistake. It no longer binds you or us. The record stays, with this reason:',
    ],
    quoted: { text: head.voided.reason },
    action: { label: 'See the quote', url: await quoteUrl(deps, head) },
    closing: 'If you did not expect this, reply to this mail.',
  });
};

/** What the plain layout can tell of, by the name in the entry's `data.notice`. */
const notices: ReadonlyMap<string, Resolver> = new Map(
  Object.entries({
    quoteDeclined,
    quoteWithdrawn,
    quoteVoided,
    stepUpCode,
    newLinkAsked,
    bouncedAddress,
    adminAwaitingApproval,
    addressChange,
    addressChangeAsked,
    invitation,
    creditNote,
    approvalAsked,
    approvalGiven,
    changesAsked,
    question,
    calculatorResult,
  }),
);
const named = v.object({ notice: v.string() });

export const notice: Resolver = async (deps, mail) => {
  const name = idsOf(named, mail).notice;
  const resolver = notices.get(name);
  if (resolver) return resolver(deps, mail);
  // A newer build may know it.
  throw new UnreadableRecord(`the notice '${name}'`, []);
};
