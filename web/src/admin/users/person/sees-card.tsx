import { adminPaths } from '@agency/domain/site/admin-paths';
import { type PersonDescription, type SeenKind, seenKinds } from '@agency/domain/user/description';
import { Anchor } from '../../../ui/anchor.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Muted } from '../../../ui/text.tsx';
import styles from './person.module.css';
import { blindWords, countedWords, cutWords } from './person-words.ts';

const hrefs: Readonly<Record<SeenKind, (id: string) => string>> = {
  clients: (id) => adminPaths.client(id),
  quotes: adminPaths.quote,
  projects: (id) => adminPaths.project({ id }),
  invoices: (id) => adminPaths.invoice({ id }),
};

/** All that is shared with a person, by kind. */
export function SeesCard({ described }: { readonly described: PersonDescription }) {
  return (
    <Card title="What they can see">
      <div className={styles.stack}>
        <Standing described={described} />
        {seenKinds.map((kind) => (
          <Kind key={kind} kind={kind} described={described} />
        ))}
        <Muted>
          With a quote, project or invoice they also see its messages, files, updates and certificate as their
          client does.
        </Muted>
      </div>
    </Card>
  );
}

function Standing({ described: { isAdmin, blind } }: { readonly described: PersonDescription }) {
  if (blind !== null) {
    return (
      <Callout tone="warning">
        <p>{blindWords[blind]}</p>
      </Callout>
    );
  }
  if (!isAdmin) return null;
  return (
    <Callout tone="info">
      <p>
        As an admin, they can see and change everything in the back office. In the client area they see this:
      </p>
    </Callout>
  );
}

function Kind({ kind, described }: { readonly kind: SeenKind; readonly described: PersonDescription }) {
  const counted = described.sees[kind];
  const cut = cutWords(kind, counted);
  return (
    <section className={styles.kind} aria-labelledby={`sees-${kind}`}>
      <h3 id={`sees-${kind}`} className={styles.sub}>
        {countedWords(kind, counted)}
      </h3>
      {counted.items.length > 0 ? (
        <ul className={styles.plain}>
          {counted.items.map(({ id, label }) => (
            <li key={id}>
              <Anchor href={hrefs[kind](id)}>{label}</Anchor>
            </li>
          ))}
        </ul>
      ) : null}
      {cut === null ? null : <Muted>{cut}</Muted>}
    </section>
  );
}
