import { usualInputs } from '@agency/domain/calculator/inputs';
import { calculate } from '@agency/domain/calculator/result';
import { inputWords, percentWords, poundsWords, returnWords } from '@agency/domain/calculator/words';
import { paths } from '../../paths.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import { questions } from './questions.ts';
import styles from './roi-calculator.module.css';

const formula = [
  {
    term: 'Extra orders a month',
    words:
      'visitors × conversion rate × uplift. The uplift is relative: 25% more orders, not 25 more of every hundred visitors.',
  },
  {
    term: 'Extra gross profit a month',
    words:
      'extra orders × average order value × gross margin. Turnover is not profit, so the margin comes in here and nowhere else.',
  },
  {
    term: 'Left each month',
    words:
      'extra gross profit less the running cost. The build is paid once, on the day before the first month begins.',
  },
  {
    term: 'Payback',
    words: 'the first month at whose end the sum of all that is left has reached the build cost.',
  },
  {
    term: 'Return (ROI)',
    words:
      'what the horizon leaves after all costs, divided by the build and every month’s running cost. At 100% each pound came back with another one.',
  },
  {
    term: 'Net present value',
    words:
      'the same sum with each month’s money made smaller by the discount rate. The yearly rate is spread so that twelve months make exactly one year; money at the end of month 1 is discounted by one month, the build not at all.',
  },
] as const;

function Formula() {
  return (
    <SplitSection
      id="how-it-is-counted"
      title="How it is counted"
      lead="Six lines of arithmetic, in whole pence. You can redo them on paper, and you should once."
      tone="chalk"
      sticky
    >
      <dl className={styles.formula}>
        {formula.map(({ term, words }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}

/** The steps follow the example that the fields begin with, whatever it is. */
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

function Example() {
  return (
    <SplitSection
      id="example"
      title="The example, step by step"
      lead="These are the figures that the fields begin with. The shop is invented; its sums are not."
    >
      <Steps steps={exampleSteps()} />
    </SplitSection>
  );
}

function Sources() {
  return (
    <SplitSection
      id="figures"
      title="Where to find your figures"
      lead="Guesses are allowed. Write down which ones they are."
      tone="chalk"
    >
      <div className={styles.text}>
        <p>
          {
            'Visitors and conversion stand in your statistics, as users and as purchases or form submissions over the last three months. If nobody ever set them up, '
          }
          <Anchor href={paths.service('analytics-setup')}>that is a small job</Anchor>
          {
            ' and worth doing before any other: you cannot tell afterwards what the work brought if you did not measure before.'
          }
        </p>
        <p>
          Order value is turnover divided by orders, before VAT. For the margin take what is left of an
          average sale once goods, postage, payment fees and anybody paid by the job are off. Leave out rent
          and salaries that stay the same whether or not one more order comes in.
        </p>
        <p>
          {
            'The uplift is the hard one. Look for something that visibly loses orders today: a checkout that people leave, a page that takes six seconds on a phone, a form that nobody can find. '
          }
          <Anchor href={paths.service('ecommerce')}>For a shop</Anchor>
          {' the checkout is the place to look; for a firm that sells time it is the way '}
          <Anchor href={paths.service('websites')}>the site answers the first question</Anchor>
          {
            '. If you can name no such thing, enter 10% or less and see whether the work still pays. When it does not, a new site may not be what you need.'
          }
        </p>
        <p>
          {'The costs are easier. The lists above the two cost fields hold what we publish: the prices of '}
          <Anchor href={paths.packages()}>our packages</Anchor>
          {' and, for '}
          <Anchor href={paths.services()}>single services</Anchor>
          {', the middle of their range. Add what your own people spend on it; their time is a cost too.'}
        </p>
      </div>
    </SplitSection>
  );
}

const leftOut = [
  'The time until launch. Month 1 is the first month in which the new site works at full strength; most take a few months to get there, so add them to the payback in your head.',
  'Tax. Corporation tax falls on the gain and the build lowers it; both depend on your accounts. Enter everything before VAT unless you can’t reclaim it.',
  'Seasons and growth. Every month is taken to be alike. A shop that lives on December should count whole years.',
  'Customers who come back. If people buy three times a year, the order value can be what a new customer spends in that year. Say so when you show the result to somebody.',
  'Work that earns nothing and has to be done: a site that breaks the law on access, or one that nobody can update any more, is not decided by its return.',
  'What happens if you do nothing. Here the old site goes on as it is, for ever. It will not.',
] as const;

function LeftOut() {
  return (
    <SplitSection
      id="left-out"
      title="What it leaves out"
      lead="A short sum that says what is missing is more use than a long one that hides it."
    >
      <ul className={styles.list}>
        {leftOut.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </SplitSection>
  );
}

/** How to read and doubt the result. Not printed: paper carries the result alone. */
export function Explanation() {
  return (
    <div className="no-print">
      <Formula />
      <Example />
      <Sources />
      <LeftOut />
      <SplitSection id="questions" title="Questions about the sum" tone="chalk">
        <Faq items={questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))} />
      </SplitSection>
      <CallToAction
        title="Worth building? Then let us price it"
        text="The quote form shows a range while you choose. The written quote has a fixed price, which you can put in here instead of a guess."
        seed="roi-calculator-next"
        actions={
          <>
            <ButtonLink href={paths.quote()} size="large">
              Ask for a quote
            </ButtonLink>
            <ButtonLink href={paths.packages()} size="large">
              See packages and prices
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
