import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { SearchForm } from '../../ui/site/search-form.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import styles from './faq.module.css';
import type { FaqData } from './faq.server.ts';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Questions', href: paths.faq() },
];

function Found({ typed, found }: Pick<FaqData, 'typed' | 'found'>) {
  const words =
    found === 0
      ? `No questions mention “${typed}”. Try a shorter word, or ask us. `
      : `${found} ${found === 1 ? 'question mentions' : 'questions mention'} “${typed}”. `;
  return (
    <p>
      <span>{words}</span>
      <Anchor href={paths.faq()}>Show all questions</Anchor>
    </p>
  );
}

export default function FaqPage({ data, site }: PageProps<FaqData>) {
  const { groups, typed, found } = data;
  return (
    <>
      <Hero
        seed="faq"
        above={<Breadcrumb crumbs={crumbs} />}
        title="Questions people ask us"
        lead="Answers about prices, time, who owns what, and what happens after launch."
      />
      <Section>
        <SearchForm
          action={paths.faq()}
          label="Search the questions"
          typed={typed}
          placeholder="deposit, hosting, WordPress"
        />
        {typed === '' ? (
          <nav aria-label="Groups of questions" className={styles.groups}>
            {groups.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        ) : (
          <Found typed={typed} found={found} />
        )}
      </Section>
      {groups.map(({ id, title, questions }, index) => (
        <SplitSection key={id} id={id} title={title} tone={index % 2 === 0 ? 'chalk' : 'paper'} sticky>
          <Faq
            items={questions.map(({ id: question, question: asked, text }) => ({
              id: question,
              question: asked,
              answer: <p>{text}</p>,
            }))}
          />
        </SplitSection>
      ))}
      <CallToAction
        title="Have another question?"
        text={`Ask us in your own words. A person answers within ${site.soon.reply}.`}
        seed="faq-next"
        actions={
          <ButtonLink href={paths.contact()} variant="primary" size="large">
            Ask a question
          </ButtonLink>
        }
      />
    </>
  );
}
