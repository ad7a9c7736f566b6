import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import styles from './differences.module.css';
import { differencesOf, type Piece } from './text-difference.ts';

const tags = { same: 'span', added: 'ins', removed: 'del', 'left out': 'span' } as const;

function Words({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <p className={styles.text}>
      {pieces.map(({ change, text }, index) => {
        const Tag = tags[change];
        // Pieces are told apart by their place alone.
        return <Tag key={String(index)}>{text}</Tag>;
      })}
    </p>
  );
}

interface Props {
  readonly before: BlogPostDraftText;
  readonly after: BlogPostDraftText;
}

/** What the second text has that the first hasn't, and the other way round. */
export function TextDifferences({ before, after }: Props) {
  const differences = differencesOf(before, after);
  if (differences.length === 0) return <p>Both say the same.</p>;
  return (
    <dl className={styles.differences}>
      {differences.map(({ label, pieces }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Words pieces={pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
