import { invoiceQueries } from '@agency/domain/invoice/queries';
import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { CivilDate } from '@agency/domain/shared/fields';
import { isUnreadable, readableRows } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { projects } from '../../firebase/records/project.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useCompanies } from '../shared/companies.ts';
import { InvoiceToPay } from '../shared/invoice-to-pay.tsx';
import list from '../shared/needed.module.css';
import { UnreadableRow } from '../shared/rows.tsx';
import { owing } from '../shared/to-pay.ts';
import { useToday } from '../shared/use-today.ts';
import { ApprovalToGive } from './approval-to-give.tsx';
import styles from './dashboard.module.css';
import { shown } from './limits.ts';
import { type NeededItem, neededNow } from './needed.ts';
import { QuoteToAnswer } from './quote-to-answer.tsx';

/** What waits for this person, asked for by itself: it can't be among the older ones of a longer list. */
export function useNeeded() {
  const { uid } = useSignedIn();
  const today = useToday();
  const toAnswer = useRecords(quotes, quoteQueries.quotesToAnswerOfMember, [uid, false, ['sent', 'viewed']], {
    limit: shown.toAnswer,
  });
  const toApprove = useRecords(projects, projectQueries.projectsAwaitingAnswerOfMember, [uid, true], {
    limit: shown.toApprove,
  });
  const toPay = useRecords(invoices, invoiceQueries.invoicesToPayOfMember, [uid, ...owing], {
    limit: shown.toPay,
  });
  const items = neededNow(
    { quotes: readableRows(toAnswer), projects: readableRows(toApprove), invoices: readableRows(toPay) },
    new Date(),
  );
  return {
    today,
    items,
    // An unreadable one might need an answer, so it is listed with those that do.
    unreadable: [...toAnswer, ...toApprove, ...toPay].filter(isUnreadable),
    mayBeMore: {
      quotes: toAnswer.length === shown.toAnswer,
      projects: toApprove.length === shown.toApprove,
      invoices: toPay.length === shown.toPay,
    },
  };
}

export type NeededNow = ReturnType<typeof useNeeded>;

export function NeededPart({ needed }: { readonly needed: NeededNow }) {
  const { areSeveral } = useCompanies(shown.companies);
  const { items, unreadable, today } = needed;
  return (
    <section className={styles.part} aria-labelledby="needed">
      <h2 id="needed">What we need from you</h2>
      <ul className={list.list}>
        {items.map((item, index) => (
          <Item key={item.key} {...{ item, today, areSeveral }} isFirst={index === 0} />
        ))}
        {unreadable.map(({ id }) => (
          <UnreadableRow key={id} />
        ))}
      </ul>
      <More needed={needed} />
    </section>
  );
}

interface ItemProps {
  readonly item: NeededItem;
  readonly today: CivilDate;
  readonly areSeveral: boolean;
  readonly isFirst: boolean;
}

function Item({ item, today, areSeveral, isFirst }: ItemProps) {
  switch (item.kind) {
    case 'quote':
      return <QuoteToAnswer quote={item.quote} isFirst={isFirst} />;
    case 'approval':
      return <ApprovalToGive project={item.project} step={item.step} {...{ today, isFirst }} />;
    case 'invoice':
      return <InvoiceToPay invoice={item.invoice} {...{ today, isFirst }} namesCompany={areSeveral} />;
  }
}

/** Where to find what the list has no room for; that there is nothing is said only when nothing can be hidden. */
function More({ needed: { items, unreadable, mayBeMore } }: { readonly needed: NeededNow }) {
  const links = [
    ...(mayBeMore.quotes ? [{ href: paths.client.quotes(), words: 'All your quotes' }] : []),
    ...(mayBeMore.projects ? [{ href: paths.client.project(), words: 'All your projects' }] : []),
    ...(mayBeMore.invoices ? [{ href: paths.client.invoices(), words: 'All your invoices' }] : []),
  ];
  if (links.length > 0) {
    return links.map(({ href, words }) => (
      <p key={href}>
        <Anchor href={href}>{words}</Anchor>
      </p>
    ));
  }
  return items.length + unreadable.length > 0 ? null : (
    <p className={styles.quiet}>Nothing at the moment. We’ll email you when we need something from you.</p>
  );
}
