export interface Question {
  readonly id: string;
  readonly question: string;
  /** Plain text, for search engines and for the page. */
  readonly text: string;
}

/** The questions that people ask before they ask for a quote. */
export const firstQuestions: readonly Question[] = [
  {
    id: 'how-much',
    question: 'How much does a website cost?',
    text: 'Our packages start at the prices on this site, before VAT. A site with bookings, accounts or a shop costs more, because there is more to get right. The quote form shows a range as you choose, and the written quote has a fixed price.',
  },
  {
    id: 'fixed-price',
    question: 'Can the price change after I accept?',
    text: 'No. The quote is fixed. If you want something that is not in it, we write down what it costs before we start on it, and you decide.',
  },
  {
    id: 'how-long',
    question: 'How long does it take?',
    text: 'A small site takes 2 to 4 weeks, a shop 5 to 8, an application 8 to 16. The most common delay is waiting for text and pictures, so we help with both.',
  },
  {
    id: 'payment',
    question: 'When do I pay?',
    text: 'In stages that are written in the quote: usually a deposit when you accept, a part at a milestone in the middle, and the rest when the work is live. Invoices are due in the days that they state, by bank transfer.',
  },
  {
    id: 'ownership',
    question: 'Who owns the website?',
    text: 'You do, once it is paid for: the code, the design, the content and the domain. You can take all of it to someone else, and we will help with the move.',
  },
  {
    id: 'existing-site',
    question: 'Can you work on a site that somebody else built?',
    text: 'Often, yes. We look at it first, for a fixed fee, and tell you honestly whether mending or rebuilding is cheaper over three years.',
  },
];
