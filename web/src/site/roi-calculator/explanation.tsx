import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import type { ExplanationTexts } from './calculator-data.ts';
import styles from './roi-calculator.module.css';

function Formula({ formula }: Pick<ExplanationTexts, 'formula'>) {
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

function Example({ example }: Pick<ExplanationTexts, 'example'>) {
  return (
    <SplitSection
      id="example"
      title="The example, step by step"
      lead="These are the figures that the fields begin with. The shop is invented; its sums are not."
    >
      <Steps steps={example} />
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

function LeftOut({ leftOut }: Pick<ExplanationTexts, 'leftOut'>) {
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

/** How to read and doubt the result. Not printed: only the result is. */
export function Explanation({ texts }: { readonly texts: ExplanationTexts }) {
  return (
    <div className="no-print">
      <Formula formula={texts.formula} />
      <Example example={texts.example} />
      <Sources />
      <LeftOut leftOut={texts.leftOut} />
      <SplitSection id="questions" title="Questions about the sum" tone="chalk">
        <Faq
          items={texts.questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
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
