import type { ServiceContent } from './service-content.ts';

export const domainEmailSetup: ServiceContent = {
  slug: 'domain-email-setup',
  heading: 'Your name in your own hands, and mail that arrives',
  title: 'Domain and business email set-up',
  description:
    'A domain registered to you, mailboxes on it, and SPF, DKIM and DMARC set up and tested so that your email is not taken for spam. From £180 before VAT.',
  lead: 'Two small things that ruin whole weeks when they are wrong: who holds your domain, and whether your invoices reach anybody.',
  problem: {
    title: 'Whose domain is it?',
    paragraphs: [
      'Look it up. Often it belongs to the designer of ten years ago, to a nephew, or to a reseller who no longer answers. The day you want to move, you discover that the name on your van is not yours. It can be put right, with patience, while everybody is still friendly.',
      'And mail: since 2024 the large mailbox firms refuse or hide messages from senders that do not prove who they are. If your domain lacks three short records, your quotes go to spam, and nobody tells you. Worse, anybody can send in your name, with a new account number for that invoice.',
    ],
  },
  included: {
    title: 'What we put in order',
    lead: 'Once, properly, with the keys in your drawer.',
    items: [
      {
        title: 'The domain in your name',
        text: 'At a registrar of good standing, with renewal years ahead, a lock against transfer and two people who can get in.',
      },
      {
        title: 'Mailboxes',
        text: 'At Google Workspace or Microsoft 365, people and shared ones, on phones and desks.',
      },
      {
        title: 'SPF, DKIM and DMARC',
        text: 'Records that prove mail is yours, for every program that sends: mailbox, website, newsletter, accounts.',
      },
      {
        title: 'A watch on forgers',
        text: 'Reports of who sends in your name, read by us for three months, then the rule that refuses them.',
      },
      { title: 'The old mail', text: 'Brought over with folders, calendars and contacts, without a gap.' },
      {
        title: 'A sheet of paper',
        text: 'Where everything is, who can get in, what it costs, when it renews.',
      },
    ],
    leftOut: [
      'Fees of the mailbox firm, about £5 to £12 a person and month',
      'Buying a name from somebody who has it',
      'Newsletters',
    ],
  },
  how: {
    title: 'Three days, spread over two weeks',
    lead: 'The internet needs a while to notice, so we do it in steps that can be taken back.',
    steps: [
      {
        title: 'Taking stock',
        time: 'Day 1',
        text: 'Who owns what, what sends mail in your name, what would break.',
      },
      {
        title: 'Domain home',
        time: 'Days 2 to 7',
        text: 'Transfer with nothing changed, so that site and mail never notice.',
      },
      {
        title: 'Mailboxes',
        time: 'One evening',
        text: 'Everything is copied beforehand; in the evening the direction of new email is changed. Next morning people sign in.',
      },
      {
        title: 'Proof and protection',
        time: 'Weeks 2 to 12',
        text: 'First only watching, then refusing, when the reports show that nothing of yours would be caught.',
      },
    ],
  },
  technologies: {
    title: 'The alphabet, in short',
    lead: 'You need not know these. Somebody should.',
    items: [
      { name: 'DNS', why: 'The public list that says where your site and mail live.' },
      { name: 'SPF', why: 'Which machines may send in your name.' },
      { name: 'DKIM', why: 'A seal on each email, which shows that nobody changed it on the way.' },
      { name: 'DMARC', why: 'What others should do with mail that has neither, and where to report it.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'Records for one domain with mail that already lives somewhere sensible: the lower figure. Ten mailboxes moved with years of mail and three programs that send: the upper one.',
    ],
    dearer: ['A domain whose owner cannot be found', 'Very large mailboxes', 'A server in the cupboard'],
    cheaper: ['You hold the passwords', 'Few programs that send', 'Starting anew'],
  },
  more: [
    {
      title: 'Choosing a name',
      paragraphs: [
        'Say it on the telephone. If you have to spell it, it is the wrong one. For customers in the UK .co.uk and .uk are trusted and cost about ten pounds; take both, and the .com if it is free. Hyphens are heard as pauses. Clever endings save nothing and get mistyped. Check Companies House and the trade mark register before the printer, not after.',
      ],
    },
    {
      title: 'Against the false invoice',
      paragraphs: [
        'The dearest fraud that small firms meet is an email from a supplier’s true-looking address with new bank details. The records above stop others from using yours. For those that you receive, agree on a habit that costs nothing: bank details are never changed by email alone, but by a call to a number you already had.',
      ],
    },
  ],
  questions: [
    {
      id: 'downtime',
      question: 'Will we miss mail during the move?',
      text: 'No. Old and new boxes both receive for a few days, and we collect from the old one at the end.',
    },
    {
      id: 'google-or-microsoft',
      question: 'Google or Microsoft?',
      text: 'Whichever your people know. If nobody minds: Microsoft where Word and Excel are daily bread, Google where they are not.',
    },
    {
      id: 'free',
      question: 'Why not keep the free address?',
      text: 'You can. But it cannot be sealed as yours, cannot be taken from a leaver, and customers trust it less with money.',
    },
    {
      id: 'own-server',
      question: 'Do you run mail servers?',
      text: 'No, and nobody of your size should. Mail is a full-time fight against spam.',
    },
  ],
  related: ['hosting', 'websites', 'website-updates-migrations', 'additional-services'],
};
