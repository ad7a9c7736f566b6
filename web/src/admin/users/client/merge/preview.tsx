import { type MergedKind, type MergePreview, type MergeSide, mergedKinds } from '@agency/domain/client/merge';
import { formatList, formatMoney } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../../../ui/anchor.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Muted } from '../../../../ui/text.tsx';
import { countedWords, cutWords } from '../../person/person-words.ts';
import { balanceInWords } from '../account-words.ts';
import styles from './merge.module.css';

/** Who will see what, and what becomes of money and invoices. */
export function Preview({ preview }: { readonly preview: MergePreview }) {
  const { from, into, credit, balance, billingEmail, dropped, formerBilling } = preview;
  return (
    <div className={styles.stack}>
      <Gains who={from} what={into} />
      <Gains who={into} what={from} />
      <ul className={styles.list}>
        <li>{`Invoices will go to ${billingEmail}.`}</li>
        {dropped.length > 0 ? <li>{`${formatList(dropped)} won’t get them any more.`}</li> : null}
        {formerBilling === null ? null : (
          <li>{`Links to quotes and projects that we emailed to ${formerBilling} will stop working.`}</li>
        )}
        {balance === 0 ? null : <li>{`The account moves: ${balanceInWords(balance)}.`}</li>}
        {credit === 0 ? null : <li>{`Credit of ${formatMoney(credit)} moves.`}</li>}
        <li>Sent quotes, certificates and issued invoices keep the name they were issued to.</li>
      </ul>
    </div>
  );
}

const hrefs: Readonly<Record<MergedKind, (id: string) => string>> = {
  quotes: adminPaths.quote,
  projects: (id) => adminPaths.project({ id }),
  invoices: (id) => adminPaths.invoice({ id }),
};

const laterWords = (hasAccount: boolean, isInvited: boolean) => {
  if (isInvited) return ', once they accept their invitation';
  return hasAccount ? '' : ', once they register';
};

/** Somebody of one record, and the documents of the other that they can't see now. */
function Gains({ who, what }: { readonly who: MergeSide; readonly what: MergeSide }) {
  const shared = mergedKinds.filter((kind) => what.shared[kind].count > 0);
  if (who.gains.length === 0 || shared.length === 0) {
    return (
      <p>
        {who.gains.length === 0
          ? `No one at ${who.name} will see more than now: they’re all at ${what.name} too.`
          : `${formatList(who.gains.map(({ name }) => name))} will join ${what.name}, which has nothing shared with it yet.`}
      </p>
    );
  }
  return (
    <Callout tone="warning" title={`These people will see what we shared with ${what.name}`}>
      <ul className={styles.list}>
        {who.gains.map(({ name, email, hasAccount, isInvited }) => (
          <li key={email}>{`${name} (${email})${laterWords(hasAccount, isInvited)}`}</li>
        ))}
      </ul>
      <p>What they can’t see now:</p>
      {shared.map((kind) => (
        <div key={kind}>
          <strong>{countedWords(kind, what.shared[kind])}</strong>
          <ul className={styles.list}>
            {what.shared[kind].items.map(({ id, label }) => (
              <li key={id}>
                <Anchor href={hrefs[kind](id)} target="_blank">
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          <Muted>{cutWords(kind, what.shared[kind]) ?? ''}</Muted>
        </div>
      ))}
    </Callout>
  );
}
