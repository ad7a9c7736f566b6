import type { LineSelection, QuoteContent, QuoteLine } from '@agency/domain/quote/content';

interface LineParts {
  description: string;
  pounds: number;
  quantity?: number;
  unitLabel?: string;
  billing?: 'once' | 'monthly';
  selection?: LineSelection;
}

/** A line at the standard rate of VAT. */
const line = (id: string, parts: LineParts): QuoteLine => ({
  id,
  description: parts.description,
  unitLabel: parts.unitLabel ?? '',
  quantity: parts.quantity ?? 1,
  unitPrice: Math.round(parts.pounds * 100),
  discount: 0,
  vatRate: 2000,
  billing: parts.billing ?? 'once',
  selection: parts.selection ?? { kind: 'fixed' },
});

const optional = (selected = false): LineSelection => ({ kind: 'optional', selected });
const oneOf = (group: string, selected = false): LineSelection => ({ kind: 'oneOf', group, selected });

const depositAndLaunch: QuoteContent['paymentSchedule'] = [
  { id: 'deposit', label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
  { id: 'review', label: 'First version', share: 3000, trigger: { kind: 'milestone', milestoneId: 'first' } },
  { id: 'launch', label: 'Launch', share: 3000, trigger: { kind: 'milestone', milestoneId: 'launch' } },
];

const milestones: QuoteContent['milestones'] = [
  {
    id: 'plan',
    title: 'Plan and content',
    description: 'Pages, wording and pictures agreed.',
    weeksAfterStart: 2,
  },
  {
    id: 'design',
    title: 'Design',
    description: 'Every page type designed for phone and desk.',
    weeksAfterStart: 4,
  },
  {
    id: 'first',
    title: 'First version',
    description: 'A working version for you to try.',
    weeksAfterStart: 7,
  },
  { id: 'launch', title: 'Launch', description: 'Moved over, checked and live.', weeksAfterStart: 9 },
];

/** An order-ahead shop: accepted, and now the running project. */
export const orderAhead: QuoteContent = {
  title: 'Website with order-ahead for Meadowbank Bakehouse',
  introduction:
    'Thank you for the morning in the bakery. This quote covers a new website and a way to order bread the day before, so that the queue at eight is shorter and less is left at four.',
  sections: [
    {
      id: 'site',
      title: 'Website',
      introduction: 'Seven pages, quick on a phone with one bar of signal.',
      lines: [
        line('design', { description: 'Design of seven pages and the order form', pounds: 1_950 }),
        line('build', { description: 'Build, including the bread calendar', pounds: 2_400 }),
        line('copy', { description: 'Writing and editing', pounds: 85, quantity: 6, unitLabel: 'pages' }),
      ],
    },
    {
      id: 'orders',
      title: 'Order-ahead',
      introduction: 'Orders close at 6:00 pm for the next day.',
      lines: [
        line('order-form', {
          description: 'Order form with collection times and card payment',
          pounds: 2_150,
        }),
        line('labels', {
          description: 'Labels for the order shelf, printed at 5:00 am',
          pounds: 420,
          selection: optional(true),
        }),
      ],
    },
    {
      id: 'care',
      title: 'Care',
      introduction: '',
      lines: [
        line('care-plan', {
          description: 'Care plan: hosting, updates, backups',
          pounds: 95,
          unitLabel: 'month',
          billing: 'monthly',
        }),
      ],
    },
  ],
  discount: { kind: 'none' },
  paymentSchedule: depositAndLaunch,
  milestones,
};

/** Sent and waiting for an answer, with everything that a client can choose: this is the sample quote link. */
export const loyalty: QuoteContent = {
  title: 'Loyalty card and newsletter',
  introduction:
    'You asked for a way to bring regular customers back on quiet days. This adds a card on the phone to the order-ahead shop, and a newsletter that takes ten minutes to write.',
  sections: [
    {
      id: 'card',
      title: 'Loyalty card',
      introduction: 'Customers collect a stamp with each order. No app to install.',
      lines: [
        line('card', { description: 'Card on the phone, stamps and rewards', pounds: 1_680 }),
        line('till', {
          description: 'Stamp page for the till, with a PIN for staff',
          pounds: 390,
          selection: optional(),
        }),
        line('training', {
          description: 'Training in the shop',
          pounds: 65,
          quantity: 2,
          unitLabel: 'hours',
          selection: { kind: 'adjustable', min: 1, max: 6 },
        }),
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      introduction: 'Choose one.',
      lines: [
        line('letter-simple', {
          description: 'One template, sent by you',
          pounds: 320,
          selection: oneOf('Newsletter', true),
        }),
        line('letter-full', {
          description: 'Three templates, and we send the first six with you',
          pounds: 890,
          selection: oneOf('Newsletter'),
        }),
      ],
    },
    {
      id: 'running',
      title: 'Running it',
      introduction: '',
      lines: [
        line('sending', {
          description: 'Sending up to 2,000 emails a month',
          pounds: 18,
          unitLabel: 'month',
          billing: 'monthly',
        }),
      ],
    },
  ],
  discount: { kind: 'percent', share: 500 },
  paymentSchedule: [
    { id: 'start', label: 'On acceptance', share: 5000, trigger: { kind: 'acceptance' } },
    { id: 'done', label: 'On launch', share: 5000, trigger: { kind: 'milestone', milestoneId: 'live' } },
  ],
  milestones: [
    {
      id: 'try',
      title: 'Card ready to try',
      description: 'You and your staff try it for a week.',
      weeksAfterStart: 3,
    },
    {
      id: 'live',
      title: 'Live',
      description: 'Announced in the shop and by the first newsletter.',
      weeksAfterStart: 5,
    },
  ],
};

/** A quote of one section, for those that are only needed in the list. */
export const simple = (
  title: string,
  introduction: string,
  work: readonly [string, number][],
): QuoteContent => ({
  title,
  introduction,
  sections: [
    {
      id: 'work',
      title: 'Work',
      introduction: '',
      lines: work.map(([description, pounds], index) => line(`work-${index + 1}`, { description, pounds })),
    },
  ],
  discount: { kind: 'none' },
  paymentSchedule: [
    { id: 'deposit', label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
    { id: 'final', label: 'Final payment', share: 6000, trigger: { kind: 'milestone', milestoneId: 'done' } },
  ],
  milestones: [
    { id: 'review', title: 'Ready for review', description: '', weeksAfterStart: 3 },
    { id: 'done', title: 'Finished', description: '', weeksAfterStart: 5 },
  ],
});
