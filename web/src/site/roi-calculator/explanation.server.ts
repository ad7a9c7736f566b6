import { usualInputs } from '@agency/domain/calculator/inputs';
import { calculate } from '@agency/domain/calculator/result';
import { inputWords, percentWords, poundsWords, returnWords } from '@agency/domain/calculator/words';
import type { ExplanationTexts } from './calculator-data.ts';

// Long texts are sent as data, so that they are not part of the page's script.

const formula = [
  {
    term: 'Extra orders a month',
    words:
      'Visitors × conversion rate × uplift. The uplift is relative: 25% more orders, not 25 more of every hundred visitors.',
  },
  {
    term: 'Extra gross profit a month',
    words:
      'Extra orders × average order value × gross margin. Turnover is not profit, so the margin comes in here and nowhere else.',
  },
  {
    term: 'Left each month',
    words:
      'Extra gross profit less the running cost. The build is paid once, on the day before the first month begins.',
  },
  {
    term: 'Payback',
    words: 'The first month at whose end the sum of all that is left has reached the build cost.',
  },
  {
    term: 'Return (ROI)',
    words:
      'What the horizon leaves after all costs, divided by the build and every month’s running cost. At 100% each pound came back with another one.',
  },
  {
    term: 'Net present value',
    words:
      'The same sum with each month’s money made smaller by the discount rate. The yearly rate is spread so that twelve months make exactly one year; money at the end of month 1 is discounted by one month, the build not at all.',
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
      text: `A shop for garden tools has ${show('visitors')} visitors a month, of whom ${show('conversion')} buy: ${orders} orders.`,
    },
    {
      title: 'Orders more',
      text: `A quicker checkout and pages that load on a phone are expected to bring ${show('uplift')} more. That is ${extra} orders, no miracle.`,
    },
    {
      title: 'What they are worth',
      text: `${extra} orders of ${show('orderValue')} are ${poundsWords(extra * orderValue)}. After stock, packing and card fees ${show('margin')} of it stay: ${poundsWords((extra * orderValue * margin) / 10_000)} a month.`,
    },
    {
      title: 'What it costs',
      text: `${poundsWords(buildCost)} to build, then ${poundsWords(monthlyCost)} a month to run, so ${poundsWords(result.monthlyNet)} are left each month.`,
    },
    {
      title: 'What comes out',
      text: `The build is earned back in month ${result.paybackMonth}. After ${months} months ${poundsWords(result.total)} are left, a return of ${returnWords(result)}. In today’s money, at ${percentWords(usualInputs.discountRate)}, it is ${poundsWords(result.presentValue)}.`,
    },
  ];
}

const leftOut = [
  'The time until launch. Month 1 is the first month in which the new site works at full strength; most take a few months to get there, so add them to the payback in your head.',
  'Tax. Corporation tax falls on the gain and the build lowers it; both depend on your accounts. Enter everything before VAT unless you can’t reclaim it.',
  'Seasons and growth. Every month is taken to be alike. A shop that lives on December should count whole years.',
  'Customers who come back. If people buy three times a year, the order value can be what a new customer spends in that year. Say so when you show the result to somebody.',
  'Work that earns nothing and has to be done: a site that breaks the law on access, or one that nobody can update any more, is not decided by its return.',
  'What happens if you do nothing. Here the old site goes on as it is, for ever. It will not.',
] as const;

const questions = [
  {
    id: 'good-return',
    question: 'What counts as a good return?',
    text: 'If the net present value is above nothing, the work earns more than your money would elsewhere at the rate you entered. How much more you want depends on how sure you are of the uplift. When half of the uplift still pays back within the horizon, a wrong guess will not hurt you.',
  },
  {
    id: 'no-shop',
    question: 'We sell no goods online. Can we still use it?',
    text: 'Yes. Take an enquiry that turns into a job as the order. If one visitor in fifty writes to you and one enquiry in four becomes work, the conversion is 0.5%. The order value is what an average job is worth over the first year.',
  },
  {
    id: 'which-rate',
    question: 'Which discount rate should I enter?',
    text: 'What the same money would cost or earn otherwise. With an overdraft at 11% it is 11. With cash in a savings account it is the interest, plus something for the risk. Eight per cent is a middling choice for a small firm; at nought the present value is simply the sum.',
  },
  {
    id: 'keep-figures',
    question: 'Do you see the figures that I type?',
    text: 'Not while you type: with JavaScript everything is worked out in your browser, and the figures stand in the address of the page only. If you have the result mailed, the numbers and your address pass through our outbox and are deleted after 90 days. Nobody rings you because of it.',
  },
] as const;

export const explanationTexts: ExplanationTexts = { formula, example: exampleSteps(), leftOut, questions };
