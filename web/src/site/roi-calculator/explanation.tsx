import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import type { ExplanationTexts } from './calculator-data.ts';
import styles from './roi-calculator.module.css';

interface ExplanationProps {
  readonly texts: ExplanationTexts;
  /** Some packages are published: their prices are among those to start from. */
  readonly hasPackages: boolean;
}

function Formula({ formula }: Pick<ExplanationTexts, 'formula'>) {
  return (
    <SplitSection
      id="how-it-is-counted"
      title="How we calculate it"
      lead="6 lines of arithmetic, in whole pence. You can check them on paper."
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

function Example({ example }: Pick<ExplanationTexts, 'example'>) {
  return (
    <SplitSection
      id="example"
      title="The example, step by step"
      lead="These are the figures the form starts with. The shop is invented, but the arithmetic is real."
    >
      <Steps steps={example} />
    </SplitSection>
  );
}

function Sources({ hasPackages }: Pick<ExplanationProps, 'hasPackages'>) {
  return (
    <SplitSection
      id="figures"
      title="Where to find your figures"
      lead="You can use estimates. Note which figures are estimates."
      tone="chalk"
    >
      <div className={styles.text}>
        <p>
          {
            'You’ll find visitors and conversions in your analytics, as users and as purchases or form submissions over the last 3 months. If you don’t have analytics, '
          }
          <Anchor href={paths.service('analytics-setup')}>that’s a small job</Anchor>
          {' and worth doing first: if you don’t measure before the work, you can’t tell what it achieved.'}
        </p>
        <p>
          Order value is turnover divided by orders, before VAT. The margin is what’s left of an average sale
          after goods, postage, payment fees and anyone paid by the job. Leave out rent, salaries and anything
          else that costs the same however many orders you get.
        </p>
        <p>
          {
            'The uplift is the hardest figure to estimate. Look for something that is clearly losing you orders: a checkout people abandon, a page that takes 6 seconds to load on a phone, a form people can’t find. '
          }
          <Anchor href={paths.service('ecommerce')}>For a shop</Anchor>
          {' look at the checkout. For a business that sells its time, look at how '}
          <Anchor href={paths.service('websites')}>the site answers the first question</Anchor>
          {
            '. If you can name no such thing, enter 10% or less and see whether the work still pays. If it doesn’t, a new site may not be what you need.'
          }
        </p>
        {hasPackages ? (
          <p>
            {
              'The costs are easier. The lists above the two cost fields contain our published prices: those of '
            }
            <Anchor href={paths.packages()}>our packages</Anchor>
            {' and, for '}
            <Anchor href={paths.services()}>single services</Anchor>
            {', the middle of their range. Add the cost of your own people’s time.'}
          </p>
        ) : (
          <p>
            {'The costs are easier. The lists above the two cost fields contain the middle of the range for '}
            <Anchor href={paths.services()}>each of our services</Anchor>
            {'. Add the cost of your own people’s time.'}
          </p>
        )}
      </div>
    </SplitSection>
  );
}

function LeftOut({ leftOut }: Pick<ExplanationTexts, 'leftOut'>) {
  return (
    <SplitSection
      id="left-out"
      title="What it leaves out"
      lead="This is a simple calculation. These are the things it doesn’t include."
    >
      <ul className={styles.list}>
        {leftOut.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </SplitSection>
  );
}

/** How to read and doubt the result. Not printed: only the result is. */
export function Explanation({ texts, hasPackages }: ExplanationProps) {
  return (
    <div className="no-print">
      <Formula formula={texts.formula} />
      <Example example={texts.example} />
      <Sources hasPackages={hasPackages} />
      <LeftOut leftOut={texts.leftOut} />
      <SplitSection id="questions" title="Questions about the calculation" tone="chalk">
        <Faq
          items={texts.questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
      </SplitSection>
      <CallToAction
        title="If it’s worth building, ask us for a price"
        text="The quote form shows a price range as you choose. Your written quote has a fixed price, which you can enter here instead of an estimate."
        seed="roi-calculator-next"
        actions={
          <>
            <ButtonLink href={paths.quote()} size="large">
              Request a quote
            </ButtonLink>
            {hasPackages ? (
              <ButtonLink href={paths.packages()} size="large">
                See packages and prices
              </ButtonLink>
            ) : (
              <ButtonLink href={paths.services()} size="large">
                See services and prices
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  );
}
