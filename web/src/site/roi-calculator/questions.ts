/** Plain text: for the page and for search engines. */
export const questions = [
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
