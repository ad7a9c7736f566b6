import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import { Paragraphs, TextItems } from '../../ui/site/text-parts.tsx';
import type { TownContent } from '../content/towns/town-content.ts';
import styles from './town.module.css';
import type { TownData } from './town.server.ts';

function Economy({ economy }: Pick<TownContent, 'economy'>) {
  return (
    <Section title={economy.title} tone="chalk">
      <Paragraphs texts={economy.paragraphs} />
      <div className={styles.sectors}>
        <TextItems items={economy.sectors.map(({ name, need }) => ({ title: name, text: need }))} />
      </div>
    </Section>
  );
}

function Facts({ facts, name }: { readonly facts: TownContent['facts']; readonly name: string }) {
  return (
    <SplitSection title={`About ${name}`} lead="Some facts, and where you can check them.">
      <ul className={styles.facts}>
        {facts.map(({ fact, source }) => (
          <li key={fact}>
            <p>{fact}</p>
            <p className={styles.source}>{source}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

function Nearby({ nearby }: Pick<TownContent, 'nearby'>) {
  return (
    <SplitSection title="Nearby" lead={nearby.lead}>
      <ul className={styles.places}>
        {nearby.places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </SplitSection>
  );
}

export default function TownPage({ data, path, site }: PageProps<TownData>) {
  const { content, name, services } = data;
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Services', href: paths.services() },
    { label: name, href: path },
  ];
  const ask = (
    <ButtonLink href={paths.quote()} variant="primary" size="large">
      Request a quote
    </ButtonLink>
  );
  return (
    <>
      <Hero
        seed={content.town}
        above={<Breadcrumb crumbs={crumbs} />}
        title={content.heading}
        lead={content.lead}
        actions={ask}
      />
      <SplitSection title={content.meeting.title}>
        <Paragraphs texts={content.meeting.paragraphs} lead />
      </SplitSection>
      <Economy economy={content.economy} />
      <Facts facts={content.facts} name={name} />
      <SplitSection title={content.example.title} tone="chalk">
        <Paragraphs texts={content.example.paragraphs} />
        <ul className={styles.links}>
          {services.map(({ slug, name: service }) => (
            <li key={slug}>
              <Anchor href={paths.service(slug)}>{service}</Anchor>
            </li>
          ))}
        </ul>
      </SplitSection>
      <Nearby nearby={content.nearby} />
      <SplitSection title={`Questions from ${name}`} tone="chalk">
        <Faq
          items={content.questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
      </SplitSection>
      <CallToAction
        title="Tell us what you need"
        text={`It takes about ${site.soon.form}, and you see a price range as you fill it in. Your written quote follows within ${site.soon.quote}.`}
        actions={ask}
        seed={`${content.town}-next`}
      />
    </>
  );
}
