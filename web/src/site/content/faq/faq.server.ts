import { firstQuestions } from '../questions.server.ts';

// Law, checked 2026-11-30: Late Payment of Commercial Debts (Interest) Act 1998, section 1: interest between businesses.
// Law, checked 2026-11-30: UK GDPR, article 28: the agreement with a processor.

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
        text: 'No. Fill in the form or call us, and you’ll have a written quote with every line priced within {{time written-quote}}. You don’t have to accept it. If we have to study a system before we can price it, we suggest a paid discovery first, and you keep what comes out of it.',
      },
      {
        id: 'quote-valid',
        question: 'How long is a quote valid?',
        text: 'Until the date on it, usually {{time quote-validity}} after we send it. If you need longer, ask before it ends. After that we check whether the price still holds before we send it again.',
      },
      {
        id: 'vat',
        ofVat: true,
        question: 'Are your prices with or without VAT?',
        text: 'Both. Each price on this site shows the amount before VAT, the rate, and what you pay in all. Quotes and invoices list the net amount, the VAT and the total on separate lines.',
      },
      {
        id: 'cheaper',
        question: 'Your price is above our budget. What can we do?',
        text: 'Tell us your budget. Quotes have optional lines you can leave out, and some things can wait for a second stage: translations, a members’ area, moving an old blog. If what’s left wouldn’t do the job, we’ll say so, and tell you if a ready-made tool would do it.',
      },
    ],
  },
  {
    id: 'money',
    title: 'Payment and contracts',
    questions: [
      first('payment'),
      {
        id: 'card',
        question: 'Can we pay by card or in instalments?',
        text: 'You pay invoices by bank transfer. The bank details and the reference are on each one. Payments are already split into stages over the project. If you need smaller ones, ask before you accept the quote.',
      },
      {
        id: 'late',
        question: 'What happens if we pay late?',
        text: 'We send a reminder around the due date and more after it. If the invoice still isn’t paid, we may pause work and charge the interest that the law allows on late business payments. If something is in the way, tell us early and we’ll try to agree a date.',
      },
      {
        id: 'cancel-plan',
        question: 'How do we end a monthly plan?',
        text: 'Send us a message. The plan ends with the month you choose, there’s no fee, and we send you a copy of everything that’s yours.',
      },
      {
        id: 'stop-project',
        question: 'What if we want to stop halfway?',
        text: 'Either of us can end a project with {{time project-notice}} notice. You pay for the work that’s been done, and we hand it over as it stands.',
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
        text: 'It depends on the size of the job and what we’ve already agreed to do. Your quote names the week. If we can’t keep to it, we’ll tell you before that week, not after it.',
      },
      {
        id: 'our-time',
        question: 'How much of our own time will it take?',
        text: 'For a website, plan for 2 workshops, an interview and an afternoon of reading drafts. For a web app, you need one person who can make decisions and has some time for it every week while we build.',
      },
      {
        id: 'texts',
        question: 'We don’t have any text or photos. Is that a problem?',
        text: 'No, most people don’t. We write the text from a conversation with you, and give a photographer of your choice a list of the pictures the pages need. We don’t use stock photos.',
      },
      {
        id: 'progress',
        question: 'How do we know how the project is going?',
        text: 'Each project has a private page with its milestones, what we’ve done, what’s next and what we need from you. You open it from a link; you don’t need an account. You can approve each milestone there or ask for changes.',
      },
      {
        id: 'change-mind',
        question: 'Can we change our minds along the way?',
        text: 'Yes. Small changes within a milestone are part of the job. If a change makes the job bigger or smaller, we write down what it costs or saves and how it moves the date, and you decide.',
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical questions',
    questions: [
      first('existing-site'),
      {
        id: 'wordpress',
        question: 'Do you use WordPress?',
        text: 'We look after existing WordPress sites and repair them. We build new sites without it, because plug-ins need updates all the time and most small businesses have no one to do them. If your team knows WordPress well and wants to stay with it, we’ll tell you what it takes to keep it safe.',
      },
      {
        id: 'edit-ourselves',
        question: 'Can we edit the pages ourselves?',
        text: 'Yes: text, pictures, prices, opening times and posts. You edit them in a form that can’t break the layout and keeps earlier versions, and we show you how to use it.',
      },
      {
        id: 'phones',
        question: 'Will it work on old phones and slow connections?',
        text: 'Yes. We keep pages small and measure them as a cheap phone on a slow connection loads them. You can read a page before any script has loaded.',
      },
      {
        id: 'disabled-visitors',
        question: 'Is accessibility included?',
        text: 'Yes. We build to level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 and test with every change. We can also audit a site that someone else built; that’s a service of its own.',
      },
      {
        id: 'use-of-ai',
        question: 'Do you use AI to build our site?',
        text: 'Yes, for drafts of code and tests, and a developer reads every line before we use it. We don’t put your customers’ data into AI tools, and a person writes or edits the text your visitors read.',
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
        question: 'Who fixes faults after launch?',
        text: 'We do, free of charge for {{time fault-cover}}, if something doesn’t do what the quote said. After that a care plan covers it, or we quote for the repair.',
      },
      {
        id: 'care-plan',
        question: 'Do we have to take a care plan?',
        text: 'No. Someone has to install updates and check the backups, but it can be your own IT person or another company. We leave notes that tell them how.',
      },
      {
        id: 'search-position',
        question: 'Will we be on the first page of search results?',
        text: 'No one can promise that. What helps is known: fast pages, clear answers to what people ask, correct local listings and addresses that don’t change. We do that, and you can see the effect in your own figures.',
      },
      {
        id: 'leave',
        question: 'What if we want to move to another agency?',
        text: 'You get the code, the content, the data and control of your domain, and we talk to the people taking over. There’s no fee for leaving, and nothing stops working when you do.',
      },
    ],
  },
  {
    id: 'about-us',
    title: 'Working with us',
    questions: [
      {
        id: 'where',
        question: 'Do we have to be near you?',
        text: 'No. We’re in West Sussex and visit clients in Sussex and Surrey free of charge. Elsewhere in the UK we mostly meet by video call. If a visit is worth it, the travel is in your quote, at cost, before you accept it.',
      },
      {
        id: 'who',
        question: 'Who does the work?',
        text: 'The people you talk to. If we need a specialist from outside, such as an illustrator, the quote says for which part, and we’re responsible for the result.',
      },
      {
        id: 'confidential',
        question: 'Will you sign a confidentiality agreement?',
        text: 'Yes, if it’s mutual and reasonable. Even without one, we treat what you tell us as confidential.',
      },
      {
        id: 'data-protection',
        question: 'How do you handle our customers’ data?',
        text: 'As your processor, under a written agreement as article 28 of the UK GDPR requires. It’s stored in London, and only people who need it can open it. The agreement names every supplier that touches it and where they work: sign-in and email services may be outside the UK. We test with invented people.',
      },
      {
        id: 'no-thanks',
        question: 'Are there jobs you turn down?',
        text: 'Yes: gambling, anything meant to mislead people, and work that a ready-made tool would do better for much less. In that case we tell you which kind of tool to look for.',
      },
    ],
  },
];
