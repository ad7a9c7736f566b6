import { explanationTexts } from '../../web/src/site/roi-calculator/explanation.server.ts';

interface GeneralFigure {
  /** As it stands on the page. */
  readonly text: string;
  /** Where it comes from. */
  readonly why: string;
  /** The one page on which it is general; everywhere if left out. */
  readonly on?: string;
}

/**
 * Amounts and durations on public pages that are not the agency's own, with where each comes from. Everything else is
 * named by texts and said by the settings: see domain/src/figures.
 */
export const generalFigures: readonly GeneralFigure[] = [
  // Calculator
  ...explanationTexts.example.map(({ text }) => ({ text, why: 'the example that the form starts with' })),
  { text: '25% means 25% more orders', why: 'says what a percentage means' },
  { text: 'At 100%, every pound', why: 'says what a return means' },
  { text: '12 months make exactly one year', why: 'says how the sum is done' },
  { text: 'discounted by one month', why: 'says how the sum is done' },
  { text: 'end of month 1', why: 'says how the sum is done' },
  { text: 'Month 1 is the first month', why: 'says how the sum is done' },
  { text: 'over the last 3 months', why: 'a period to look at in the visitor’s own figures' },
  { text: 'enter 10% or less', why: 'advice on a guess' },
  { text: 'takes 6 seconds', why: 'an example of a slow page' },
  { text: 'the conversion rate is 0.5%', why: 'one in 200, worked out' },
  { text: 'an overdraft at 11%', why: 'an example, and called one' },
  { text: '8% is a middling choice', why: 'the form’s own default' },
  // Demos
  { text: '2 sittings and 60 days', why: 'the size of the restaurant demo' },
  { text: 'Two hours’ notice', why: 'a rule of the demo’s invented gym', on: '/demos/gym-booking' },
  { text: '2 hours', why: 'a rule of the demo’s invented gym', on: '/demos/gym-booking' },
  { text: 'half empty 3 weeks running', why: 'an example of what a timetable shows' },
  { text: 'hear within half an hour', why: 'an example of another studio’s rule' },
  { text: '2 hours', why: 'a rule of the demo’s invented restaurant', on: '/demos/restaurant-booking' },
  { text: '60 days', why: 'a rule of the demo’s invented restaurant', on: '/demos/restaurant-booking' },
  { text: 'until 2 weeks after the evening', why: 'how long the demo keeps its own data' },
  { text: '30 cards, 4 people and 2 weeks', why: 'the size of the board demo' },
  { text: 'hasn’t moved for 3 days', why: 'an example of what a chart shows' },
  { text: 'The pass mark is 75%', why: 'a rule of the demo’s invented courses' },
  { text: 'so 74.9% isn’t a pass', why: 'an example of rounding' },
  // Accessibility
  { text: '200% zoom', why: 'WCAG 2.2, success criterion 1.4.4', on: '/accessibility' },
  { text: 'zoom to 200%', why: 'WCAG 2.2, success criterion 1.4.4', on: '/accessibility' },
  // Privacy
  {
    text: 'we don’t use it after 30 days',
    why: 'how long the quote form’s draft counts, in site/quote/draft.ts',
    on: '/privacy',
  },
  {
    text: 'we don’t use changes to a quote after 14 days',
    why: 'how long unsaved changes count, in admin/quotes/editor/local-copy.ts',
    on: '/privacy',
  },
  {
    text: 'Until it’s saved, for 14 days at most',
    why: 'how long an unsaved post counts, in admin/blog/edit/writing/draft-copies.ts',
    on: '/privacy',
  },
  { text: '6 months', why: 'how long an answer about measurement is kept', on: '/privacy' },
  {
    text: 'acknowledge a complaint within 30 days',
    why: 'Data (Use and Access) Act 2025, section 103',
    on: '/privacy',
  },
  // Services
  { text: 'within 14 days of getting them', why: 'Consumer Contracts Regulations 2013, regulation 30' },
  { text: 'If you change everything on one day', why: 'a way of speaking, not a promise' },
  { text: 'you have 72 hours from when you find out', why: 'UK GDPR, article 33' },
  { text: 'zoom to 400%', why: 'WCAG 2.2, success criterion 1.4.10' },
  // Quote form
  { text: 'In 1 to 3 months', why: 'the visitor’s own wish, on the quote form' },
  { text: 'In 3 to 6 months', why: 'the visitor’s own wish, on the quote form' },
  // Guide
  { text: 'Say each new customer leaves you £300 after costs', why: 'invented example' },
  { text: 'the project can cost £3,000', why: 'invented example: ten times £300' },
  { text: 'it can cost £600', why: 'invented example: twice £300' },
  // Article: what web development costs
  {
    text: 'Say the website costs £2,500, a photographer for a morning £350, and domain and hosting £450 a year. His first year costs £3,300, and each year after that £450',
    why: 'invented example',
  },
  { text: 'Say discovery costs £3,500, the build £14,000 and care £100 a month', why: 'invented example' },
  {
    text: 'spends ten hours a week typing. At £16 an hour, that typing costs £8,320 a year. Take off £1,200 a year for care, and the school saves £7,120 a year. It has its £17,500 back',
    why: 'invented example',
  },
  {
    text: 'each of the next two years',
    why: 'a question to ask of any quote',
    on: '/blog/web-development-costs-west-sussex-2025',
  },
  { text: 'how 100 hours on a website of a dozen pages might be spent', why: 'invented example' },
  { text: 'Add these up over three years', why: 'a period to compare offers by' },
  // Article: mobile apps
  { text: '15% to 20% of the price of the build', why: 'a rule of thumb, and called one' },
  { text: 'Say an app cost £20,000 to build: that’s £3,000 to £4,000 a year', why: 'invented example' },
  // Article: how to open an online shop
  { text: 'one bowl at £38', why: 'invented example' },
  { text: 'with £4.50 postage', why: 'invented example' },
  { text: '£42.50', why: 'invented example', on: '/blog/ecommerce-website-development-west-sussex-guide' },
  { text: '−£7.08', why: 'invented example', on: '/blog/ecommerce-website-development-west-sussex-guide' },
  { text: 'Card fee, say 1.5% and 20p', why: 'invented example' },
  { text: '−£0.84', why: 'invented example', on: '/blog/ecommerce-website-development-west-sussex-guide' },
  { text: '−£4.20', why: 'invented example', on: '/blog/ecommerce-website-development-west-sussex-guide' },
  { text: '−£1.40', why: 'invented example', on: '/blog/ecommerce-website-development-west-sussex-guide' },
  {
    text: 'Twelve minutes of someone’s time at £14 an hour',
    why: 'invented example',
  },
  { text: '−£2.80', why: 'invented example', on: '/blog/ecommerce-website-development-west-sussex-guide' },
  { text: '−£16.00', why: 'invented example', on: '/blog/ecommerce-website-development-west-sussex-guide' },
  { text: '£10.18', why: 'invented example: what the sum for one parcel leaves' },
  {
    text: 'Say a shop costs £6,000 to build and £100 a month to run, and you spread the build over four years. That comes to £2,700 a year',
    why: 'invented example',
  },
  {
    text: 'At, say, £35 a month',
    why: 'invented example',
    on: '/blog/ecommerce-website-development-west-sussex-guide',
  },
  { text: 'within 14 days of receiving the goods', why: 'Consumer Contracts Regulations 2013, reg. 30' },
  { text: 'within 14 days of getting the goods back', why: 'Consumer Contracts Regulations 2013, reg. 34' },
  { text: '30 days to reject a faulty one', why: 'Consumer Rights Act 2015, s. 22' },
  // Sample posts
  { text: 'two hours of changes a month', why: 'invented example', on: '/blog/what-a-website-costs-to-keep' },
  { text: '£120', why: 'invented example', on: '/blog/what-a-website-costs-to-keep' },
  { text: '£780', why: 'invented example', on: '/blog/what-a-website-costs-to-keep' },
  { text: '£1,800', why: 'invented example', on: '/blog/what-a-website-costs-to-keep' },
  { text: '£200', why: 'invented example', on: '/blog/what-a-website-costs-to-keep' },
  { text: '£2,900', why: 'invented example', on: '/blog/what-a-website-costs-to-keep' },
  { text: 'zoomed in to 400%', why: 'WCAG 2.2, 1.4.10: reflow at 320 CSS pixels' },
  { text: 'within 72 hours of finding out', why: 'UK GDPR, article 33' },
  { text: 'Pay £24 and book', why: 'invented example: words of a button' },
  { text: 'the 14-day right to cancel', why: 'Consumer Contracts Regulations 2013, regs. 28 and 30' },
  // Sample work
  { text: '11 weeks', why: 'a fact of this sample project', on: '/portfolio/order-ahead-bakery' },
  { text: 'each has two hours to reply', why: 'a fact of this sample project: a rule of its client' },
  { text: 'the twenty minutes it takes to move the chairs', why: 'a fact of this sample project' },
  { text: 'takes up to two hours', why: 'a fact of this sample project', on: '/portfolio/farm-shop' },
  { text: 'an extra cost over £20', why: 'a fact of this sample project: a rule of its client' },
];
