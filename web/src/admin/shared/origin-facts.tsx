import type { Attribution } from '@agency/domain/quote/schema';
import { paths } from '@agency/domain/site/paths';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What is known; nothing where none of it is. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const notKnown = 'Not known';

/** How the visit began is known only of visitors who agreed to that; a campaign only of links that name one. */
export function originOf(attribution: Attribution | null): Fact[] {
  const { first = null, last = null, sentFrom } = attribution ?? {};
  const touch = last ?? first;
  const campaign = touch ? [touch.source, touch.medium, touch.campaign].filter((part) => part !== '') : [];
  return [
    { name: 'Sent from', value: pageWords(sentFrom?.page) },
    { name: 'Page before', value: pageWords(sentFrom?.referrer) },
    { name: 'First page', value: pageWords((first ?? last)?.landingPage) },
    { name: 'Came from', value: touch?.referrer || notKnown },
    { name: 'Campaign', value: campaign.join(' / ') || notKnown },
  ];
}

function pageWords(path = ''): string {
  if (path === '') return notKnown;
  return path === paths.home() ? 'Home page' : path;
}
