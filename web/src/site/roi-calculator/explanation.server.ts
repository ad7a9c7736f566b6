import { usualInputs } from '@agency/domain/calculator/inputs';
import { calculate } from '@agency/domain/calculator/result';
import { inputWords, percentWords, poundsWords, returnWords } from '@agency/domain/calculator/words';
import type { ExplanationTexts } from './calculator-data.ts';

// Law, checked 2026-11-30: Equality Act 2010, section 20: accessibility.

// Long texts are sent as data, so that they are not part of the page's script.

const formula = [
  {
    term: 'Extra orders a month',
    words:
      'Visitors × conversion rate × uplift. The uplift is relative: 25% means 25% more orders, not 25 more in every 100 visitors.',
  },
  {
    term: 'Extra gross profit a month',
    words:
      'Extra orders × average order value × gross margin. Turnover isn’t profit, so this is where the margin counts.',
  },
  {
    term: 'Left each month',
    words:
      'Extra gross profit less the running cost. The build is paid for once, on the day before the first month starts.',
  },
  {
    term: 'Payback',
    words: 'The first month by the end of which the total left has covered the build cost.',
  },
  {
    term: 'Return (ROI)',
    words:
      'What’s left after all costs over the period, divided by the build and running costs. At 100%, every pound you spent has earned another one.',
  },
  {
    term: 'Net present value',
    words:
      'The same sum, with each month’s money reduced by the discount rate. The yearly rate is spread so that 12 months make exactly one year. Money at the end of month 1 is discounted by one month. The build isn’t discounted.',
  },
] as const;

/** The steps follow the example in the fields, whatever it is. */
function exampleSteps() {
  const result = calculate(usualInputs);
  const { visitors, conversion, uplift, orderValue, margin, buildCost, monthlyCost, months } = usualInputs;
  const orders = (visitors * conversion) / 10_000;
  const extra = (orders * uplift) / 10_000;
  const show = (name: keyof typeof usualInputs) => inputWords(name, usualInputs[name]);
  return [
    {
      title: 'Orders today',
      text: `A shop for garden tools has ${show('visitors')} visitors a month, and ${show('conversion')} of them buy. That’s ${orders} orders.`,
    },
    {
      title: 'Extra orders',
      text: `A quicker checkout and faster pages on phones are expected to bring ${show('uplift')} more orders. That’s ${extra} a month.`,
    },
    {
      title: 'What they’re worth',
      text: `${extra} orders of ${show('orderValue')} come to ${poundsWords(extra * orderValue)}. After stock, packing and card fees, ${show('margin')} of it is left: ${poundsWords((extra * orderValue * margin) / 10_000)} a month.`,
    },
    {
      title: 'What it costs',
      text: `${poundsWords(buildCost)} to build, then ${poundsWords(monthlyCost)} a month to run. That leaves ${poundsWords(result.monthlyNet)} each month.`,
    },
    {
      title: 'The result',
      text: `The build pays for itself in month ${result.paybackMonth}. After ${months} months, ${poundsWords(result.total)} is left, a return of ${returnWords(result)}. In today’s money, at ${percentWords(usualInputs.discountRate)}, it is ${poundsWords(result.presentValue)}.`,
    },
  ];
}

const leftOut = [
  'The time until launch. Month 1 is the first month in which the new site performs fully. Most sites take a few months to get there, so add those to the payback.',
  'Tax. You pay corporation tax on the gain, and the cost of the build reduces it. Both depend on your accounts. Enter everything before VAT unless you can’t reclaim it.',
  'Seasons and growth. Every month counts the same. If most of your sales come at Christmas, count whole years.',
  'Customers who come back. If people buy 3 times a year, you can use what a new customer spends in that year as the order value. Say so when you share the result.',
  'Work you have to do even though it earns nothing, such as making a site meet the law on accessibility, or replacing one that no one can update.',
  'The cost of doing nothing. This calculation assumes that your old site carries on as it is.',
] as const;

const questions = [
  {
    id: 'good-return',
    question: 'What counts as a good return?',
    text: 'If the net present value is above zero, the work earns more than your money would elsewhere at the rate you entered. How much more you need depends on how sure you are of the uplift. If half the uplift still pays back within the period, you have room to be wrong.',
  },
  {
    id: 'no-shop',
    question: 'We don’t sell online. Can we still use it?',
    text: 'Yes. Count an enquiry that turns into a job as an order. If 1 visitor in 50 contacts you and 1 enquiry in 4 becomes work, the conversion rate is 0.5%. The order value is what an average job is worth over the first year.',
  },
  {
    id: 'which-rate',
    question: 'Which discount rate should I enter?',
    text: 'Enter what the same money would cost or earn elsewhere. If you’d use an overdraft at 11%, enter 11. If you’d use savings, enter the interest rate plus something for the risk. 8% is a middling choice for a small business. At 0, the present value is simply the total.',
  },
  {
    id: 'keep-figures',
    question: 'Can you see the figures I enter?',
    text: 'No. With JavaScript, everything is calculated in your browser, and the figures are only in the address of the page. If you ask us to email the result, your figures and email address go through our outbox and are deleted after 90 days. We won’t call you about it.',
  },
] as const;

export const explanationTexts: ExplanationTexts = { formula, example: exampleSteps(), leftOut, questions };
