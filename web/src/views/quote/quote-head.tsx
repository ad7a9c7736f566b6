import type { QuoteView } from '@agency/domain/quote/view';
import { formatDate, formatInstantDate } from '@agency/domain/shared/format';
import type { ReactNode } from 'react';
import { Callout } from '../../ui/callout.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { DateText } from '../../ui/text.tsx';
import styles from './quote-head.module.css';
import { Paragraphs } from './quote-lines.tsx';
import { bannerOf } from './words.ts';

interface QuoteHeadProps {
  readonly view: QuoteView;
  /** Beside the banner: a link to the newer version. */
  readonly newerHref?: string | undefined;
  /** Replaces the banner: what was agreed. */
  readonly notice?: ReactNode;
  /** The PDF download. */
  readonly download?: ReactNode;
}

/** The head of the quote: title, recipient, seller and validity. */
export function QuoteHeadView({ view, newerHref, notice, download }: QuoteHeadProps) {
  const { offer, number, sentAt } = view;
  const { recipient, seller, content, validUntil, version } = offer;
  const banner = notice ? null : bannerOf(view);
  return (
    <header className={styles.head}>
      <p className={styles.number}>{`Quote ${number}${version > 1 ? ` · version ${version}` : ''}`}</p>
      <h1 className={styles.title}>{content.title}</h1>
      {notice}
      {banner ? (
        <Callout
          tone={banner.tone}
          title={banner.title}
          className={styles.banner}
          actions={
            view.newerVersion !== null && newerHref ? <a href={newerHref}>Read the newer version</a> : null
          }
        >
          <p>{banner.text}</p>
        </Callout>
      ) : null}
      <dl className={styles.parties}>
        <div className={styles.party}>
          <dt>For</dt>
          <dd>
            <span>{recipient.name}</span>
            {recipient.company ? <span>{recipient.company}</span> : null}
          </dd>
        </div>
        <div className={styles.party}>
          <dt>From</dt>
          <dd>
            <span>{seller.brandName}</span>
            <MailLink address={seller.email} />
          </dd>
        </div>
        {sentAt ? (
          <div>
            <dt>Sent</dt>
            <dd>
              <DateText value={sentAt}>{formatInstantDate(new Date(sentAt))}</DateText>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Valid until</dt>
          <dd>
            <DateText value={validUntil}>{formatDate(validUntil)}</DateText>
          </dd>
        </div>
      </dl>
      {download ? <div className={styles.download}>{download}</div> : null}
      {content.introduction ? (
        <Paragraphs text={content.introduction} className={styles.introduction} />
      ) : null}
    </header>
  );
}
