import { formatDate } from '@agency/domain/shared/format';
import type { ReactNode } from 'react';
import { ProseHtml } from '../../ui/prose.tsx';
import { Breadcrumb, type Crumb } from '../../ui/site/breadcrumb.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { DateText } from '../../ui/text.tsx';
import type { Heading } from '../markdown/elements.ts';
import { ContentsFrame } from './contents-frame.tsx';

import styles from './reading-page.module.css';

export interface ReadingData {
  readonly seed: string;
  readonly heading: string;
  readonly lead: string;
  readonly crumbs: readonly Crumb[];
  /** Day of the last change, where it matters. */
  readonly changedOn: string | null;
  readonly html: string;
  readonly headings: readonly Heading[];
}

interface ReadingPageProps {
  readonly data: ReadingData;
  /** After the text: what to do next. */
  readonly children?: ReactNode;
}

/** A page that is one long text. */
export function ReadingPage({ data, children }: ReadingPageProps) {
  const { seed, heading, lead, crumbs, changedOn, html, headings } = data;
  return (
    <>
      <Hero seed={seed} above={<Breadcrumb crumbs={crumbs} />} title={heading} lead={lead} />
      <ContentsFrame headings={headings}>
        {changedOn === null ? null : (
          <p className={styles.changed}>
            {'Last updated on '}
            <DateText value={changedOn}>{formatDate(changedOn)}</DateText>
          </p>
        )}
        <ProseHtml html={html} />
      </ContentsFrame>
      {children}
    </>
  );
}
