import type { CivilDate } from '@agency/domain/shared/fields';
import { Anchor } from '../../../ui/anchor.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonRow } from '../../../ui/button.tsx';
import { type Item, kinds, sectionsOf } from './item.ts';
import type { Report } from './reported.tsx';
import { useRowFocus } from './use-row-focus.ts';
import styles from './waiting.module.css';

interface Props {
  readonly reports: readonly Report[];
  readonly today: CivilDate;
}

/** Everything that waits for staff, the most urgent first, each with what can be done about it. */
export function WaitingList({ reports, today }: Props) {
  const sections = sectionsOf(
    reports.flatMap(({ items }) => items),
    today,
  );
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  const { list, onKeyDown, onFocus } = useRowFocus(ids);
  const more = reports.flatMap((report) => report.more ?? []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are shortcuts for the rows' own buttons
    <div ref={list} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown} onFocus={onFocus}>
      {ids.length === 0 ? (
        <p className={styles.none}>Nothing needs an answer.</p>
      ) : (
        <p className={styles.hint}>
          <span>
            Press J to go to the list and the arrow keys to move between rows. Press Enter for a row’s first
            button, 2 for its second.
          </span>
        </p>
      )}
      {sections.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.section}>
            <span>{title}</span>
            <span className={styles.count}>{items.length}</span>
          </h3>
          <ul className={styles.rows}>
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {more.length === 0 ? null : (
        <p className={styles.more}>
          <span>There may be more: </span>
          {more.map(({ label, href }, at) => (
            <span key={href}>
              {at === 0 ? null : <span>, </span>}
              <Anchor href={href}>{label}</Anchor>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Row({ item }: { readonly item: Item }) {
  const { id, kind, title, detail, when, href, actions } = item;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: rows are reached with the arrow keys, and named by their words
    <li className={styles.row} data-row={id} tabIndex={0}>
      <span className={styles.kind}>
        <Badge>{kinds[kind]}</Badge>
      </span>
      <span className={styles.words}>
        <Anchor href={href} tabIndex={-1} className={styles.title}>
          <strong>{title}</strong>
        </Anchor>
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={styles.when}>{when}</span>
      <div className={styles.actions} data-actions="">
        <ButtonRow>{actions}</ButtonRow>
      </div>
    </li>
  );
}
