import { paths } from '@agency/domain/site/paths';
import { CardGrid, LinkCard } from '../../ui/site/card-grid.tsx';
import { Screen } from '../screen/screen.tsx';
import { isScreen } from '../screen/screens.ts';
import styles from './demo-cards.module.css';
import type { demos } from './demos.ts';

interface DemoCardsProps {
  readonly shown: readonly (typeof demos)[number][];
  /** Outline level of the titles. */
  readonly level?: 2 | 3 | undefined;
}

const pair = '(min-width: 80rem) 37rem, (min-width: 58rem) 46vw, 92vw';
const three = '(min-width: 60rem) 25rem, (min-width: 40rem) 46vw, 92vw';

/** Demos to open, each with a picture of itself: two side by side, or three where there are three. */
export function DemoCards({ shown, level = 3 }: DemoCardsProps) {
  const isThree = shown.length === 3;
  return (
    <div className={isThree ? undefined : styles.pairs}>
      <CardGrid>
        {shown.map(({ slug, name, text }) => (
          <LinkCard
            key={slug}
            level={level}
            href={paths.demo(slug)}
            title={name}
            text={text}
            media={
              isScreen(slug) ? (
                <Screen className={styles.screen} name={slug} sizes={isThree ? three : pair} silent />
              ) : undefined
            }
          />
        ))}
      </CardGrid>
    </div>
  );
}
