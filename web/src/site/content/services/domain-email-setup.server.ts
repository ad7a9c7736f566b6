import type { ServiceContent } from './service-content.ts';

export const domainEmailSetup: ServiceContent = {
  slug: 'domain-email-setup',
  heading: 'Your domain in your name, and email that arrives',
  title: 'Domain and business email set-up',
  description:
    'A domain registered in your name, mailboxes on it, and SPF, DKIM and DMARC set up and tested, so that your email isn’t taken for spam.',
  lead: 'Two small things cause a lot of trouble if they’re wrong: who holds your domain, and whether your invoices reach anyone.',
  problem: {
    title: 'Who owns your domain?',
    paragraphs: [
      'Look it up. Often it belongs to a former designer, a relative or a reseller who no longer answers. You find out on the day you want to move your site. It can usually be put right, and it’s easier while everyone is still on good terms.',
      'Then there’s email. The large mailbox providers now refuse or hide email from senders who don’t prove who they are. If your domain lacks three short records, your quotes may go to spam, and no one tells you. Worse, someone else can send an invoice in your name, with a different bank account.',
    ],
  },
  included: {
    title: 'What we set up',
    lead: 'We do it once and properly, and you hold the passwords.',
    items: [
      {
        title: 'The domain in your name',
        text: 'At a registrar you can rely on, with automatic renewal, a lock against transfer, and two people who can get in.',
      },
      {
        title: 'Mailboxes',
        text: 'At Google Workspace or Microsoft 365, for people and shared ones, on phones and computers.',
      },
      {
        title: 'SPF, DKIM and DMARC',
        text: 'Records that prove your email is yours, for everything that sends it: mailboxes, website, newsletter and accounts.',
      },
      {
        title: 'Protection against forgers',
        text: 'We read the reports of who sends in your name, and then set the rule that refuses them.',
      },
      { title: 'Your old email', text: 'Moved with its folders, calendars and contacts.' },
      {
        title: 'A page of notes',
        text: 'Where everything is, who can get in, what it costs and when it renews.',
      },
    ],
    leftOut: [
      'The fees of the mailbox provider, which you pay for each person',
      'Buying a name from someone who already has it',
      'Newsletters',
    ],
  },
  how: {
    title: 'How we do it',
    lead: 'It takes {{time domain-email-setup}} to move. The internet needs a while to notice each change, so we go in steps that can be undone.',
    steps: [
      {
        title: 'Find out what you have',
        text: 'Who owns what, what sends email in your name, and what could break.',
      },
      {
        title: 'Move the domain',
        time: '{{stage domain-email-setup 0 50}}',
        text: 'We transfer it without changing anything else, so your site and your email go on as before.',
      },
      {
        title: 'Move the mailboxes',
        time: '{{stage domain-email-setup 50 100}}',
        text: 'We copy everything first and redirect new email in the evening. The next morning, people sign in.',
      },
      {
        title: 'Prove and protect',
        text: 'First we only watch. Once the reports show that none of your own email would be caught, forged email is refused.',
      },
    ],
  },
  technologies: {
    title: 'What the abbreviations mean',
    lead: 'You don’t have to know these, but someone should.',
    items: [
      { name: 'DNS', why: 'The public list that says where your site and your email are.' },
      { name: 'SPF', why: 'It says which servers may send email in your name.' },
      { name: 'DKIM', why: 'A signature on each email that shows no one has changed it.' },
      { name: 'DMARC', why: 'It says what to do with email that fails both checks, and where to report it.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for the records of one domain whose email is already with a good provider. The upper one is for moving about ten mailboxes with all their email, with several programs that send.',
    ],
    dearer: ['A domain whose owner can’t be found', 'Very large mailboxes', 'A mail server of your own'],
    cheaper: ['You have the passwords', 'Few programs that send email', 'A fresh start without old email'],
  },
  more: [
    {
      title: 'How to choose a name',
      paragraphs: [
        'Say it on the phone. If you have to spell it, choose another. Customers in the UK know .co.uk and .uk. Take both if you can, and the .com if it’s free. People don’t hear hyphens, and unusual endings get mistyped. Check the name at Companies House and in the trade mark register before you print anything.',
      ],
    },
    {
      title: 'How to avoid false invoices',
      paragraphs: [
        'In a common fraud, you get an email that looks as if it came from a supplier, with new bank details. The records above stop others from sending email like that in your name. For email that you receive, agree on one rule: no one changes bank details because of an email alone. Call the supplier first, on a number you already had.',
        'It also helps to have two people who look at large payments, and a name on each mailbox rather than one that everyone shares. We can show your staff what a forged email looks like as part of the set-up.',
      ],
    },
  ],
  questions: [
    {
      id: 'downtime',
      question: 'Will we miss any email during the move?',
      text: 'We plan it so that you don’t. For a while, the old and the new mailboxes both receive email, and at the end we collect what’s in the old ones.',
    },
    {
      id: 'google-or-microsoft',
      question: 'Google or Microsoft?',
      text: 'Choose the one your people know. If they don’t mind, Microsoft suits teams that use Word and Excel all day, and Google suits the others.',
    },
    {
      id: 'free',
      question: 'Why not keep our free address?',
      text: 'You can. But you can’t prove that it’s yours, you can’t take it back when someone leaves, and some customers trust it less.',
    },
    {
      id: 'own-server',
      question: 'Do you run mail servers?',
      text: 'No. Keeping email out of spam is a full-time job, so we leave it to companies that do nothing else.',
    },
  ],
  related: ['hosting', 'websites', 'website-updates-migrations', 'additional-services'],
};
