import { firstQuestions } from '../questions.server.ts';

export interface FaqQuestion {
  /** Its deep link: '/faq#how-long'. Never change a published one. */
  readonly id: string;
  readonly question: string;
  /** Plain text, for search engines and for the page. */
  readonly text: string;
  /** Asked only where the agency charges VAT. */
  readonly ofVat?: true;
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** The questions of the home page appear here too, in their groups. */
function first(id: string): FaqQuestion {
  const found = firstQuestions.find((question) => question.id === id);
  if (!found) throw new Error(`The home page has no question '${id}'`);
  return { id, question: found.question, text: found.text };
}

export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'prices',
    title: 'Prices and quotes',
    questions: [
      first('how-much'),
      first('fixed-price'),
      {
        id: 'quote-free',
        question: 'Does a quote cost anything?',
        text: 'No. You fill in a form or ring, and within two working days there is a written quote with every line priced. It commits you to nothing. Only where a system has to be understood before it can be priced do we suggest a paid discovery, and you keep what comes out of it.',
      },
      {
        id: 'quote-valid',
        question: 'For how long does a quote hold?',
        text: 'Until the day that stands on it, normally 30 days. If you need longer, ask before it lapses. After that we look once more whether the price is still right, and mostly it is.',
      },
      {
        id: 'vat',
        ofVat: true,
        question: 'Are your prices with or without VAT?',
        text: 'Without, because most of our clients are registered and get it back. The packages page can show both. Quotes and invoices list net, VAT and total separately.',
      },
      {
        id: 'cheaper',
        question: 'Your price is above our budget. What can be done?',
        text: 'Say the figure you have. Quotes have optional lines that you can untick, and much can wait for a second stage: translations, a members’ area, moving the old blog. If what remains would not do its job, we say so and may point you to a ready-made tool instead.',
      },
    ],
  },
  {
    id: 'money',
    title: 'Paying and contracts',
    questions: [
      first('payment'),
      {
        id: 'card',
        question: 'Can we pay by card or in instalments?',
        text: 'Invoices are paid by bank transfer; the details and the reference are on each. Stages already spread a project over its length. Further instalments can be agreed while the quote is being made, not afterwards.',
      },
      {
        id: 'late',
        question: 'What happens if we pay late?',
        text: 'You get a reminder near the due day and a few after it, all polite. If it goes on, work pauses and the statutory interest for business debts may apply. Tell us early when something is in the way: nearly everything can be arranged in a phone call.',
      },
      {
        id: 'cancel-plan',
        question: 'How do we end a monthly plan?',
        text: 'By a message. It ends with the month you name, without a fee, and you receive a copy of everything that is yours.',
      },
      {
        id: 'stop-project',
        question: 'What if we want to stop half-way?',
        text: 'Either side may end a project with 14 days’ notice. You pay for the work that is done, and it is handed over in the state it is in.',
      },
    ],
  },
  {
    id: 'working',
    title: 'While we work',
    questions: [
      first('how-long'),
      {
        id: 'when-start',
        question: 'When can you start?',
        text: 'Small jobs usually within two weeks of your acceptance, larger ones within four to six. The quote names the week. If we can’t keep it you hear from us before, not after.',
      },
      {
        id: 'our-time',
        question: 'How much of our own time will it take?',
        text: 'For a website two workshops, an hour of interview and an afternoon of reading drafts. For a web app, plan for one person who can decide and has two or three hours a week while it is built.',
      },
      {
        id: 'texts',
        question: 'We have no texts and no photographs. Is that a problem?',
        text: 'It is the usual case. We write from a conversation with you, and give a photographer of your choice a list of the pictures that the pages need. Stock photographs of strangers shaking hands we leave out.',
      },
      {
        id: 'progress',
        question: 'How do we know how things stand?',
        text: 'Each project has a private page with its milestones, what was done, what is next and what we wait for. You open it from a link; an account is optional. You approve each milestone there or say what should be different.',
      },
      {
        id: 'change-mind',
        question: 'May we change our minds along the way?',
        text: 'Yes. Small changes inside a milestone are what milestones are for. Where a change alters the size of the job, we write down what it costs or saves and how it moves the date, and you choose.',
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical matters, in plain words',
    questions: [
      first('existing-site'),
      {
        id: 'wordpress',
        question: 'Do you use WordPress?',
        text: 'We keep and repair existing WordPress sites. New ones we build without it, because a set of plug-ins needs care every month and most small firms do not give it. Where your team knows WordPress well and wants to stay, we say what that costs to keep safe.',
      },
      {
        id: 'edit-ourselves',
        question: 'Can we change the pages by ourselves?',
        text: 'Yes: words, pictures, prices, opening times, posts. The form you do it in can’t break the layout, keeps earlier versions, and comes with an hour of training.',
      },
      {
        id: 'phones',
        question: 'Will it work on old phones and slow connections?',
        text: 'That is what we measure by. Pages are kept to a few dozen kilobytes of code and can be read before any script has arrived.',
      },
      {
        id: 'disabled-visitors',
        question: 'Is accessibility included?',
        text: 'Always. We build to level AA of the Web Content Accessibility Guidelines 2.2 and test with each change. An audit of a site that is not ours is a service of its own.',
      },
      {
        id: 'use-of-ai',
        question: 'Do you use AI to build our site?',
        text: 'For drafts of code and tests, yes, and a developer reads every line before it counts. We never paste your customers’ data into such a tool, and the text that your visitors read is written or edited by a person.',
      },
    ],
  },
  {
    id: 'afterwards',
    title: 'After it goes live',
    questions: [
      first('ownership'),
      {
        id: 'faults',
        question: 'Who mends faults after launch?',
        text: 'We do, for 90 days without charge, whatever does not do what the quote said. Later a care plan covers it, or an hourly rate.',
      },
      {
        id: 'care-plan',
        question: 'Do we have to take a care plan?',
        text: 'No. Somebody has to install updates and look at backups, but it may be your own IT person or another firm. We hand over notes that make it possible.',
      },
      {
        id: 'search-position',
        question: 'Will we be on the first page of search results?',
        text: 'Nobody honest can say. What can be done is known: fast pages, clear answers to what people ask, correct local listings, addresses that stay the same. We do that and look at the figures with you after three months.',
      },
      {
        id: 'leave',
        question: 'What if we want to move to another agency?',
        text: 'You get code, content, data and the domain’s keys, and a conversation with whoever takes over. There is no fee for leaving and nothing that stops working when you do.',
      },
    ],
  },
  {
    id: 'about-us',
    title: 'About working with us',
    questions: [
      {
        id: 'where',
        question: 'Do we have to be near you?',
        text: 'No. We are in West Sussex and visit clients in the south-east often; elsewhere in the UK most meetings are video calls, with a visit where seeing the place matters. Travel is in the quote before you accept it.',
      },
      {
        id: 'who',
        question: 'Who will do the work?',
        text: 'The people you talk to. When we need a specialist from outside, an illustrator for instance, the quote names the part and we answer for the result.',
      },
      {
        id: 'confidential',
        question: 'Will you sign a confidentiality agreement?',
        text: 'A reasonable mutual one, yes, usually the same day. Without one we treat what you tell us as confidential all the same.',
      },
      {
        id: 'data-protection',
        question: 'How do you handle our customers’ data?',
        text: 'As your processor, under a written agreement as article 28 of the UK GDPR asks. Data is kept in London, access is limited to who needs it, and copies for testing hold invented people.',
      },
      {
        id: 'no-thanks',
        question: 'Are there jobs that you turn down?',
        text: 'Yes: gambling, anything meant to mislead its users, and work that a ready-made tool would do better for a tenth of the money. In the last case we tell you which kind of tool.',
      },
    ],
  },
];
