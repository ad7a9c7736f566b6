import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { LinkRows } from '../../ui/site/link-rows.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import { TextItems } from '../../ui/site/text-parts.tsx';
import { TextSection } from '../../ui/site/text-section.tsx';
import { Screen } from '../../views/screen/screen.tsx';
import type { IndustryData } from './fitness-wellness.server.ts';

export default function FitnessWellnessPage({ data, path }: PageProps<IndustryData>) {
  const { content, parts } = data;
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Services', href: paths.services() },
    { label: 'Gyms, studios, treatment rooms', href: path },
  ];
  const ask = (
    <ButtonLink href={paths.quote({ service: 'industry-solutions' })} variant="primary" size="large">
      Request a quote
    </ButtonLink>
  );
  return (
    <>
      <Hero
        seed="fitness-wellness"
        above={<Breadcrumb crumbs={crumbs} />}
        title={content.heading}
        lead={content.lead}
        actions={ask}
      />
      <TextSection part={content.day} tone="paper" lead />
      <Section title={content.kinds.title} lead={content.kinds.lead} tone="chalk">
        <TextItems items={content.kinds.items} />
      </Section>
      <SplitSection title={content.rules.title} lead={content.rules.lead} sticky>
        <TextItems items={content.rules.items} columns={1} />
      </SplitSection>
      <SplitSection
        tone="night"
        seed="fitness-week"
        title="A week to try out"
        lead="Book, cancel and watch the waiting list move up. It’s a demo with invented members, and its rules are the ones above."
        more={<Anchor href={paths.demo('gym-booking')}>Open the gym’s timetable</Anchor>}
      >
        <Screen name="gym-booking" sizes="(min-width: 80rem) 42rem, (min-width: 56rem) 52vw, 92vw" />
      </SplitSection>
      <TextSection part={content.care} tone="chalk" />
      <TextSection part={content.buyOrBuild} tone="paper" />
      <Section title="What it can include" lead="With our usual prices." tone="chalk">
        <LinkRows
          shape="wide"
          rows={parts.map(({ slug, name, why, price }) => ({
            href: paths.service(slug),
            title: name,
            text: why,
            meta: price,
          }))}
        />
      </Section>
      <SplitSection title="Common questions">
        <Faq
          items={content.questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
      </SplitSection>
      <CallToAction
        title="Send us your timetable"
        text="A photo of the sheet behind the desk will do. We’ll tell you what would change, what it costs, and whether renting a system is cheaper."
        actions={ask}
        seed="fitness-wellness-next"
      />
    </>
  );
}
