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
    text: 'Our websites start at {{from websites}}. A site with bookings, accounts or a shop costs more, because there’s more to build and test. The quote form shows a price range as you choose, and your written quote has a fixed price.',
  },
  {
    id: 'fixed-price',
    question: 'Can the price change after I accept?',
    text: 'No, the price in your quote is fixed. If you want something that isn’t in it, we tell you what it costs before we start on it, and you decide.',
  },
  {
    id: 'how-long',
    question: 'How long does it take?',
    text: 'A website usually takes {{time websites}}, a shop {{time ecommerce}} and a web app {{time web-apps}}. Most delays come from waiting for text and pictures, so we help with both.',
  },
  {
    id: 'payment',
    question: 'When do I pay?',
    text: 'In the stages your quote lists: usually a deposit when you accept, and the rest as the work is done. You pay by bank transfer, by the date on each invoice.',
  },
  {
    id: 'ownership',
    question: 'Who owns the website?',
    text: 'You do, once you’ve paid for it: the code, the design, the content and the domain. You can take all of it to someone else, and we’ll help with the move.',
  },
  {
    id: 'existing-site',
    question: 'Can you work on a site that someone else built?',
    text: 'Often, yes. We look at it first, for a fixed fee, and tell you whether repairing or rebuilding it would cost you less over the years.',
  },
];
